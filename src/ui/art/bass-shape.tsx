import { accent, paper, tint } from './palette.ts';

// A four-stringed electric bass: 34 inches of string, the neck joined at the sixteenth fret.
// The origin is the middle of the lower edge of the body, as with the guitar.
const nut = -318;
const bridge = -22;
const fretboardEnd = -112;
const frets = Array.from(
  { length: 20 },
  (_, i) => nut + (bridge - nut) * (1 - 2 ** (-(i + 1) / 12)),
);
const strings = [-1.5, -0.5, 0.5, 1.5];
const pegs = [-330, -342, -354, -366];

const halfNeck = (y: number) => 6.5 + ((y - nut) / (fretboardEnd - nut)) * 2.5;

export function BassShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path
        fill={accent}
        d="M0 0C30 0 50-14 50-42C50-62 36-68 36-84C36-98 48-104 48-122C48-134 34-136 28-124C24-114 18-110 12-110H-12C-20-112-24-124-28-138C-33-154-50-150-49-132C-48-112-35-100-35-84C-35-68-50-62-50-42C-50-14-30 0 0 0Z"
      />
      {pegs.map((y) => (
        <path key={y} d={`M-17 ${y}H-6`} strokeWidth={5.5} />
      ))}
      <path
        fill={tint}
        d={`M-7 ${nut}C-8-324-11-324-11-330L-10-372C-6-384 8-384 12-374C8-366 10-336 7 ${nut}Z`}
      />
      <path fill="currentColor" strokeWidth={2} d={`M-6.5 ${nut}H6.5L9 ${fretboardEnd}H-9Z`} />
      <rect x={-19} y={-84} width={38} height={11} rx={3} fill="currentColor" stroke="none" />
      <rect x={-19} y={-58} width={38} height={11} rx={3} fill="currentColor" stroke="none" />
      <rect x={-17} y={bridge - 5} width={34} height={12} rx={3} fill={tint} />
      <g stroke={paper} strokeWidth={1.2} strokeLinecap="butt">
        {frets.map((y) => (
          <path key={y} d={`M${-halfNeck(y)} ${y}H${halfNeck(y)}`} />
        ))}
        {strings.map((s) => (
          <path key={s} d={`M${s * 3.2} ${nut}L${s * 7} ${bridge}`} />
        ))}
      </g>
      {pegs.map((y, i) => (
        <path key={y} strokeWidth={1.2} d={`M${strings[i] ?? 0} ${nut}V${y}`} />
      ))}
      <circle cx={31} cy={-36} r={4} fill={paper} />
      <circle cx={24} cy={-20} r={4} fill={paper} />
    </g>
  );
}
