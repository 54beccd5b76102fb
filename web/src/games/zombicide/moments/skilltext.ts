/** What a rule says of a skill, without the name before it, which stands above it anyway. */
export function withoutName(text: string, name: string): string {
  const general = /^[^.]*?\[X\][^:.]*: /.exec(text)?.[0];
  const own = text.toLowerCase().startsWith(`${name.toLowerCase()}: `) ? name.length + 2 : 0;
  const rest = text.slice(general?.length ?? own);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
