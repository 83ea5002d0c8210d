/** A lesson compiled to slides by scripts/markdown/plugin.ts. */
declare module '*?slides' {
  export const presentation: import('./slide.ts').Presentation;
}
