import { expect, test } from 'vitest';
import { videoId } from './video-id.ts';

const ID = 'a1B2-c3_D4e';

test.each([
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?t=42`,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}&t=42s`,
  `https://www.youtube.com/watch?v=${ID}#comments`,
  `https://www.youtube.com/embed/${ID}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `http://www.youtube.com/v/${ID}`,
  `youtu.be/${ID}`,
])('the id is found in %s', (link) => {
  expect(videoId(link)).toBe(ID);
});

test.each([
  '',
  'https://youtu.be/',
  `https://youtu.be/${ID.slice(1)}`,
  `https://youtu.be/${ID}x`,
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?list=${ID}`,
  `https://www.youtube.com/watch?nov=${ID}`,
  'https://www.youtube.com/embed/a1B2 c3_D4e',
  `https://www.youtube.com/@${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  ID,
])('there is none in %j', (link) => {
  expect(videoId(link)).toBeNull();
});
