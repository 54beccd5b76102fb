/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** What a path of an icon draws, by its name, on a ground of 512 by 512. */
  const outlines: Record<string, string>;
  export default outlines;
}

declare module 'virtual:icons/rest' {
  /** The same of all that the lobby does not draw. */
  const outlines: Record<string, string>;
  export default outlines;
}
