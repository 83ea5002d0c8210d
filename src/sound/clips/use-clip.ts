import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import type { Stem } from '#audio/render/stem.ts';
import { isPlaying, type PlayState } from '#lib/play-state.ts';
import { wakeAudioService } from '#src/device/audio-service.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { progressOf } from './use-clip-progress.ts';

const neverChanges = () => () => {};
const loadSound = () => import('./open-clip.ts');

/**
 * Controls of a clip, which loads when it is first played and stops when the component unmounts. Its `player` is `null`
 * before.
 * @param title its name in the sound bar, which must not reveal an answer
 * @param hasBar whether the page shows the sound bar for it
 * @param isInView whether its own button is in view, so that the sound bar needs none
 */
export function useClip(clip: string | Stem, title: string, hasBar = true, isInView = false) {
  const [sound, setSound] = useState<{ player: ClipPlayer; SoundBar: ComponentType } | null>(null);
  const [opening, setOpening] = useState<PlayState>('idle');
  /** Identifies the latest attempt to open; an earlier one is dropped. */
  const attempt = useRef<object | null>(null);
  const player = sound?.player ?? null;
  const state = useSyncExternalStore(
    player?.subscribe ?? neverChanges,
    () => player?.state ?? opening,
  );

  useEffect(
    () => () => {
      attempt.current = null;
      player?.unload();
    },
    [player],
  );

  const open = async () => {
    const mine = {};
    attempt.current = mine;
    setOpening('loading');
    try {
      const { openClip, SoundBar } = await loadSound();
      if (attempt.current !== mine) return;
      const opened = openClip(clip);
      // Synchronously, so that a pause requested right after the start reaches the player.
      flushSync(() => setSound({ player: opened, SoundBar }));
      opened.play();
    } catch (error) {
      if (attempt.current !== mine) return;
      console.error('Clip unavailable:', error);
      setOpening('failed');
    }
  };
  const stop = useCallback(() => {
    attempt.current = null;
    setOpening('idle');
    player?.stop();
  }, [player]);

  const toggle = () => {
    if (!player) isPlaying(opening) ? stop() : void open();
    else player.toggle();
  };
  usePageTool((hasBar && sound?.SoundBar) || null);
  useReportPlaying({ title, state, isInView, toggle, progress: () => progressOf(player) });
  const prepare = () => {
    wakeAudioService();
    // A failure is reported when the clip is played.
    loadSound().catch(() => {});
  };
  return { state, prepare, toggle, stop, player };
}
