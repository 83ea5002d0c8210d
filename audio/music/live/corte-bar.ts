import type { Chart } from '#audio/music/chart/chart.ts';
import { chord } from '#audio/music/harmony/harmony.ts';
import { corte } from '#audio/music/score/sections.ts';
import { allAtOnce } from '#lib/steps.ts';
import type { LiveBar, LiveNote } from './live.ts';
import { liveBars } from './live-bars.ts';

/** A bar with a corte on demand: all stop, over its own chords, and lead into the next bar. @param seed of the touch */
export function corteBar(bar: LiveBar, next: LiveBar, seed: string): LiveBar {
  const { rhythm, key = 'C', chords } = bar;
  const sheet: Chart = {
    key,
    semitones: 0,
    bars: 1,
    changes: chords.map(({ beat, name }) => ({ beat, chord: chord(name) })),
    after: chord(next.chords[0]?.name ?? key),
  };
  const [stopped] = allAtOnce(liveBars([{ rhythm }], sheet, corte(sheet, 0), seed));
  const tied = bar.notes.find(isTiedOver);
  const notes = (stopped?.notes ?? []).filter((note) => !(tied && isLastPush(note)));
  return {
    ...bar,
    notes: tied ? [...notes, tied].toSorted((a, b) => a.beat - b.beat) : notes,
  };
}

const isLastPush = (note: LiveNote) => note.instrument === 'bass' && note.beat === 3.5;

/** Whether a bass note rings on into the next bar, which then does not play it again. */
const isTiedOver = (note: LiveNote) => isLastPush(note) && 'beats' in note && note.beats > 0.5;
