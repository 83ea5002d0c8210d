import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { ElectricGuitarShape } from '#src/ui/art/instruments/solid-guitar.tsx';
import { accent, paper } from '#src/ui/art/palette.ts';

const houses = [
  { x: 30, top: 120, width: 52, floors: [140, 168, 196, 224] },
  { x: 82, top: 84, width: 46, floors: [104, 132, 160, 188, 216, 244] },
  { x: 128, top: 138, width: 56, floors: [158, 186, 214, 242] },
];

/** The 1990s and 2000s: an electric guitar with a pedal in front of New York. */
export const drawing = (
  <DrawingFrame>
    <Backdrop d="M16 190C20 90 90 26 200 30C300 34 400 10 448 76C474 116 466 200 460 268H20C16 246 15 218 16 190Z" />
    <path d="M14 268H466" />
    <path fill={accent} d="M204 64H216V268H204ZM352 64H364V268H352Z" />
    <path d="M184 120C196 96 204 80 210 64C228 176 340 176 358 64C366 96 402 158 456 176" />
    <path
      strokeWidth={2}
      d="M232 110V196M258 134V196M284 142V196M310 134V196M336 110V196M384 132V196M408 154V196M432 168V196"
    />
    <path fill={paper} d="M184 196H464V208H184Z" />
    {houses.map(({ x, top, width, floors }) => (
      <g key={x}>
        <path fill={paper} d={`M${x} ${top}H${x + width}V268H${x}Z`} />
        <path
          strokeWidth={7}
          strokeLinecap="butt"
          d={floors.map((y) => `M${x + 10} ${y}h10M${x + width - 20} ${y}h10`).join('')}
        />
      </g>
    ))}
    <path fill={accent} d="M92 84L96 58H116L120 84" />
    <path d="M96 58L106 46L116 58" />
    <path fill={accent} d="M236 232H292L300 268H228Z" />
    <path fill={paper} d="M240 254H288L290 264H238Z" />
    <circle cx={250} cy={243} r={5} fill={paper} />
    <circle cx={278} cy={243} r={5} fill={paper} />
    <path d="M298 258C326 270 336 240 360 252C372 258 380 262 392 258" />
    <ElectricGuitarShape transform="translate(408 273) rotate(9) scale(0.66)" />
  </DrawingFrame>
);
