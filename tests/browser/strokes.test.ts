// Strokes in the clips of a single player, after the mix, the reverb and the encoder.
import { expect, test } from 'vitest';
import type { Channels } from '#audio/measure/measure.ts';
import { powerSpectrum, shareBetween } from '#audio/measure/spectrum.ts';
import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import type { Note } from '#audio/music/score/score.ts';
import { decodeClip } from '#audio/render/clip-samples.ts';
import { mean } from '#lib/statistics.ts';
import { GUIRA_TARGET } from '#tests/support/guira-target.ts';

const FORMATS = ['webm', 'mp3'] as const;
const RHYTHMS = ['derecho', 'majao', 'mambo'] as const;
/** Length of the beginning of a stroke whose level and spectrum are measured, in seconds. */
const LEVEL = 0.06;
const SPECTRUM = 0.15;

function alone(player: 'guira' | 'bongos', format: 'webm' | 'mp3') {
  return Promise.all(
    CLIPS.filter(({ id }) => RHYTHMS.some((rhythm) => id === `solo-${rhythm}-${player}`)).map(
      async (clip) => ({ score: clip.score(), sound: await decodeClip(clip.id, format) }),
    ),
  );
}

const part = (samples: Float32Array, { time }: Note, seconds: number) =>
  samples.subarray(
    Math.round(time * CLIP_SAMPLE_RATE),
    Math.round((time + seconds) * CLIP_SAMPLE_RATE),
  );

/** The level of a stroke in dB. */
function levelOf(sound: Channels, note: Note): number {
  const samples = sound.flatMap((channel) => [...part(channel, note, LEVEL)]);
  return 10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0));
}

test.each(FORMATS)('the güira has the spectrum of a recorded one (%s)', async (format) => {
  const { shares, heardTolerance } = GUIRA_TARGET;
  for (const { score, sound } of await alone('guira', format)) {
    // The güira is on the right, where its sound has less reverb.
    const [, right = new Float32Array()] = sound;
    const spectra = score.notes
      .filter((note) => 'stroke' in note && note.stroke === 'down')
      .map((note) => powerSpectrum(part(right, note, SPECTRUM), CLIP_SAMPLE_RATE));
    expect(spectra.length).toBeGreaterThan(0);
    for (const { from, to, share } of shares) {
      const heard = mean(spectra.map((spectrum) => shareBetween(spectrum, from, to)));
      expect(Math.abs(heard - share)).toBeLessThanOrEqual(heardTolerance);
    }
  }
});

test.each(
  (['guira', 'bongos'] as const).flatMap((player) => FORMATS.map((format) => ({ player, format }))),
)('equal strokes of the $player differ in level as a player’s do ($format)', async (of) => {
  const clips = await alone(of.player, of.format);
  expect(clips).toHaveLength(RHYTHMS.length);
  const strokes = clips.flatMap(({ score: { notes, bpm }, sound }, clip) =>
    notes.map((note) => {
      const cell = Math.round((note.time * bpm) / 15) % 16;
      const name = 'stroke' in note && note.stroke;
      return { place: `${clip} ${name} ${cell}`, level: levelOf(sound, note) };
    }),
  );
  // The same stroke at the same position in the bar has the same written velocity.
  const places = [...new Set(strokes.map(({ place }) => place))];
  const squares = places.flatMap((each) => {
    const levels = strokes.filter(({ place }) => place === each).map(({ level }) => level);
    return levels.map((level) => (level - mean(levels)) ** 2);
  });
  const deviation = Math.sqrt(
    squares.reduce((sum, x) => sum + x, 0) / (squares.length - places.length),
  );
  expect(deviation).toBeGreaterThanOrEqual(0.8);
  expect(deviation).toBeLessThanOrEqual(1.5);
});
