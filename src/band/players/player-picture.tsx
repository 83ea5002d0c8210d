import type { BandInstrument } from '#audio/music/instrument.ts';
import { island } from '#src/page/loading/island.tsx';

/** The look of a person: not there yet, muted, not learned, or as usual. */
export type PersonLook = 'outline' | 'ghost' | 'plain' | 'full';

/** The drawing of a person. Prerendered pages do without its code. */
const Person = island(
  'The drawing',
  async () => (await import('#src/ui/art/people/person.tsx')).Person,
  { still: { as: 'span', className: 'bare' } },
);

interface PlayerPictureProps {
  player: BandInstrument;
  look: PersonLook;
  /** Shows head and shoulders only. */
  isHead?: boolean;
  className?: string | undefined;
  /** The text for screen readers; none where a name stands next to it. */
  label?: string | undefined;
}

/** A person of the band with their instrument. */
export function PlayerPicture({ player, look, isHead, className, label }: PlayerPictureProps) {
  return (
    <span
      className={className}
      data-person={look}
      {...(label && { role: 'img', 'aria-label': label })}
    >
      <Person player={player} isHead={isHead} />
    </span>
  );
}
