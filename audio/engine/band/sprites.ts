import { type RecordedInstrument, type Sprite, spriteUrl } from '#audio/samples/banks.ts';

/** Fetches samples in a format that this browser plays. @throws TypeError when offline, Error on an HTTP error */
export function fetchSprite(instrument: RecordedInstrument, sprite: Sprite): Promise<ArrayBuffer> {
  const webm = new Audio().canPlayType('audio/webm; codecs=opus') !== '';
  return fetchBytes(spriteUrl(instrument, sprite, webm ? 'webm' : 'mp3'));
}

/** The bytes of a file. @throws TypeError when offline, Error on an HTTP error */
export async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
