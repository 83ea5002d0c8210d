import type { ReactNode } from 'react';
import { rounded } from '#src/ui/art/instruments/outlines.ts';

/** The width of every outline, in units of the picture. */
export const PEN = 3.4;

// Colours of a person, which `person.module.css` sets.
export const skin = 'var(--skin)';
export const hair = 'var(--hair)';
export const greyHair = 'var(--beard)';
export const hairLine = 'var(--hair-line)';
export const shirt = 'var(--shirt)';
export const trousers = 'var(--trousers)';

interface LimbProps {
  d: string;
  width: number;
  fill: string;
  /** Whether it ends under another part of the body. */
  isCut?: boolean;
}

/** An arm, a leg or a neck: a line in the pen's colour, with a thinner line in its own colour on top. */
export function Limb({ d, width, fill, isCut }: LimbProps) {
  const cap = isCut ? 'butt' : undefined;
  return (
    <>
      <path d={d} strokeWidth={rounded(width + 2 * PEN)} strokeLinecap={cap} />
      <path d={d} stroke={fill} strokeWidth={width} strokeLinecap={cap} />
    </>
  );
}

type Point = readonly [x: number, y: number];

interface SleeveProps {
  from: Point;
  /** The middle of the hem. */
  to: Point;
  /** Bends the sleeve at the elbow or knee. */
  bend: Point;
  width: number;
  fill?: string;
}

/** A sleeve or a leg of trousers, round at the joint and cut straight at the hem. */
export function Sleeve({ from, to, bend, width, fill = shirt }: SleeveProps) {
  const [x, y] = from;
  const length = Math.hypot(to[0] - bend[0], to[1] - bend[1]);
  const hem = (axis: 0 | 1) => rounded(to[axis] + ((to[axis] - bend[axis]) / length) * PEN);
  const start = `M${x} ${y}Q${bend.join(' ')}`;
  return (
    <>
      <path
        d={`${start} ${hem(0)} ${hem(1)}`}
        strokeWidth={rounded(width + 2 * PEN)}
        strokeLinecap="butt"
      />
      <circle cx={x} cy={y} r={rounded(width / 2 + PEN)} fill="currentColor" stroke="none" />
      <circle cx={x} cy={y} r={width / 2} fill={fill} stroke="none" />
      <path d={`${start} ${to.join(' ')}`} stroke={fill} strokeWidth={width} strokeLinecap="butt" />
    </>
  );
}

interface TurningProps {
  at: Point;
  /** Degrees, clockwise. */
  by: number;
  /** The drum whose strokes turn it; by default all strokes do. */
  drum?: 'hembra' | 'macho';
  children: ReactNode;
}

/** A hand or a head that turns with its player's strokes. */
export function Turning({ at: [x, y], by, drum, children }: TurningProps) {
  return (
    <g data-turn={by} data-drum={drum} style={{ transformOrigin: `${x}px ${y}px` }}>
      {children}
    </g>
  );
}

/** A hand that holds a pick or a brush. */
export function Fist({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path fill={skin} d="M-10-6C-6-11 7-11 12-6C15-2 14 6 9 9C2 12-8 11-11 5Z" />
      <path d="M13 0C9 1 6 1 3 0M12 5C9 6 6 6 4 5" strokeWidth={2} />
      <path fill={skin} d="M-2-9C3-14 11-14 14-9C15-6 12-4 8-5" />
    </g>
  );
}

/** Four fingers across a neck, at `y` in the units of an instrument that is drawn at `scale`. */
export function Fingers({ y, scale }: { y: number; scale: number }) {
  const width = rounded((8.2 / scale) * 0.62);
  const outline = rounded(width + (2 * PEN * 0.72) / scale);
  const lines = [-1.5, -0.5, 0.5, 1.5].map((place) => {
    const at = rounded(y + place * (width + 3.2));
    return `M15 ${at}L${Math.abs(place) < 1 ? -6 : -3} ${rounded(at - 2)}`;
  });
  const d = lines.join('');
  return (
    <>
      <path d={d} strokeWidth={outline} />
      <path d={d} stroke={skin} strokeWidth={width} />
    </>
  );
}

/** The outline of most faces, in a head's own units: 48 wide, its chin at y 30. */
export const FACE = 'M-24-8C-24-31 24-31 24-8C24 14 13 30 0 30C-13 30-24 14-24-8Z';
