import { describe, expect, test } from 'vitest';
import { problemsOfRoad, ROAD, type RoadStop, stopsOf } from './road.ts';
import { SECTIONS } from './site/sections.ts';
import { stopName } from './stop-name.ts';

const problems = (road: readonly RoadStop[]) =>
  problemsOfRoad(SECTIONS, road).map((problem) => problem.replace(/^.*ROAD: /, ''));
const without = (name: string) => ROAD.filter((stop) => stopName(stop) !== name);

describe('the road', () => {
  test('has every lesson and quiz that is open, and every player, once', () => {
    expect(problems(ROAD)).toEqual([]);
  });

  test.each([
    ['lesson_music_rhythm', ["'lesson_music_rhythm' is missing"]],
    ['quiz_music_parts', ["'quiz_music_parts' is missing"]],
    ['band_guira', ["'band_guira' is missing"]],
    [
      'lesson_music_instruments',
      ['does not begin with a lesson', "'lesson_music_instruments' is missing"],
    ],
  ])('is reported without %s', (name, expected) => {
    expect(problems(without(name))).toEqual(expected);
  });

  test('is reported with what cannot be opened, and with a stop that it has twice', () => {
    const closed: RoadStop = { kind: 'lesson', section: 'music', id: 'theory' };
    const unknown: RoadStop = { kind: 'quiz', section: 'music', id: 'nope' };
    const twice = ROAD.filter((stop) => stop.kind === 'band').slice(0, 1);
    expect(problems([...ROAD, closed, unknown, ...twice])).toEqual([
      "'lesson_music_theory' cannot be opened",
      "'quiz_music_nope' cannot be opened",
      `'band_${twice[0]?.id}' is there twice`,
    ]);
  });
});

test('a stop with the band leads to the Practice page with its player muted', () => {
  expect(stopsOf(SECTIONS).find(({ name }) => name === 'band_requinto')).toMatchObject({
    title: 'Play the requinto',
    path: '/practice?rhythm=mambo&requinto=mute',
    section: 'music',
  });
});
