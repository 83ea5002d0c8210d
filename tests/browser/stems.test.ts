// What is said to play in a clip is heard in its file, and what is not, is not: the file is held
// against renderings of the same music from which one player is left out.
import { expect, test } from 'vitest';
import { bandEnergy } from '#audio/measure/filter-bank.ts';
import { type Channels, SAMPLE_RATE } from '#audio/measure/measure.ts';
import { catalogueEntry } from '#audio/music/catalogue.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { QUIZ_CLIPS } from '#audio/music/quiz-clips.ts';
import { decodeClip, renderClip } from '#tests/support/clip-samples.ts';

/** Where each of the five stands out most from the others (Hz). */
const OWN: Readonly<Record<BandInstrument, number>> = {
  requinto: 2500,
  segunda: 320,
  bass: 80,
  guira: 10_000,
  bongos: 640,
};
/** An octave. */
const Q = 1.4;
/** By so much (dB) a player who is there raises the level of their own octave, and at most by so much
 * the file differs from a rendering where they are not. */
const HEARD = 1.5;
const SAME = 0.5;
/** What the encoder leaves where nothing plays, about −70 dBFS, is no sound. */
const FLOOR = 1e-7;

const CLIPS = [...QUIZ_CLIPS.present, ...QUIZ_CLIPS.missing];

test.each(CLIPS)('exactly those who are said to play are heard in $id', async (clip) => {
  const { instruments } = catalogueEntry(clip.id);
  const present = BAND.filter((player) => instruments.includes(player));
  const absent = BAND.filter((player) => !instruments.includes(player));
  const [file, rendered] = await Promise.all([
    decodeClip(clip.id, 'webm'),
    renderClip(clip, present),
  ]);

  for (const player of present) {
    const others = await renderClip(
      clip,
      present.filter((other) => other !== player),
    );
    expect(level(file, player) - level(others, player), `${player} is heard`).toBeGreaterThan(
      HEARD,
    );
  }
  for (const player of absent) {
    const difference = Math.abs(level(file, player) - level(rendered, player));
    expect(difference, `${player} is not heard`).toBeLessThan(SAME);
  }
  const nothing = await renderClip(clip, absent);
  expect(nothing.every((samples) => samples.every((x) => x === 0))).toBe(true);
});

/** How loud it is in a player's own octave, in dB. */
function level(channels: Channels, player: BandInstrument): number {
  const energies = channels.map((samples) => {
    const energy = bandEnergy(samples, { frequency: OWN[player], q: Q }, SAMPLE_RATE);
    return energy.reduce((sum, x) => sum + x, 0) / energy.length;
  });
  return 10 * Math.log10(energies.reduce((sum, x) => sum + x, FLOOR));
}
