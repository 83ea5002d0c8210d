/** The origin of YouTube's player without cookies. */
const PLAYER = 'https://www.youtube-nocookie.com';
/** Interval at which the player is sent `listening` until it answers, in milliseconds. */
const INTERVAL = 250;

/**
 * Controls a YouTube player, loaded with `enablejsapi=1` and our origin, by the messages of YouTube's own script.
 * @param player the window of its frame
 * @param onTime receives the position in seconds, several times a second while it plays
 */
export function controlVideo(player: Window, onTime: (seconds: number) => void) {
  let isReady = false;
  let wanted: number | null = null;
  const send = (message: object, origin = PLAYER) =>
    player.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), origin);
  const command = (func: string, ...args: unknown[]) => send({ event: 'command', func, args });
  const seek = (second: number) => {
    command('seekTo', second, true);
    command('playVideo');
  };

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== player || origin !== PLAYER) return;
    const { event, info } = parsed(data);
    if (!isReady && (event === 'onReady' || event === 'initialDelivery')) {
      isReady = true;
      clearInterval(asking);
      if (wanted !== null) seek(wanted);
    }
    if (typeof info?.currentTime === 'number') onTime(info.currentTime);
  };
  window.addEventListener('message', onMessage);
  // To any origin: without a network the frame has none. The message contains nothing private.
  const listen = () => send({ event: 'listening' }, '*');
  const asking = setInterval(listen, INTERVAL);
  listen();

  return {
    /** Plays from a second on; if the player is not ready yet, as soon as it is. */
    playFrom(second: number) {
      wanted = second;
      if (isReady) seek(second);
    },
    release() {
      clearInterval(asking);
      window.removeEventListener('message', onMessage);
    },
  };
}

interface PlayerMessage {
  event?: unknown;
  info?: { currentTime?: unknown } | null;
}

/** A message of the player, which sends JSON; empty for all others. */
function parsed(data: unknown): PlayerMessage {
  try {
    return (typeof data === 'string' && JSON.parse(data)) || {};
  } catch {
    return {};
  }
}
