import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const media = useRef<ReturnType<typeof createMediaSession>>(null);
  const [wakeLock] = useState(createWakeLock);
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
    wakeLock.request();
    return () => {
      media.current?.pause();
      wakeLock.release();
    };
  }, [wakeLock, running]);
  useEffect(() => {
    if (running) media.current?.describe({ title, artist: 'Martillo' });
  }, [running, title]);
}
