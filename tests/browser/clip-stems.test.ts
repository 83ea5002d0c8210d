// Stems: each player of a clip alone, as in the review of a quiz, compared with the clip's score and
// with its file. No test of the engine here: the kept passes depend on all code that this file imports.
import { expect, test } from 'vitest';
import { compare, isFound } from '#audio/measure/against-score.ts';
import type { Channels } from '#audio/measure/measure.ts';
import { findOnsets } from '#audio/measure/onsets.ts';
import { CLIP_SAMPLE_RATE, type Clip, heardIn } from '#audio/music/clips/clip.ts';
import { EMPHASIS } from '#audio/music/clips/emphasis.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { channelsOf, decodeClip, renderClip } from '#audio/render/clip-samples.ts';
import { playersFor, renderInFront, renderStem } from '#audio/render/stem.ts';
import { passedBefore } from '#tests/support/clip-verdicts.ts';
import { levelsIn } from '#tests/support/levels.ts';

/** Largest difference between the levels of a stem and of its player in the clip (dB). */
const LEVEL_TOLERANCE = 1;

const playing = (clip: Clip) => BAND.filter((player) => heardIn(clip).includes(player));
const missing = (clip: Clip) => BAND.filter((player) => !heardIn(clip).includes(player));
const stem = async (clip: Clip, player: BandInstrument) =>
  channelsOf(await renderStem(clip, player));

/** The onsets of a player's part in a clip that are not detected within 10 ms in a sound. */
function missedOnsets(sound: Channels, clip: Clip, player: BandInstrument) {
  const notes = clip.score(BAND).notes.filter(({ instrument }) => instrument === player);
  expect(notes.length).toBeGreaterThan(8);
  return compare({ notes }, findOnsets(sound, CLIP_SAMPLE_RATE)).filter((one) => !isFound(one));
}

test.each([...QUIZ_CLIPS.present, ...QUIZ_CLIPS.missing])(
  'the stems of $id have the notes and levels of its file',
  async (clip) => {
    if (await passedBefore(clip)) return;
    const players = playing(clip);
    const stems = await Promise.all(players.map((player) => stem(clip, player)));
    const file = await decodeClip(clip.id, 'webm');
    for (const [i, player] of players.entries()) {
      expect(missedOnsets(stems[i] ?? [], clip, player), player).toEqual([]);
    }
    for (const [i, level] of levelsIn(file, stems).entries()) {
      expect(Math.abs(level), `${players[i]}: ${level.toFixed(2)} dB`).toBeLessThan(
        LEVEL_TOLERANCE,
      );
    }
  },
);

// One whose player is in the clip, and one whose player joins it.
test.each([
  [QUIZ_CLIPS.sections[3], 'voice'],
  [QUIZ_CLIPS.missing[0], 'bass'],
] as const)('a player of a clip is brought forward, and the others back', async (clip, player) => {
  if (!clip) throw new Error('there is no such clip');
  const players = playersFor(clip, player);
  const own = players.filter((one) => one !== player);
  const stems = await Promise.all(players.map((one) => renderStem(clip, one)));
  const mix = channelsOf(await renderInFront(clip, player));
  const levels = levelsIn(mix, stems.map(channelsOf));
  for (const [i, one] of players.entries()) {
    const gain = one === player ? EMPHASIS.player : EMPHASIS.others;
    const off = (levels[i] ?? 0) - 20 * Math.log10(gain);
    expect(Math.abs(off), `${one}: ${off.toFixed(2)} dB`).toBeLessThan(LEVEL_TOLERANCE);
  }
  expect(own.length).toBeGreaterThan(0);
});

// Clips with one, two and three missing players; the last has two players and so extra gain.
test.each(QUIZ_CLIPS.missing.filter((_, i) => [0, 2, 7].includes(i)))(
  'the missing players of $id get stems that complete it, in balance',
  async (clip) => {
    if (await passedBefore(clip)) return;
    const players = [...playing(clip), ...missing(clip)];
    const stems = await Promise.all(players.map((player) => stem(clip, player)));
    for (const player of missing(clip)) {
      expect(missedOnsets(stems[players.indexOf(player)] ?? [], clip, player), player).toEqual([]);
    }
    const band = await renderClip({ ...clip, score: () => clip.score(BAND) });
    const levels = levelsIn(band, stems);
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(LEVEL_TOLERANCE);
  },
);
