import { describe, expect, it } from 'vitest';
import { readFeedbackSettings } from './settings.ts';

describe('readFeedbackSettings', () => {
  it('keeps messages in a file and limits them unless told otherwise', () => {
    expect(readFeedbackSettings({ FEEDBACK_RATE_LIMIT: '', SITE_ORIGIN: '' })).toEqual({
      database: { url: 'file:data/feedback.db', authToken: undefined },
      limits: { perMinute: 5, perDay: 50 },
      proxies: 0,
      siteOrigin: undefined,
    });
  });

  it('takes a server, other limits, proxies and the site', () => {
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
      siteOrigin: 'https://martillo.example',
    });
  });

  it.each<Record<string, string>>([
    { FEEDBACK_DATABASE_URL: 'data/feedback.db' },
    { FEEDBACK_RATE_LIMIT: '-1' },
    { FEEDBACK_RATE_LIMIT: 'five' },
    { TRUST_PROXY: 'true' },
    { SITE_ORIGIN: '*' },
    { SITE_ORIGIN: 'https://martillo.example/path' },
    { SITE_ORIGIN: 'ftp://martillo.example' },
  ])('refuses %j in one sentence', (env) => {
    expect(() => readFeedbackSettings(env)).toThrow(/^[A-Z_]+ must .*\.$/);
  });
});
