/** Style sheet of the audio report, in the app's colours for both colour schemes. */
export const STYLE = `
:root {
  --paper: light-dark(#faf4e8, #171210);
  --card: light-dark(#fffcf5, #221b17);
  --ink: light-dark(#2b211b, #f4eadb);
  --soft: light-dark(#685a4e, #bcab9a);
  --line: light-dark(#dccdb5, #463931);
  --right: light-dark(#1f6e43, #7fd3a2);
  --wrong: light-dark(#a3292b, #ff9d97);
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink);
  background: var(--paper);
  scroll-padding-top: 4rem;
}
body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, p { margin: 0.4em 0; }
h2 { margin-top: 2em; }
h3 { font-size: 1.1rem; }
p, dt, th, figcaption { color: var(--soft); }
a { color: inherit; }
nav {
  position: sticky; top: 0; z-index: 1;
  display: flex; gap: 1rem; overflow-x: auto; white-space: nowrap;
  padding: 0.75rem 0; background: var(--paper); border-bottom: 1px solid var(--line);
}
header { display: contents; }
article {
  margin: 1rem 0; padding: 0.75rem 1rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem;
}
audio { display: block; width: 100%; margin: 0.5rem 0; }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; background: #000; border-radius: 0.4rem 0.4rem 0 0; }
svg { display: block; width: 100%; height: auto; }
path { stroke: var(--soft); stroke-width: 1.5; }
path.bar { stroke: var(--line); stroke-width: 3; }
path.yes { stroke: var(--right); }
path.no { stroke: var(--wrong); stroke-width: 4; }
dl { display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; margin: 0.5rem 0; }
dt { font-size: 0.85rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
b.yes { color: var(--right); }
.no { color: var(--wrong); }
b { font-size: 0.85rem; white-space: nowrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
.onsets td:nth-child(-n + 4) { text-align: right; }
`;
