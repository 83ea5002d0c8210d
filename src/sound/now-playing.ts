import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';
import { isPlaying, type Playable } from '#lib/play-state.ts';

/** A sound of the page, as the sound bar shows and controls it. */
export interface PlayableSound extends Playable {
  /** The name of the sound, which must not reveal an answer: 'Güira', 'Sound C'. */
  title: string;
  /** Whether it can only be stopped, and then starts from the beginning. */
  stops?: boolean;
  /** Whether its own button is in view, so that the sound bar needs none. */
  isInView?: boolean;
  /** The share that has been heard, 0 to 1. Without it, no progress is shown. */
  progress?(): number;
}

export interface NowPlaying extends Readonly<PlayableSound> {
  /** Counts how often anything has started to play on this page. */
  starts: number;
}

let current: { owner: object; sound: NowPlaying } | null = null;
let starts = 0;
const listeners = new Listeners();

function show(owner: object, sound: PlayableSound): void {
  const isCurrent = owner === current?.owner;
  const plays = isPlaying(sound.state);
  if (!isCurrent && !plays) return;
  if (plays && !(isCurrent && isPlaying(current?.sound.state ?? 'idle'))) starts += 1;
  current = { owner, sound: { ...sound, starts } };
  listeners.notify();
}

function forget(owner: object): void {
  if (owner !== current?.owner) return;
  current = null;
  listeners.notify();
}

/** Shows a sound in the sound bar from when it is first played, until another one is or the caller unmounts. */
export function useReportPlaying({
  title,
  state,
  stops = false,
  isInView = false,
  ...sound
}: PlayableSound): void {
  const [owner] = useState(() => ({}));
  const toggle = useEffectEvent(() => sound.toggle());
  const progress = useEffectEvent(() => sound.progress?.() ?? 0);
  const hasProgress = sound.progress !== undefined;
  useEffect(() => {
    const methods = { toggle: () => toggle(), ...(hasProgress && { progress: () => progress() }) };
    show(owner, { title, state, stops, isInView, ...methods });
  }, [owner, title, state, stops, isInView, hasProgress]);
  useEffect(() => () => forget(owner), [owner]);
}

/** Whether a sound of this page plays or is about to. */
export const isSomethingPlaying = (): boolean => isPlaying(current?.sound.state ?? 'idle');

/** Stops what plays, and takes it from the sound bar: the learner has gone on. */
export function leaveSound(): void {
  if (isSomethingPlaying()) current?.sound.toggle();
  current = null;
  listeners.notify();
}

/** Whether a requested sound of this page is not audible yet. */
export const isSoundAwaited = (): boolean => current?.sound.state === 'loading';

/** Whether anything has been played on this page. */
export const hasPlayed = (): boolean => starts > 0;

/** Calls back when the sound or its state changes. @returns a function that unsubscribes */
export const onNowPlaying = listeners.subscribe;

/** The sound that was played last on this page, or `null`. */
export function useNowPlaying(): NowPlaying | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current?.sound ?? null,
    () => null,
  );
}
