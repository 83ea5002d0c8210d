import { type RefObject, useEffect } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveNote } from '#audio/music/live/live.ts';
import type { BandSession } from '#src/band/session.ts';

/** Duration of a player's light and movement at a stroke (milliseconds). */
const STROKE = 120;
/** The opacity of the light for the softest strokes. */
const FAINTEST = 0.35;

/**
 * Lights up a player's tile and moves hands and head on every audible stroke, without rendering.
 * @param light the element behind the picture, without which it cannot be seen; a sibling of picture and plate
 */
export function useStrokeLight(
  light: RefObject<HTMLElement | null>,
  session: BandSession,
  player: BandInstrument,
  isHeard: boolean,
): void {
  useEffect(() => {
    if (!isHeard) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let last: readonly Animation[] = [];
    const unsubscribe = session.onStroke((note) => {
      const element = light.current;
      if (note.instrument !== player || !element) return;
      // Many running animations cost more than the latest ones.
      for (const animation of last) animation.cancel();
      last = [...lightUp(element, note.velocity), ...(isStill ? [] : move(element, note))];
    });
    return () => {
      unsubscribe();
      for (const animation of last) animation.cancel();
    };
  }, [light, session, player, isHeard]);
}

function lightUp(light: HTMLElement, velocity: number): Animation[] {
  const opacity = FAINTEST + (1 - FAINTEST) * velocity;
  const plate = light.parentElement?.querySelector('[data-plate]');
  const filled = { backgroundColor: 'var(--player)', color: 'var(--card)' };
  return [
    light.animate({ opacity: [opacity, opacity] }, STROKE),
    ...(plate ? [plate.animate([filled, filled], STROKE)] : []),
  ];
}

/** Turns the parts of the picture that belong to the stroke, and back. */
function move(light: HTMLElement, note: LiveNote): Animation[] {
  const parts = light.parentElement?.querySelectorAll<SVGElement>('[data-turn]') ?? [];
  const drum = 'stroke' in note && note.stroke === 'hembra' ? 'hembra' : 'macho';
  return [...parts]
    .filter(({ dataset }) => !dataset.drum || dataset.drum === drum)
    .map((part) => {
      const turned = `rotate(${part.dataset.turn}deg)`;
      return part.animate({ transform: ['none', turned, 'none'] }, STROKE);
    });
}
