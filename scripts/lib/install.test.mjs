import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const hono = { version: '4.13.19', integrity: 'sha512-a' };
const lock = {
  packages: { '': {}, 'node_modules/hono': hono, 'node_modules/fsevents': { optional: true } },
};

it('accepts an install of this lock file, without optional packages', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/hono': hono } })).toBe(true);
});

it.each([
  ['no node_modules', undefined],
  ['an unfinished install', { packages: {} }],
  ['another version', { packages: { 'node_modules/hono': { ...hono, version: '4.0.0' } } }],
  [
    'another integrity hash',
    { packages: { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } } },
  ],
  ['an extra package', { packages: { 'node_modules/hono': hono, 'node_modules/x': hono } }],
])('needs an install with %s', (_, installed) => {
  expect(isInstalled(lock, installed)).toBe(false);
});
