import { DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { bass } from './bass-player.tsx';
import { bongos } from './bongos-player.tsx';
import { guira } from './guira-player.tsx';
import { PEN } from './limbs.tsx';
import styles from './person.module.css';
import { requinto } from './requinto-player.tsx';
import { segunda } from './segunda-player.tsx';

/** Each player of the band, and the box of their head. All stand on the same floor, at y 404. */
const PEOPLE = {
  requinto: { drawing: requinto, head: '46 26 140 140' },
  segunda: { drawing: segunda, head: '43 12 140 140' },
  bass: { drawing: bass, head: '46 26 140 140' },
  guira: { drawing: guira, head: '46 74 140 140' },
  bongos: { drawing: bongos, head: '50 78 140 140' },
};

export interface PersonProps {
  player: keyof typeof PEOPLE;
  /** Whether to show head and shoulders only. */
  isHead?: boolean;
}

/** A player with their instrument, 240 by 420. `data-person` on a parent is the look: `outline`, `ghost` or `plain`. */
export function Person({ player, isHead = false }: PersonProps) {
  const { drawing, head } = PEOPLE[player];
  return (
    <DrawingFrame
      viewBox={isHead ? head : '0 0 240 420'}
      className={classNames(styles.person, styles[player])}
      strokeWidth={PEN}
    >
      {drawing}
    </DrawingFrame>
  );
}
