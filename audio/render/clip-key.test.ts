import { describe, expect, test } from 'vitest';
import { clipById } from '#audio/music/clips/clips.ts';
import { clipKey, clipKeyById, modulesOf } from './clip-key.ts';

const CHECK = 'tests/browser/clips.test.ts';
const clip = clipById('band-derecho');

describe('the key of a check', () => {
  test('differs from clip to clip and from check to check', () => {
    const keys = [
      clipKeyById('band-derecho', CHECK),
      clipKeyById('band-majao', CHECK),
      clipKeyById('band-derecho', 'tests/browser/stems.test.ts'),
    ];
    expect(new Set(keys).size).toBe(3);
    expect(clipKeyById('band-derecho', CHECK)).toBe(keys[0]);
  });

  test('changes when one note of the score moves', () => {
    const score = clip.score();
    const notes = score.notes.map((note, i) =>
      i === 3 ? { ...note, time: note.time + 0.001 } : note,
    );
    expect(clipKey({ ...clip, score: () => ({ ...score, notes }) }, CHECK)).not.toBe(
      clipKey(clip, CHECK),
    );
  });

  test('covers the code of the check: the detector, its thresholds and the renderer', () => {
    const modules = modulesOf(CHECK);
    expect([...modules]).toEqual(
      expect.arrayContaining([
        CHECK,
        'audio/measure/thresholds.ts',
        'audio/measure/onsets.ts',
        'audio/engine/band/band.ts',
        'audio/render/clip-samples.ts',
      ]),
    );
  });

  test('leaves out the code of the music, which the score stands for', () => {
    const modules = [...modulesOf(CHECK)];
    expect(modules.filter((file) => file.startsWith('audio/music/'))).toEqual([]);
  });

  test.each(['clips', 'clip-stems', 'stems'])('leaves out the live engine: %s.test.ts', (check) => {
    // Otherwise every change of the engine would require a new check of all clips.
    expect([...modulesOf(`tests/browser/${check}.test.ts`)]).not.toContain(
      'audio/engine/engine.ts',
    );
  });

  test('is refused for an unknown clip', () => {
    expect(() => clipKeyById('band-polka', CHECK)).toThrow(RangeError);
  });
});
