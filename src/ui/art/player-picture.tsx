import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { accent, paper } from './palette.ts';
import styles from './player-picture.module.css';

const instrument = { fill: accent, stroke: paper, strokeWidth: 2.5 };
const detail = { stroke: paper, strokeWidth: 2 };

/** Players behind their instruments, seen from the front, in a view box of 160 by 150. */
const PLAYERS = {
  requinto: <Guitarist>{guitar(0.8, true)}</Guitarist>,
  segunda: <Guitarist>{guitar(1.08, false)}</Guitarist>,
  bass: (
    <Guitarist>
      <g transform="rotate(-32)">
        <path
          {...instrument}
          d="M-34 4C-36-12-22-20-10-16C0-13 8-24 20-22C28-21 24-11 18-9L14-4H76L92-9V7H76L14 4L16 9C24 12 22 22 14 22C4 22-2 15-12 18C-24 21-33 16-34 4Z"
        />
        <path {...detail} d="M-18-5V7M-8-5V7M92-9l2-4M86-7l1-4M80-6l1-4" />
      </g>
    </Guitarist>
  ),
  guira: <Person hands="M58 70L44 104L66 98M102 70L120 96L94 84">{guira()}</Person>,
  bongos: <Person hands="M58 68L46 92L64 100M102 68L114 92L96 100">{bongos()}</Person>,
  bongos_guira: (
    <>
      <g transform="translate(-34 0)">
        <Person hands="M58 70L44 104L66 98M102 70L120 96L94 84">{guira()}</Person>
      </g>
      <g transform="translate(36 0)">
        <Person hands="M58 68L46 92L64 100M102 68L114 92L96 100">{bongos()}</Person>
      </g>
    </>
  ),
};

interface PlayerPictureProps {
  player: keyof typeof PLAYERS;
  className?: string | undefined;
  /** Draws the outline alone, of somebody who is not there yet. */
  isOutline?: boolean;
}

/** A player, or two, as a silhouette with the instrument in its colour. */
export function PlayerPicture({ player, className, isOutline }: PlayerPictureProps) {
  const colour = player === 'bongos_guira' ? 'bongos' : player;
  return (
    <svg
      viewBox="0 0 160 150"
      aria-hidden="true"
      className={classNames(className, isOutline ? styles.outline : undefined)}
      style={{ '--art-accent': `var(--${colour})` } as CSSProperties}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PLAYERS[player]}
    </svg>
  );
}

function Person({ hands, children }: { hands: string; children: ReactNode }) {
  return (
    <>
      <g fill="var(--ink-soft)" stroke="var(--ink-soft)">
        <circle cx="80" cy="26" r="16" stroke="none" />
        <path stroke="none" d="M52 150L56 66C58 52 70 48 80 48S102 52 104 66L108 150Z" />
        <path fill="none" strokeWidth="11" d={hands} />
      </g>
      {children}
    </>
  );
}

/** One hand on the strings, the other on the neck. */
function Guitarist({ children }: { children: ReactNode }) {
  return (
    <Person hands="M58 66L40 96L58 110M102 66L124 92L118 82">
      <g transform="translate(72 108)">{children}</g>
    </Person>
  );
}

/** An acoustic guitar, centred on its body; the requinto is small, has a cutaway and a capo. */
function guitar(size: number, isRequinto: boolean) {
  return (
    <g transform={`rotate(-32) scale(${size})`}>
      <path
        {...instrument}
        d={
          isRequinto
            ? 'M-38 0C-38-20-22-26-8-20C2-15 8-20 16-18C22-16 22-8 26-5H72L88-8V8L72 5H30C30 14 24 20 14 19C4 18 0 16-8 20C-22 26-38 20-38 0Z'
            : 'M-38 0C-38-22-20-28-8-21C0-16 6-20 14-19C24-18 30-10 30-5H72L88-8V8L72 5H30C30 10 24 18 14 19C6 20 0 16-8 21C-20 28-38 22-38 0Z'
        }
      />
      <circle {...detail} cx="6" cy="0" r="7" />
      <path {...detail} d="M-20-7V7" />
      {isRequinto && <path {...detail} strokeWidth={4} d="M46-7V7" />}
    </g>
  );
}

function guira() {
  return (
    <>
      <path
        {...instrument}
        fill="var(--guira)"
        d="M58 76C58 71 82 71 82 76V138C82 143 58 143 58 138Z"
      />
      <path
        {...detail}
        strokeDasharray="0 6"
        d="M64 84H80M64 92H80M64 100H80M64 108H80M64 116H80M64 124H80M64 132H80"
      />
      <path
        {...instrument}
        fill="var(--guira)"
        d="M98 78L112 70L116 77L102 86L86 104L84 100L94 88L82 98L80 94Z"
      />
    </>
  );
}

function bongos() {
  return (
    <>
      <path {...instrument} d="M42 104H76L72 136H46Z" />
      <path {...instrument} d="M78 102H122L117 138H83Z" />
      <ellipse {...instrument} cx="59" cy="104" rx="17" ry="5.5" />
      <ellipse {...instrument} cx="100" cy="102" rx="22" ry="7" />
    </>
  );
}
