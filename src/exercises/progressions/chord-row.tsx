import { useRef } from 'react';
import { BEATS } from '#audio/music/chart/chart.ts';
import { type BandPosition, useFollow } from '#src/band/follow.ts';
import type { PlayedChord } from '#src/content/model.ts';

interface ChordRowProps {
  /** The list's accessible name. */
  label: string;
  /** One per bar. */
  chords: readonly PlayedChord[];
  band: BandPosition;
  className?: string | undefined;
}

/** The chords of a progression. Lights the current one without re-rendering. */
export function ChordRow({ label, chords, band, className }: ChordRowProps) {
  const row = useRef<HTMLOListElement>(null);
  useFollow(band, (beats) => {
    const bar = beats === null ? -1 : Math.floor(beats / BEATS);
    chords.forEach((_, i) => {
      row.current?.children[i]?.toggleAttribute('data-lit', i === bar);
    });
  });
  return (
    <ol ref={row} className={className} aria-label={label}>
      {chords.map(({ name, degree }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chord may occur twice, and the row never changes
        <li key={i}>
          <b>{name}</b> <span>{degree}</span>
        </li>
      ))}
    </ol>
  );
}
