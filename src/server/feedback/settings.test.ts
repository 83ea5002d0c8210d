import { expect, it } from 'vitest';
import { readFeedbackSettings } from './settings.ts';

it('stores messages in a file, limits them and trusts no proxy by default', () => {
  expect(readFeedbackSettings({ FEEDBACK_RATE_LIMIT: '', SITE_ORIGIN: '' })).toEqual({
    database: { url: 'file:data/feedback.db', authToken: undefined },
    limits: { perMinute: 5, perDay: 50 },
    proxies: 0,
    siteOrigins: [],
  });
});

it('reads database, limits, proxies and the CORS origin', () => {
  const settings = readFeedbackSettings({
    FEEDBACK_DATABASE_URL: 'libsql://db.example',
    FEEDBACK_DATABASE_TOKEN: 'token',
    FEEDBACK_RATE_LIMIT: '120',
    TRUST_PROXY: '1',
    SITE_ORIGIN: 'https://martillo.example/',
  });
  expect(settings).toEqual({
    database: { url: 'libsql://db.example', authToken: 'token' },
    limits: { perMinute: 120, perDay: 120 },
    proxies: 1,
    siteOrigins: ['https://martillo.example'],
  });
});

it.each(['file:a', 'libsql://a', 'http://a', 'https://a', 'ws://a', 'wss://a'])(
  'accepts the database %s',
  (url) => {
    expect(readFeedbackSettings({ FEEDBACK_DATABASE_URL: url }).database.url).toBe(url);
  },
);

it.each(['data/feedback.db', ' file:a', 'file', 'ftp://a'])('rejects the database %j', (url) => {
  expect(() => readFeedbackSettings({ FEEDBACK_DATABASE_URL: url })).toThrow(
    'FEEDBACK_DATABASE_URL must begin with file:, libsql:, https:, http:, wss: or ws:.',
  );
});

it.each([
  ['FEEDBACK_RATE_LIMIT', '-1'],
  ['FEEDBACK_RATE_LIMIT', 'five'],
  ['FEEDBACK_RATE_LIMIT', '5 '],
  ['FEEDBACK_RATE_LIMIT', '1000000'],
  ['TRUST_PROXY', 'true'],
])('rejects %s=%s', (name, value) => {
  expect(() => readFeedbackSettings({ [name]: value })).toThrow(
    `${name} must be a whole number, but it is "${value}".`,
  );
});

it.each([
  '*',
  'martillo.example',
  'https://martillo.example/path',
  'https://martillo.example/?a',
  'https://ana@martillo.example/',
  'ftp://martillo.example',
  'xhttps://martillo.example',
])('rejects SITE_ORIGIN=%s', (origin) => {
  expect(() => readFeedbackSettings({ SITE_ORIGIN: origin })).toThrow(
    `SITE_ORIGIN must be an origin such as https://martillo.example, or several with commas between them, but it is "${origin}".`,
  );
});

it.each([
  ['http://localhost:5173', ['http://localhost:5173']],
  ['https://a.example, https://b.example/,', ['https://a.example', 'https://b.example']],
])('accepts SITE_ORIGIN=%s', (origins, siteOrigins) => {
  expect(readFeedbackSettings({ SITE_ORIGIN: origins }).siteOrigins).toEqual(siteOrigins);
});
