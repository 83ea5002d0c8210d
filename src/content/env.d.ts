/** A lesson compiled by scripts/markdown/plugin.ts. */
declare module '*?compiled' {
  export const lesson: import('./model.ts').Lesson;
}
