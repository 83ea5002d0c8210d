import { parsedUrl } from '#lib/parsed-url.ts';
import { videoId } from './video-id.ts';

export type StreamingService = 'YouTube' | 'Spotify';

const SPOTIFY = /^\/(?:intl-[a-z]+\/)?(?:track|album)\/[A-Za-z0-9]{22}$/;

/** The service on which a link plays a recording: a video, a track or an album. `null` for other links. */
export function streamingService(link: string): StreamingService | null {
  const url = parsedUrl(link);
  if (url?.protocol !== 'https:') return null;
  if (url.host === 'open.spotify.com') return SPOTIFY.test(url.pathname) ? 'Spotify' : null;
  return /^(?:www\.youtube\.com|youtu\.be)$/.test(url.host) && videoId(link) ? 'YouTube' : null;
}
