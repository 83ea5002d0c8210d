import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ChannelName } from '#src/band/mixer.ts';
import { type BandPosition, useStep } from './use-step.ts';

/** What the playing band is heard to do. A `BandSession` is one. */
export interface BandStrokes extends BandPosition {
  /** Calls back when a stroke is heard. @returns a function that unsubscribes */
  onStroke(listener: (note: { instrument: string; velocity: number }) => void): () => void;
}

/** How long a stroke shines, in milliseconds. */
const GLOW = 220;

/** Makes an element shine with every stroke of a channel, without rendering: the louder, the brighter. */
export function useStrokeLight(
  band: BandStrokes,
  channel: ChannelName,
  light: RefObject<HTMLElement | null>,
): void {
  const shine = (velocity: number) =>
    light.current?.animate([{ opacity: 0.35 + 0.65 * velocity }, { opacity: 0 }], GLOW);
  const onStroke = useEffectEvent(
    ({ instrument, velocity }: { instrument: string; velocity: number }) => {
      if (instrument === channel) shine(velocity);
    },
  );
  useEffect(() => band.onStroke((note) => onStroke(note)), [band]);
  useStep(band, (position) => {
    if (channel === 'click' && position !== null && isOnBeat(position)) shine(0.6);
  });
}

/** Whether the sixteenth at a position is the first of its beat. */
const isOnBeat = (position: number) => Math.floor(position * 4) % 4 === 0;
