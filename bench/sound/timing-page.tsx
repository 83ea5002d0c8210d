import { createRoot } from 'react-dom/client';
import { engine } from '#audio/engine/engine.ts';
import { gridSteps } from '#audio/engine/step.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { RhythmGrid } from '#src/exercises/rhythm-grid/rhythm-grid.tsx';
import { onsets, type Recorder, record } from '#tests/support/recorder.ts';

let recorder: Recorder;

/** Renders the grid, which Playwright then plays. */
async function showGrid(): Promise<void> {
  const exercise = {
    id: 'bench',
    title: 'Derecho',
    instructions: '',
    explanation: '',
    pattern: RHYTHMS['derecho-lift'],
    bpm: 105,
  };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <RhythmGrid exercise={exercise} />,
  );
  await engine.output.open();
  if (!engine.output.bus) throw new Error('no sound');
  recorder = await record(engine.output.bus);
}

/** Seconds from each step's sound to its highlight, over one pass of the grid. */
async function highlightErrors(): Promise<number[]> {
  const context = engine.output.bus?.context as AudioContext;
  const shown: { index: number; at: number; heard: number }[] = [];
  const from = onsets(await recorder.recording()).length;
  const cells = [...document.querySelectorAll('[data-stroke]')];
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const cell = target as Element;
        if (cell.getAttribute('aria-current') !== 'step') continue;
        // The same moment as output time.
        const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
        const at = performance.now();
        shown.push({
          index: cells.indexOf(cell),
          at,
          heard: contextTime + (at - performanceTime) / 1000,
        });
      }
      if (shown.length === cells.length) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
    [...document.querySelectorAll('button')].find((b) => b.textContent === 'Play')?.click();
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const sounded = onsets(await recorder.recording()).slice(from);
  return shown.map(({ index, heard }) => heard - (sounded[index] ?? Number.NaN));
}

/** The time for which each command keeps the main thread busy, in milliseconds. */
async function commandCosts(): Promise<Record<string, number[]>> {
  await engine.ready();
  const rows = ['x'.repeat(16), 'xX'.repeat(8)].map((row) => gridSteps('click', strokes(row)));
  const [steps = [], others = []] = rows;
  const costs = { start: [], edit: [], tempo: [], stop: [] } as Record<string, number[]>;
  const timed = <T,>(name: string, command: () => T): T => {
    const from = performance.now();
    const result = command();
    costs[name]?.push(performance.now() - from);
    return result;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 12));
  for (let i = 0; i < 20; i++) {
    const options = { steps, stepsPerBeat: 4, bpm: 105, loop: true, countIn: false };
    const playback = timed('start', () => engine.play(options, () => {}));
    for (let k = 0; k < 10; k++) {
      await pause();
      timed('edit', () => playback.setSteps(k % 2 ? steps : others));
      await pause();
      timed('tempo', () => playback.setTempo(105 + (k % 2)));
    }
    timed('stop', () => engine.stop(playback));
  }
  // Until the last click has faded.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return costs;
}

Object.assign(window, { bench: { showGrid, highlightErrors, commandCosts } });
