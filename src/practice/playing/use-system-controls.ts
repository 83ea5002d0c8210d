import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import { createMediaSession } from '#src/device/system/media-session.ts';
import { createWakeLock } from '#src/device/system/wake-lock.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';

interface SystemControls {
  /** Whether the band plays or is about to. */
  running: boolean;
  state: PlayState;
  /** The title for lock screens and the sound bar. */
  title: string;
  onPlay: () => void;
  onStop: () => void;
}

/** Media keys, lock screens and the sound bar play and stop the band; while it plays, the screen stays on. */
export function useSystemControls({ running, state, title, onPlay, onStop }: SystemControls): void {
  useReportPlaying({
    title,
    state,
    stops: true,
    // The transport always is.
    isInView: true,
    toggle: running ? onStop : onPlay,
  });
  const play = useEffectEvent(onPlay);
  const stop = useEffectEvent(onStop);
  const [controls] = useState(() => ({
    media: null as null | ReturnType<typeof createMediaSession>,
  }));
  const [wakeLock] = useState(createWakeLock);
  const metadata = useEffectEvent(() => ({ title, artist: 'Martillo' }));

  useEffect(() => {
    controls.media = createMediaSession({
      play: () => play(),
      pause: () => stop(),
      stop: () => stop(),
    });
    return () => controls.media?.close();
  }, [controls]);
  useEffect(() => {
    if (!running) return;
    controls.media?.start(metadata());
    wakeLock.request();
    return () => {
      controls.media?.pause();
      wakeLock.release();
    };
  }, [controls, wakeLock, running]);
  useEffect(() => {
    if (running) controls.media?.describe({ title, artist: 'Martillo' });
  }, [controls, running, title]);
}
