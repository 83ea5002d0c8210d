import { type RefObject, useEffect } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { BandSession } from './session.ts';

/** How long a stroke's light takes to fade, in milliseconds. */
const FADE = 260;
/** The light of a stroke that can hardly be heard (opacity). */
const FAINTEST = 0.35;

/**
 * Lights up an element, whose usual opacity should be low, on every stroke of a player: straight from the
 * engine, without rendering. Nothing lights up while the player is silent or motion is to be reduced.
 */
export function useStrokeLight(
  light: RefObject<HTMLElement | null>,
  session: BandSession,
  player: BandInstrument,
  isHeard: boolean,
): void {
  useEffect(() => {
    if (!isHeard || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let last: Animation | undefined;
    const unsubscribe = session.onStroke(({ instrument, velocity }) => {
      const element = light.current;
      if (instrument !== player || !element) return;
      // Many running animations cost more than the latest one.
      last?.cancel();
      const opacity = FAINTEST + (1 - FAINTEST) * velocity;
      last = element.animate([{ opacity, offset: 0 }], { duration: FADE, easing: 'ease-out' });
    });
    return () => {
      unsubscribe();
      last?.cancel();
    };
  }, [light, session, player, isHeard]);
}
