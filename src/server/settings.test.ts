import { describe, expect, it } from 'vitest';
import { listenFailure, readSettings, siteUrl } from './settings.ts';

describe('readSettings', () => {
  it('listens on this machine alone unless told otherwise', () => {
    expect(readSettings({})).toEqual({ host: '127.0.0.1', port: 4173 });
    expect(readSettings({ PORT: '', HOST: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
    expect(readSettings({ PORT: '0', HOST: '::' })).toEqual({ host: '::', port: 0 });
  });

  it.each(['http', '-1', '1.5', '65536', '4173 ', '0x10'])('refuses PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/^PORT must be a whole number .*\.$/);
  });
});

describe('listenFailure', () => {
  const failure = (code: string) =>
    listenFailure(Object.assign(new Error('no'), { code }), { host: 'h', port: 80 });

  it('names PORT', () => {
    for (const code of ['EADDRINUSE', 'EACCES', 'ENOTFOUND']) expect(failure(code)).toMatch('PORT');
  });
});

describe('siteUrl', () => {
  it('shows an address that can be opened', () => {
    expect(siteUrl('0.0.0.0', 4173)).toBe('http://localhost:4173');
    expect(siteUrl('192.0.2.1', 80)).toBe('http://192.0.2.1:80');
    expect(siteUrl('2001:db8::1', 80)).toBe('http://[2001:db8::1]:80');
  });
});
