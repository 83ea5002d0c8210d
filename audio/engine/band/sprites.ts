import { type RecordedInstrument, spriteUrl } from '#audio/samples/banks.ts';

/**
 * Fetches an instrument's samples from the site, in a format that this browser plays.
 * @throws TypeError when offline, Error on an HTTP error
 */
export async function fetchSprite(instrument: RecordedInstrument): Promise<ArrayBuffer> {
  const webm = new Audio().canPlayType('audio/webm; codecs=opus') !== '';
  const url = spriteUrl(instrument, webm ? 'webm' : 'mp3');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
