import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#lib/listeners.ts';
import { isPlaying, type Playable } from '#lib/play-state.ts';

/** A sound of the page, in a form that the sound bar can show and control. */
export interface PlayableSound extends Playable {
  /** The name of the sound, which must not reveal an answer: 'Güira', 'Sound C'. */
  title: string;
  /** Whether a pause stops it, so that it starts from the beginning again. */
  stops?: boolean;
  /** Whether its own button is in view, so that the sound bar needs none. */
  isInView?: boolean;
  /** The share that has been played, 0 to 1. Without it, no progress is shown. */
  progress?(): number;
}

export interface NowPlaying extends Readonly<PlayableSound> {
  /** Number of sounds that have started on this page. */
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

/** Shows a sound in the sound bar from its first start until another sound starts or the caller unmounts. */
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

/** Stops the sound and removes it from the sound bar, since the learner has moved on. */
export function leaveSound(): void {
  if (isSomethingPlaying()) current?.sound.toggle();
  if (current) forget(current.owner);
}

/** Whether a requested sound of this page is not audible yet. */
export const isSoundAwaited = (): boolean => current?.sound.state === 'loading';

/** Whether a sound has started on this page. */
export const hasPlayed = (): boolean => starts > 0;

/** Calls back when the sound or its state changes. @returns a function that unsubscribes */
export const onNowPlaying = listeners.subscribe;

/** The sound that started last on this page, or `null`. */
export function useNowPlaying(): NowPlaying | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current?.sound ?? null,
    () => null,
  );
}
