import { accent, paper, tint } from '#src/ui/art/palette.ts';
import { fretsOf, GUITAR_BODY, GUITAR_HEAD, halfNeck, NECK, rounded } from './outlines.ts';

// In the proportions of a classical guitar (650 mm scale, neck joined at the twelfth fret). The origin is the middle of
// the body's lower edge.
const { nut, saddle, end } = NECK;
const frets = fretsOf(18).map((y) => `M${-halfNeck(y)} ${y}H${halfNeck(y)}`);
const strings = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(
  (place) => `M${rounded(place * 2.3)} ${nut}L${rounded(place * 3.5)} ${saddle}`,
);
const pegs = [-226, -238.5, -251].map((y) => `M-16 ${y}H16`);

export function GuitarShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path fill={accent} d={GUITAR_BODY} />
      <circle cy={-88} r={16.5} fill={tint} stroke="none" />
      <circle cy={-88} r={12.5} fill="currentColor" stroke="none" />
      <path d={pegs.join('')} strokeWidth={5.5} />
      <path fill={tint} d={GUITAR_HEAD} />
      <path d="M-4.5-225V-252M4.5-225V-252" strokeWidth={3.5} />
      <path fill="currentColor" strokeWidth={2} d={`M-7.8 ${nut}H7.8L9.8 ${end}H-9.8Z`} />
      <g stroke={paper} strokeWidth={1.2} strokeLinecap="butt">
        <path d={frets.join('')} />
        <path strokeWidth={1} d={strings.join('')} />
      </g>
      <path d={`M-8.5 ${nut}H8.5`} />
      <rect x={-23} y={saddle - 4} width={46} height={9} rx={3} fill="currentColor" stroke="none" />
      <path d={`M-10 ${saddle}H10`} stroke={paper} strokeWidth={2} />
    </g>
  );
}
