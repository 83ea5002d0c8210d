import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '#src/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AUDIO_TO_NAME, LABEL_THE_BAND, NAME_THE_PARTS } from '#src/content/matching.ts';
import { AudioToName } from '#src/exercises/matching/audio-to-name.tsx';
import { LabelTheBand } from '#src/exercises/matching/label-the-band.tsx';
import { NameTheParts } from '#src/exercises/matching/name-the-parts.tsx';
import { loadMarkdown } from '#src/ui/markdown.tsx';

declare global {
  interface Window {
    /** What the exercise told whoever shows it. */
    told: string[];
  }
}

// One exercise on a page of its own, with room to scroll as in a lesson. Never shipped.
const query = new URLSearchParams(location.search);
document.documentElement.classList.toggle('dark', query.has('dark'));
window.told = [];
const told = {
  seed: query.get('seed') ?? 'page',
  onChecked: ({ right, total }: { right: number; total: number }) => {
    window.told.push(`checked ${right}/${total}`);
  },
  onSolved: () => {
    window.told.push('solved');
  },
};
const exercises: Record<string, () => React.ReactNode> = {
  'label-the-band': () => <LabelTheBand exercise={LABEL_THE_BAND} {...told} />,
  'audio-to-name': () => <AudioToName exercise={AUDIO_TO_NAME} {...told} />,
  'name-the-parts': () => <NameTheParts exercise={NAME_THE_PARTS} {...told} />,
};
const show = exercises[query.get('exercise') ?? ''];
const root = document.getElementById('root');
if (!root || !show) throw new Error('no such exercise');
// Whoever shows an exercise has its text set, so that nothing moves later.
await loadMarkdown();
createRoot(root).render(
  <StrictMode>
    <main
      data-section="music"
      style={{ maxWidth: '68rem', marginInline: 'auto', paddingInline: 'var(--gutter)' }}
    >
      <h1>Matching</h1>
      <h2>An exercise</h2>
      {show()}
      <p style={{ minHeight: '60vh' }}>What follows in the lesson.</p>
    </main>
  </StrictMode>,
);
