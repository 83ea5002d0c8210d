import { classNames } from '#src/ui/class-names.ts';
import { BassPlayer } from './bass-player.tsx';
import { BongosPlayer } from './bongos-player.tsx';
import { GuiraPlayer } from './guira-player.tsx';
import { PEN } from './limbs.tsx';
import styles from './person.module.css';
import { RequintoPlayer } from './requinto-player.tsx';
import { SegundaPlayer } from './segunda-player.tsx';

/** Each person of the band, and the box of their head. All stand on the same floor, at y 404. */
const PEOPLE = {
  requinto: { Drawing: RequintoPlayer, head: '46 26 140 140' },
  segunda: { Drawing: SegundaPlayer, head: '43 12 140 140' },
  bass: { Drawing: BassPlayer, head: '46 26 140 140' },
  guira: { Drawing: GuiraPlayer, head: '46 74 140 140' },
  bongos: { Drawing: BongosPlayer, head: '50 78 140 140' },
};

export interface PersonProps {
  player: keyof typeof PEOPLE;
  /** Shows head and shoulders only. */
  isHead?: boolean;
}

/** A person with their instrument, 240 by 420. `data-person` around it says how they look: `outline`, `ghost` or `plain`. */
export function Person({ player, isHead = false }: PersonProps) {
  const { Drawing, head } = PEOPLE[player];
  return (
    <svg
      viewBox={isHead ? head : '0 0 240 420'}
      aria-hidden="true"
      className={classNames(styles.person, styles[player])}
      fill="none"
      stroke="currentColor"
      strokeWidth={PEN}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Drawing />
    </svg>
  );
}
