import { expect, test } from 'vitest';
import { streamingService } from './streaming.ts';

test.each([
  ['https://youtu.be/a1B2-c3_D4e', 'YouTube'],
  ['https://www.youtube.com/watch?v=a1B2-c3_D4e', 'YouTube'],
  ['https://open.spotify.com/track/0123456789abcdefABCDEF', 'Spotify'],
  ['https://open.spotify.com/intl-es/album/0123456789abcdefABCDEF', 'Spotify'],
])('%s plays on %s', (link, service) => {
  expect(streamingService(link)).toBe(service);
});

test.each([
  'https://youtu.be/short',
  'https://youtu.be.example.org/a1B2-c3_D4e',
  'http://youtu.be/a1B2-c3_D4e',
  // A profile, not a recording.
  'https://open.spotify.com/artist/0123456789abcdefABCDEF',
  'https://open.spotify.com/track/0123',
  '/assets/audio/clip.mp3',
])('%s is not a recording on a streaming service', (link) => {
  expect(streamingService(link)).toBeNull();
});
