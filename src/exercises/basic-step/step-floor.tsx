import { useRef } from 'react';
import { Counts } from '#src/band/counts.tsx';
import { type BandPosition, useFollow } from '#src/band/follow.ts';
import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { HEEL, SOLE } from '#src/ui/art/foot-shape.ts';
import { accent, paper } from '#src/ui/art/palette.ts';
import { type Foot, MOVES, PLACES, type PlacedFoot, poseAt } from './step.ts';
import styles from './step-floor.module.css';

/** The centre of the feet on the floor, and the height of a lifted foot, in units of the drawing. */
const MIDDLE = 62;
const HIGHEST = 12;

const ABOUT =
  'The floor from above. On 1 the right foot steps to the right, on 2 the left foot follows, on 3 the right foot steps again, and on 4 the left foot taps beside it. Counts 5 to 8 lead back to the left in the same way.';

/** The floor with two feet that move on the counts of the music. @param end of the step, in beats; a closing chord may follow */
export function StepFloor({ band, end }: { band: BandPosition; end: number }) {
  const floor = useRef<SVGSVGElement>(null);
  useFollow(band, (beats) => {
    const glides = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pose = poseAt(withinStep(beats, end), glides);
    for (const foot of ['left', 'right'] as const) {
      const shape = floor.current?.querySelector(`[data-foot="${foot}"]`);
      shape?.setAttribute('transform', transformOf(foot, pose[foot]));
      shape?.toggleAttribute('data-taps', pose[foot].taps);
    }
  });
  const start = poseAt(null);
  return (
    <DrawingFrame
      ref={floor}
      className={styles.floor}
      viewBox="0 0 480 150"
      role="img"
      aria-label={ABOUT}
      aria-hidden={undefined}
    >
      <Backdrop d="M20 60C30 8 120 14 236 10C352 6 440 2 462 52C474 92 440 108 360 112C260 118 140 114 80 112C30 110 14 92 20 60Z" />
      {PLACES.map(({ x, foot, counts }) => (
        <g key={x}>
          <path
            d={counts.every(isTap) ? SOLE : SOLE + HEEL}
            transform={transformOf(foot, { x, lift: 0 })}
            fill={paper}
            strokeWidth={1.5}
            strokeDasharray="1 5"
          />
          <text
            x={x}
            y={140}
            fill="currentColor"
            stroke="none"
            fontSize={24}
            fontWeight={700}
            textAnchor="middle"
          >
            {counts.join('·')}
          </text>
        </g>
      ))}
      {(['left', 'right'] as const).map((foot) => (
        <g key={foot} data-foot={foot} transform={transformOf(foot, start[foot])}>
          <path d={SOLE} fill={foot === 'left' ? paper : accent} />
          <path d={HEEL} fill={foot === 'left' ? paper : accent} className={styles.heel} />
        </g>
      ))}
    </DrawingFrame>
  );
}

const isTap = (count: number) => MOVES[count - 1]?.tap === true;

/** A position within the steps of a clip; `null` in its closing chord. */
export const withinStep = (beats: number | null, end: number) =>
  beats !== null && beats >= 0 && beats < end ? beats : null;

function transformOf(foot: Foot, { x, lift }: Pick<PlacedFoot, 'x' | 'lift'>): string {
  const side = foot === 'left' ? -1 : 1;
  return `translate(${x} ${MIDDLE - lift * HIGHEST}) rotate(${side * 4}) scale(${side} 1)`;
}

interface StepCountsProps {
  band: BandPosition;
  /** The end of the step, in beats. */
  end: number;
  look: 'steps' | 'stage';
}

/** The dancers' counts with the move on each, lit while a clip plays. */
export function StepCounts({ band, end, look }: StepCountsProps) {
  return (
    <Counts
      band={band}
      look={look}
      every="frame"
      moves={MOVES.map(({ about }) => about)}
      countOf={(beats) => poseAt(withinStep(beats, end)).count}
    />
  );
}
