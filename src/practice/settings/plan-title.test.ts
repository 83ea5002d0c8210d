import { expect, test } from 'vitest';
import { planTitleOf } from './plan-title.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { decodeSettings } from './settings-query.ts';

test.each([
  ['rhythm=majao&tempo=100&bongos=mute', 'Practice: majao at 100, without bongos'],
  ['tempo=96&bass=mute&guira=mute', 'Practice: derecho at 96, without bass and güira'],
  ['loop=form&song=el-camino&tempo=110', 'Practice: El camino at 110'],
  ['', `Practice: derecho at ${DEFAULT_SETTINGS.tempo}`],
])('a class plan names what is practised: %s', (query, title) => {
  expect(planTitleOf(decodeSettings(query))).toBe(title);
});
