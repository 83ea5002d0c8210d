import { accent, paper, tint } from '#src/ui/art/palette.ts';
import { fretsOf, headOf, rounded, SOLID_BODY } from './outlines.ts';

const bridge = -22;
const fretboardEnd = -112;

interface SolidGuitarProps {
  strings: number;
  /** Y of the nut. With the bridge at −22, it gives the length of the open strings. */
  nut: number;
  transform?: string | undefined;
}

/** Solid-body electric guitar or bass. The origin is as in `GuitarShape`. */
export function SolidGuitar({ strings, nut, transform }: SolidGuitarProps) {
  const frets = fretsOf(20, nut, bridge);
  const halfNeck = (y: number) => rounded(6.5 + ((y - nut) / (fretboardEnd - nut)) * 2.5);
  // `side` runs from −1 to 1 across the neck; each peg is further up the head than the one before.
  const courses = Array.from({ length: strings }, (_, i) => {
    const side = (2 * i) / (strings - 1) - 1;
    return { side, peg: rounded(nut - 12 - (i * 36) / (strings - 1)) };
  });
  return (
    <g transform={transform}>
      <path fill={accent} d={SOLID_BODY} />
      {courses.map(({ side, peg }) => (
        <path key={side} d={`M-17 ${peg}H-6`} strokeWidth={rounded(22 / strings)} />
      ))}
      <path fill={tint} d={headOf(nut)} />
      <path fill="currentColor" strokeWidth={2} d={`M-6.5 ${nut}H6.5L9 ${fretboardEnd}H-9Z`} />
      <rect x={-19} y={-84} width={38} height={11} rx={3} fill="currentColor" stroke="none" />
      <rect x={-19} y={-58} width={38} height={11} rx={3} fill="currentColor" stroke="none" />
      <rect x={-17} y={bridge - 5} width={34} height={12} rx={3} fill={tint} />
      <g stroke={paper} strokeWidth={1.2} strokeLinecap="butt">
        <path d={frets.map((y) => `M${-halfNeck(y)} ${y}H${halfNeck(y)}`).join('')} />
        {courses.map(({ side }) => (
          <path key={side} d={`M${rounded(side * 4.8)} ${nut}L${rounded(side * 10.5)} ${bridge}`} />
        ))}
      </g>
      {courses.map(({ side, peg }) => (
        <path key={side} strokeWidth={1} d={`M${rounded(side * 2)} ${nut}V${peg}`} />
      ))}
      <circle cx={31} cy={-36} r={4} fill={paper} />
      <circle cx={24} cy={-20} r={4} fill={paper} />
    </g>
  );
}

/** Four-string bass, scale length 34 inches. */
export function BassShape({ transform }: { transform?: string }) {
  return <SolidGuitar strings={4} nut={-318} transform={transform} />;
}

/** Electric guitar, scale length 25.5 inches. */
export function ElectricGuitarShape({ transform }: { transform?: string }) {
  return <SolidGuitar strings={6} nut={-258} transform={transform} />;
}
