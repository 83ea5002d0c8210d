import { wavOf } from '#lib/wav.ts';

/** The actions of media keys, headphones and lock screens. */
type MediaActions = Readonly<Record<'play' | 'pause' | 'stop', () => void>>;

/** Browsers assign media keys only to elements that play for more than five seconds. */
const SILENCE_SECONDS = 6;
const SAMPLE_RATE = 8000;

/**
 * The page in the system's media controls. Never throws; has no effect if the feature is missing. Browsers do not count
 * sound from Web Audio as media, so a silent recording plays in a loop at the same time.
 */
export function createMediaSession(actions: MediaActions) {
  const session: MediaSession | undefined = navigator.mediaSession;
  let silence: HTMLAudioElement | null = null;

  const handle = (handler: (name: keyof MediaActions) => MediaSessionActionHandler | null) => {
    for (const name of Object.keys(actions) as (keyof MediaActions)[]) {
      try {
        session?.setActionHandler(name, handler(name));
      } catch {
        // This browser does not support the action.
      }
    }
  };
  /** Changes the displayed texts or pictures during playback. */
  const describe = (metadata: MediaMetadataInit) => {
    try {
      if (session) session.metadata = new MediaMetadata(metadata);
    } catch {
      // Some browsers support the keys but not the texts.
    }
  };
  const hush = (audio: HTMLAudioElement) => {
    // Safari removes the media keys from an element that is paused, but not from one that reloads.
    if (navigator.vendor.startsWith('Apple')) audio.load();
    else audio.pause();
  };

  return {
    /** Shows the page as playing. To be called from the gesture that starts the sound. */
    start(metadata: MediaMetadataInit) {
      if (!session) return;
      silence ??= openSilence();
      // Refused without a gesture: then the keys do not work, but the sound does.
      void silence.play().catch(() => {});
      describe(metadata);
      session.playbackState = 'playing';
      handle((name) => actions[name]);
    },
    describe,
    /** Shows the page as paused. The Play key still works. */
    pause() {
      if (!session || !silence) return;
      hush(silence);
      session.playbackState = 'paused';
    },
    close() {
      if (!session || !silence) return;
      hush(silence);
      URL.revokeObjectURL(silence.src);
      silence = null;
      handle(() => null);
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}

function openSilence() {
  const silence = new Int16Array(SILENCE_SECONDS * SAMPLE_RATE);
  const audio = new Audio(URL.createObjectURL(wavOf(silence, 1, SAMPLE_RATE)));
  audio.loop = true;
  return audio;
}
