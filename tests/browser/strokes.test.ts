// Strokes as they are heard in the clips of one player, after the mix, the reverb and the encoder.
import { expect, test } from 'vitest';
import { LEVEL_RANGE, levelDeviation, sharesOf } from '#audio/measure/strokes.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import { decodeClip } from '#audio/render/clip-samples.ts';
import { GUIRA_TARGET } from '#tests/support/guira-target.ts';

const FORMATS = ['webm', 'mp3'] as const;
const RHYTHMS = ['derecho', 'majao', 'mambo'] as const;

function alone(player: 'guira' | 'bongos', format: 'webm' | 'mp3') {
  return Promise.all(
    CLIPS.filter(({ id }) => RHYTHMS.some((rhythm) => id === `solo-${rhythm}-${player}`)).map(
      async (clip) => ({ score: clip.score(), sound: await decodeClip(clip.id, format) }),
    ),
  );
}

test.each(FORMATS)('the güira has the spectrum of a recorded one (%s)', async (format) => {
  const { shares, heardTolerance } = GUIRA_TARGET;
  for (const clip of await alone('guira', format)) {
    const heard = sharesOf(clip, 'down', shares);
    for (const [i, { share }] of shares.entries()) {
      expect(Math.abs((heard[i] ?? 0) - share)).toBeLessThanOrEqual(heardTolerance);
    }
  }
});

test.each(
  (['guira', 'bongos'] as const).flatMap((player) => FORMATS.map((format) => ({ player, format }))),
)('equal strokes of the $player differ in level as a player’s do ($format)', async (of) => {
  const clips = await alone(of.player, of.format);
  expect(clips).toHaveLength(RHYTHMS.length);
  const deviation = levelDeviation(clips);
  expect(deviation).toBeGreaterThanOrEqual(LEVEL_RANGE[0]);
  expect(deviation).toBeLessThanOrEqual(LEVEL_RANGE[1]);
});
