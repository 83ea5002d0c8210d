import { describe, expect, test } from 'vitest';
import { type Catalogue, catalogueEntry, clipSources } from './catalogue.ts';

const clips: Catalogue = {
  'majao-band': {
    file: '3f2a',
    seconds: 9.1,
    instruments: ['bass'],
    rhythm: 'majao',
    madeFrom: 'abc',
    bpm: 124,
  },
};

describe('the catalogue of clips', () => {
  test('has an entry for each clip by its id', () => {
    expect(catalogueEntry('majao-band', clips).seconds).toBe(9.1);
  });

  test('lists the URLs of its files, WebM before MP3', () => {
    expect(clipSources('majao-band', clips)).toEqual([
      '/assets/audio/clips/3f2a.webm',
      '/assets/audio/clips/3f2a.mp3',
    ]);
  });

  test.each(['majao', '', 'constructor', '__proto__'])('rejects the unknown id %j', (id) => {
    expect(() => catalogueEntry(id, clips)).toThrow(RangeError);
    expect(() => clipSources(id, clips)).toThrow(`'${id}'`);
    expect(() => catalogueEntry(id)).toThrow(RangeError);
  });
});
