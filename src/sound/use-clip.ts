import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { ClipPlayer, ClipState } from '#audio/engine/clip-player.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { isPlaying } from '#src/ui/play-button.tsx';

interface Sound {
  player: ClipPlayer;
  VolumeControl: ComponentType;
}

export interface ClipInHand {
  state: ClipState;
  /** Says that it is about to be asked for. */
  prepare: () => void;
  /** Plays, pauses, or tries again what failed. */
  toggle: () => void;
  /** Stops and goes back to the start. */
  stop: () => void;
  /** What sounds; `null` until the clip was first asked for. */
  sound: Sound | null;
}

const loadSound = () => loadOnce('clip sound', () => import('./open-clip.ts'));

/**
 * A clip whose sound, engine and all, is loaded when it is first asked for. It falls silent with the
 * component that uses it.
 * @param clip its id in the catalogue
 */
export function useClip(clip: string): ClipInHand {
  const [sound, setSound] = useState<Sound | null>(null);
  /** How it stands while there is no player yet. */
  const [opening, setOpening] = useState<ClipState>('idle');
  const asked = useRef<object | null>(null);
  const player = sound?.player;
  const state = useSyncExternalStore(
    (listener) => player?.subscribe(listener) ?? (() => {}),
    () => player?.state ?? opening,
  );

  useEffect(
    () => () => {
      asked.current = null;
      player?.unload();
    },
    [player],
  );

  const open = async () => {
    const mine = {};
    asked.current = mine;
    setOpening('loading');
    try {
      forgetFailures();
      const { openClip, VolumeControl } = await loadSound();
      if (asked.current !== mine) return;
      const opened = openClip(clip);
      // At once: whoever asks to pause in the moment it begins must reach it.
      flushSync(() => setSound({ player: opened, VolumeControl }));
      opened.play();
    } catch (error) {
      if (asked.current !== mine) return;
      console.error('Clip unavailable:', error);
      setOpening('failed');
    }
  };
  const stop = useCallback(() => {
    asked.current = null;
    setOpening('idle');
    player?.stop();
  }, [player]);

  const toggle = () => {
    if (!player) isPlaying(opening) ? stop() : void open();
    else if (isPlaying(player.state)) player.pause();
    else player.play();
  };
  // A failure is told when it is asked for.
  const prepare = () => void loadSound().catch(() => {});
  return { state, prepare, toggle, stop, sound };
}
