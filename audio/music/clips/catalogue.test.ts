import { describe, expect, test } from 'vitest';
import { catalogueEntry, clipSources } from './catalogue.ts';

describe('the catalogue of clips', () => {
  test('lists the URLs of the files of a clip, WebM before MP3', () => {
    const { file } = catalogueEntry('band-majao');
    expect(clipSources('band-majao')).toEqual([
      `/assets/audio/clips/${file}.webm`,
      `/assets/audio/clips/${file}.mp3`,
    ]);
  });

  test.each(['majao', '', 'constructor', '__proto__'])('rejects the unknown id %j', (id) => {
    expect(() => catalogueEntry(id)).toThrow(RangeError);
    expect(() => clipSources(id)).toThrow(`'${id}'`);
  });
});
