import { useEffect, useEffectEvent, useRef } from 'react';
import type { BandSession } from '#src/band/session.ts';
import { type Place, type Placement, placeAt } from './placement.ts';

/**
 * Calls back when another column, or another number of the count-in, is heard: straight from the engine,
 * without rendering.
 * @param row how it is divided
 * @param draw receives `null` in silence
 */
export function usePlace(
  session: BandSession,
  placement: Placement,
  row: { columns: number; beats: number },
  draw: (place: Place | null) => void,
): void {
  const shown = useRef('');
  const show = useEffectEvent(() => {
    const position = session.playback()?.position ?? null;
    const place = position === null ? null : placeAt(position, placement, row);
    const text = JSON.stringify(place);
    if (text === shown.current) return;
    shown.current = text;
    draw(place);
  });
  // Other notes may have rendered another row.
  useEffect(() => show());
  useEffect(() => session.subscribe(() => show()), [session]);
}
