import { expect, test } from 'vitest';
import { guiraLane } from '#audio/music/chart/guira-lane.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { practiceLink } from './practice-link.ts';

test('a link names the rhythm and only given settings', () => {
  expect(practiceLink({ rhythm: 'mambo' })).toBe('/practice?rhythm=mambo');
  expect(practiceLink({ rhythm: 'majao', tempo: 96 })).toBe('/practice?rhythm=majao&tempo=96');
  expect(practiceLink({ rhythm: 'derecho', song: 'domingo' })).toBe(
    '/practice?rhythm=derecho&song=domingo',
  );
});

test('a pattern of the grid is the part of the güira', () => {
  const { steps, clock } = RHYTHMS['majao-bar'];
  expect(practiceLink({ rhythm: 'majao', lanes: { guira: guiraLane(steps, clock) } })).toBe(
    '/practice?rhythm=majao&my-guira=d...d...d...D...',
  );
});

test('who is muted is named', () => {
  expect(practiceLink({ rhythm: 'derecho', muted: [] })).toBe('/practice?rhythm=derecho');
  expect(practiceLink({ rhythm: 'mambo', muted: ['guira', 'bass'] })).toBe(
    '/practice?rhythm=mambo&guira=mute&bass=mute',
  );
});
