// The listed players of a clip are audible in its file, and no others are: the file is compared with renderings of the
// same music without one player.
import { expect, test } from 'vitest';
import type { Channels } from '#audio/measure/measure.ts';
import { bandEnergy } from '#audio/measure/onsets.ts';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import { QUIZ_CLIPS } from '#audio/music/clips/quiz-clips.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { decodeClip, renderClip } from '#audio/render/clip-samples.ts';
import { passedBefore } from '#tests/support/clip-verdicts.ts';

/** The frequency at which each instrument is most prominent (Hz). */
const PROMINENT: Readonly<Record<BandInstrument, number>> = {
  requinto: 2500,
  segunda: 320,
  bass: 80,
  guira: 10_000,
  bongos: 640,
};
/** Bandwidth of an octave. */
const Q = 1.4;
/** Minimum rise of the level in a player's octave when they play (dB). */
const AUDIBLE = 1.5;
/** Maximum difference in a player's octave between the file and a rendering without them (dB). */
const SAME = 0.5;
/** Energy of the encoder's noise, about −70 dBFS. */
const FLOOR = 1e-7;

const CLIPS = [...QUIZ_CLIPS.present, ...QUIZ_CLIPS.missing];

test.each(CLIPS)('exactly the listed players are audible in $id', async (clip) => {
  if (await passedBefore(clip)) return;
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
    expect(level(file, player) - level(others, player), `${player} is audible`).toBeGreaterThan(
      AUDIBLE,
    );
  }
  for (const player of absent) {
    const difference = Math.abs(level(file, player) - level(rendered, player));
    expect(difference, `${player} is not audible`).toBeLessThan(SAME);
  }
  const silence = await renderClip(clip, absent);
  expect(silence.every((samples) => samples.every((x) => x === 0))).toBe(true);
});

/** Level in a player's octave, in dB. */
function level(channels: Channels, player: BandInstrument): number {
  const energies = channels.map((samples) => {
    const energy = bandEnergy(samples, { frequency: PROMINENT[player], q: Q }, CLIP_SAMPLE_RATE);
    return energy.reduce((sum, x) => sum + x, 0) / energy.length;
  });
  return 10 * Math.log10(energies.reduce((sum, x) => sum + x, FLOOR));
}
