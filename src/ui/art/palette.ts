// Lines use currentColor. These three colours follow the page's theme and section.
export const accent = 'var(--art-accent, #b5482a)';
export const tint = 'var(--art-tint, #f0d9b5)';
export const paper = 'var(--art-paper, #fbf6ea)';
