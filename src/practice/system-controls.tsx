import { useEffect, useEffectEvent, useRef } from 'react';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { createMediaSession } from '#src/device/system/media-session.ts';
import { keepScreenOn } from '#src/device/system/wake-lock.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { isRunning, type PracticeStore, usePractice } from './practice-store.ts';
import type { PracticeSettings } from './settings/settings.ts';

/**
 * Media keys, lock screens and the sound bar play and stop the band; while it plays, the screen stays on. A component
 * without output, so that changes of the band and the music do not render the page.
 */
export function SystemControls({ store }: { store: PracticeStore }) {
  const { toggle } = store;
  const running = usePractice(store, (_, state) => isRunning(state));
  const title = usePractice(store, ({ settings }) => titleOf(settings));
  // The transport is always in view.
  useReportPlaying({ title, state: useBandState(store.band), stops: true, isInView: true, toggle });
  const play = useEffectEvent(() => running || toggle());
  const stop = useEffectEvent(() => running && toggle());
  const media = useRef<ReturnType<typeof createMediaSession>>(null);
  const metadata = useEffectEvent(() => ({ title, artist: 'Martillo' }));

  useEffect(() => {
    media.current = createMediaSession({
      play: () => play(),
      pause: () => stop(),
      stop: () => stop(),
    });
    return () => media.current?.close();
  }, []);
  useEffect(() => {
    if (!running) return;
    media.current?.start(metadata());
    const release = keepScreenOn();
    return () => {
      media.current?.pause();
      release();
    };
  }, [running]);
  useEffect(() => {
    if (running) media.current?.describe({ title, artist: 'Martillo' });
  }, [running, title]);
  return null;
}

/** 'La ventana, derecho'. */
function titleOf({ song, rhythm, length }: PracticeSettings): string {
  const { title } = SONG_BY_ID[song];
  return length === 'form' ? title : `${title}, ${rhythm}`;
}
