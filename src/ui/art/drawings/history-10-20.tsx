import { DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

/** Fans from left to right: position, height, and whether they hold up a phone. */
const fans = [
  { x: 36, y: 246, phone: false },
  { x: 88, y: 256, phone: true },
  { x: 142, y: 244, phone: false },
  { x: 194, y: 258, phone: false },
  { x: 246, y: 248, phone: true },
  { x: 298, y: 258, phone: false },
  { x: 350, y: 246, phone: false },
  { x: 402, y: 256, phone: true },
  { x: 450, y: 246, phone: false },
];
const lamps = [70, 98, 126, 354, 382, 410];

/** The 2010s and 20s: a stadium, a screen, and phones held up. */
export const drawing = (
  <DrawingFrame>
    <path fill={tint} d="M20 40H460V284H20Z" />
    <path
      fill={accent}
      stroke="none"
      opacity={0.16}
      d="M84 64L20 220V284H120ZM396 64L460 220V284H360Z"
    />
    <path d="M40 64H156M324 64H440M52 40V64M144 40V64M336 40V64M428 40V64" />
    {lamps.map((x) => (
      <path key={x} fill={paper} d={`M${x - 9} 64H${x + 9}L${x + 6} 78H${x - 6}Z`} />
    ))}
    <path fill={paper} d="M166 22H314V112H166Z" />
    <path fill={accent} d="M222 44L262 67L222 90Z" />
    <path d="M182 102H298" strokeWidth={2} />
    <path strokeWidth={6} d="M182 102H226" />
    <path fill={paper} d="M112 188H368V212H112Z" />
    <path d="M112 212V284M368 212V284M112 200H368" strokeWidth={2} />
    <path d="M240 188V134M226 188H254" />
    <rect x={232} y={116} width={16} height={24} rx={8} fill="currentColor" />
    <GuitarShape transform="translate(182 190) rotate(-8) scale(0.3)" />
    <GuitarShape transform="translate(298 190) rotate(8) scale(0.3)" />
    <path fill={accent} d="M128 148H158V188H128ZM322 148H352V188H322Z" />
    <circle cx={143} cy={170} r={10} fill={paper} />
    <circle cx={337} cy={170} r={10} fill={paper} />
    {fans.map(({ x, y, phone }) => (
      <g key={x}>
        <path
          fill="currentColor"
          d={`M${x - 22} 290C${x - 22} ${y + 10} ${x + 22} ${y + 10} ${x + 22} 290Z`}
        />
        <circle cx={x} cy={y} r={12} fill="currentColor" />
        <path strokeWidth={6} d={`M${x + 15} ${y + 26}L${x + 20} ${y - 14}`} />
        {phone && <path fill={accent} d={`M${x + 14} ${y - 38}h14v26h-14Z`} strokeWidth={2.5} />}
      </g>
    ))}
  </DrawingFrame>
);
