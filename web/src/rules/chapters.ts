import type { RuleInfo } from '../protocol';

export interface Chapter {
  id: string;
  title: string;
  rules: RuleInfo[];
}

/** Rules under the titles of their chapters, in the order of the book. */
export function chaptersOf(rules: RuleInfo[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const known = chapters.get(rule.group);
    if (known) known.rules.push(rule);
    else chapters.set(rule.group, { id: rule.group, title: rule.chapter, rules: [rule] });
  }
  return [...chapters.values()];
}
