import { describe, expect, test } from 'vitest';
import { LA_VENTANA } from '#audio/music/songs/songs.ts';
import { clipSeconds, grooveClip, rhythmClip, sectionClip } from './clip.ts';

const OPTIONS = { song: LA_VENTANA, bpm: 120 };

describe('a clip', () => {
  test('rings out longer after the final chord of a song', () => {
    expect(sectionClip('a', 'outro', OPTIONS).ringOut).toBe(2.4);
  });

  test('has its id as seed by default, or that of others, to fit together with them', () => {
    const clip = rhythmClip('a', 'majao', OPTIONS).score();
    expect(rhythmClip('b', 'majao', OPTIONS).score()).not.toEqual(clip);
    expect(rhythmClip('b', 'majao', { ...OPTIONS, seed: 'a' }).score()).toEqual(clip);
  });

  test.each([
    ['rhythm', rhythmClip('a', 'majao', { ...OPTIONS, players: ['bass'] })],
    ['section', sectionClip('a', 'verse', { ...OPTIONS, players: ['bass'] })],
    ['groove', grooveClip('a', 'merengue', { key: 'C', bpm: 130, players: ['bass'] })],
  ])('of a %s has its own players, or others in the same performance', (_, clip) => {
    const players = (...others: Parameters<typeof clip.score>) => [
      ...new Set(clip.score(...others).notes.map(({ instrument }) => instrument)),
    ];
    expect(players()).toEqual(['bass']);
    expect(players(['guira'])).toEqual(['guira']);
    const both = clip.score(['bass', 'guira']).notes;
    expect(both.filter(({ instrument }) => instrument === 'bass')).toEqual(clip.score().notes);
  });

  test('lasts as long as its bars and the ring-out', () => {
    const clip = rhythmClip('a', 'majao', { ...OPTIONS, bars: 3 });
    expect(clipSeconds(clip)).toBeCloseTo(6 + 1.2, 9);
  });
});
