import { DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

const ground = 250;

/** The parts of a song from left to right: width, height and colour. */
const parts = [
  { x: 30, width: 32, height: 54, fill: paper },
  { x: 62, width: 62, height: 80, fill: tint },
  { x: 124, width: 26, height: 104, fill: paper },
  { x: 150, width: 50, height: 132, fill: accent },
  { x: 200, width: 56, height: 80, fill: tint },
  { x: 256, width: 50, height: 132, fill: accent },
  { x: 306, width: 60, height: 168, fill: paper },
  { x: 366, width: 50, height: 132, fill: accent },
  { x: 416, width: 34, height: 46, fill: tint },
];
const grooves = [56, 44, 32];

/** A song as a row of parts with the mambo as its peak, and a needle that plays it. */
export const drawing = (
  <DrawingFrame>
    <path
      fill={tint}
      stroke="none"
      opacity={0.7}
      d="M16 190C20 110 100 30 210 28C320 26 380 30 438 74C474 104 466 210 460 270H22C18 246 15 216 16 190Z"
    />
    <circle cx={116} cy={94} r={64} fill="currentColor" />
    {grooves.map((r) => (
      <circle key={r} cx={116} cy={94} r={r} stroke={paper} strokeWidth={1.2} />
    ))}
    <circle cx={116} cy={94} r={21} fill={accent} />
    <circle cx={116} cy={94} r={4} fill={paper} stroke="none" />
    {parts.map(({ x, width, height, fill }) => (
      <path
        key={x}
        fill={fill}
        d={`M${x} ${ground}V${ground - height + 8}q0-8 8-8H${x + width - 8}q8 0 8 8V${ground}Z`}
      />
    ))}
    <GuitarShape transform="translate(336 245) scale(0.56)" />
    <path d="M16 250H464" />
    <path strokeWidth={6} d="M30 274H318" />
    <path d="M318 274H450" />
    <circle cx={318} cy={274} r={9} fill={accent} />
  </DrawingFrame>
);
