import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const hono = { version: '4.13.19', integrity: 'sha512-a' };
const wanted = {
  packages: { '': {}, 'node_modules/hono': hono, 'node_modules/fsevents': { optional: true } },
};

it('accepts what npm installed from this lock file', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/hono': hono } })).toBe(true);
});

it.each([
  ['no node_modules', undefined],
  ['an unfinished one', { packages: {} }],
  ['another version', { packages: { 'node_modules/hono': { ...hono, version: '4.0.0' } } }],
  ['other content', { packages: { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } } }],
  ['a package too many', { packages: { 'node_modules/hono': hono, 'node_modules/x': hono } }],
])('asks for an install with %s', (_, installed) => {
  expect(isInstalled(wanted, installed)).toBe(false);
});
