/** A lesson compiled by scripts/markdown/plugin.ts. */
declare module '*?compiled' {
  export const lesson: import('./model.ts').Lesson;
}

/** A lesson compiled to slides by the same. */
declare module '*?slides' {
  export const presentation: import('#src/present/slide.ts').Presentation;
}
