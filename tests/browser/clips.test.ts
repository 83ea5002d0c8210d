// Every clip as decoded by the browser, against its score and the thresholds: a detector that knows
// nothing but the samples has to find each note at its time in the score.
import { expect, test } from 'vitest';
import { compare, isFound } from '#audio/measure/against-score.ts';
import { measure, measureLevel } from '#audio/measure/measure.ts';
import { faults, fileFaults, THRESHOLDS } from '#audio/measure/thresholds.ts';
import type { Clip } from '#audio/music/clips/clip.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import type { Note, Score } from '#audio/music/score/score.ts';
import { decodeClip, measureFile, renderClip } from '#audio/render/clip-samples.ts';
import { passedBefore } from '#tests/support/clip-verdicts.ts';

/** A score shifted by this much (seconds) must not fit the clip… */
const SHIFT = 0.04;
/** …beyond this share of its onsets, which coincide with others by chance. */
const BY_CHANCE = 0.4;

test.each(CLIPS)('$id sounds as its score says, within every threshold', async (clip) => {
  if (await passedBefore(clip)) return;
  const measured = await measureFile(clip);
  expect(faults(clip, measured)).toEqual([]);

  const mp3 = measureLevel(await decodeClip(clip.id, 'mp3'));
  expect(fileFaults(clip, mp3)).toEqual([]);
  expect(Math.abs(mp3.loudness - measured.loudness)).toBeLessThan(THRESHOLDS.formats);

  // The detector does not find onsets everywhere.
  const { notes } = clip.score();
  const shifted = [SHIFT, -SHIFT].flatMap((by) =>
    compare(
      moved({ notes }, () => true, by),
      measured.onsets,
    ).filter(({ time }) => time > 0 && !notes.some((note) => Math.abs(note.time - time) < 0.025)),
  );
  expect(shifted.filter(isFound).length).toBeLessThan(BY_CHANCE * shifted.length);
});

test.each([
  ['solo-derecho-bongos', 10],
  ['solo-derecho-requinto', 12],
  // In the full band, where the bongos alone lead on to the next count.
  ['band-derecho', 34],
])('a single stroke of %s played 25 ms late is reported', async (id, which) => {
  const clip = CLIPS.find((candidate) => candidate.id === id) as Clip;
  const score = clip.score();
  const { time } = compare(score, [])[which] ?? { time: Number.NaN };
  const late = moved(score, (note) => Math.abs(note.time - time) < 0.03, 0.025);
  const sound = await renderClip({ ...clip, score: () => ({ ...score, ...late }) });
  expect(faults(clip, measure(clip, sound)).join()).toContain(`not heard at ${time.toFixed(3)} s`);
});

test('a clip played 1 bpm too fast is noticed by its tempo', async () => {
  const clip = CLIPS.find(({ id }) => id === 'band-majao') as Clip;
  const score = clip.score();
  const bpm = score.bpm + 1;
  const fast: Score = {
    ...score,
    bpm,
    notes: score.notes.map((note) => ({ ...note, time: (note.time * score.bpm) / bpm })),
  };
  const { tempo } = measure(clip, await renderClip({ ...clip, score: () => fast }));
  expect(Math.abs(tempo - bpm)).toBeLessThan(0.3);
  expect(Math.abs(tempo - score.bpm)).toBeGreaterThan(0.5);
});

/** The score with the chosen notes played later, by seconds. */
function moved(
  { notes }: Pick<Score, 'notes'>,
  chosen: (note: Note) => boolean,
  by: number,
): Pick<Score, 'notes'> {
  return { notes: notes.map((note) => (chosen(note) ? { ...note, time: note.time + by } : note)) };
}
