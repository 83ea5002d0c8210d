import { describe, expect, it } from 'vitest';
import { listenErrorMessage, readSettings, siteUrl } from './settings.ts';

describe('readSettings', () => {
  it('listens on loopback at port 4173 by default', () => {
    expect(readSettings({})).toEqual({ host: '127.0.0.1', port: 4173 });
    expect(readSettings({ PORT: '', HOST: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
  });

  it('accepts any port and host', () => {
    expect(readSettings({ PORT: '0', HOST: '::' })).toEqual({ host: '::', port: 0 });
    expect(readSettings({ PORT: '65535' }).port).toBe(65535);
  });

  it.each(['http', '-1', '1.5', '65536', '4173 ', ' 4173', '0x10'])('rejects PORT=%j', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a whole number from 0 to 65535 (0 takes any free port), but it is "${PORT}".`,
    );
  });
});

describe('listenErrorMessage', () => {
  it.each([
    ['EADDRINUSE', 'Port 80 is already in use: stop what runs there, or set PORT to another port.'],
    ['EACCES', 'Port 80 is not allowed for this user: set PORT to one above 1023.'],
    ['ENOTFOUND', 'Cannot listen on HOST "h", PORT 80: no such host.'],
  ])('explains %s in one sentence', (code, message) => {
    const error = Object.assign(new Error('no such host'), { code });
    expect(listenErrorMessage(error, { host: 'h', port: 80 })).toBe(message);
  });
});

describe('siteUrl', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::', '::1'])('shows %s as localhost', (host) => {
    expect(siteUrl(host, 4173)).toBe('http://localhost:4173');
  });

  it('shows other hosts as they are, IPv6 in brackets', () => {
    expect(siteUrl('192.0.2.1', 80)).toBe('http://192.0.2.1:80');
    expect(siteUrl('2001:db8::1', 80)).toBe('http://[2001:db8::1]:80');
  });
});
