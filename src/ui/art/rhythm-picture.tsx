import { BongosShape } from './bongos-shape.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { BrushShape, GuiraShape } from './guira-shape.tsx';
import { accent, tint } from './palette.ts';

/** Derecho, majao and mambo as strokes (0 none, 1 plain, 2 accent), each with the y of its row. */
const rows = [
  { strokes: '1111112111111121', y: 74 },
  { strokes: '1010102010101020', y: 122 },
  { strokes: '1011101110111011', y: 170 },
];
const left = 176;
const pitch = 17;
const heights = { '0': 0, '1': 16, '2': 32 };

/** A güira and bongos, and between them three rhythms as rows of strokes. */
export function RhythmPicture({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <path
        fill={tint}
        stroke="none"
        d="M20 186C14 92 96 44 176 34C276 22 330 14 404 30C468 44 470 176 456 272H32C24 248 22 214 20 186Z"
      />
      <path d="M14 272H466" />
      <GuiraShape transform="translate(84 -4)" />
      <BrushShape transform="translate(138 272) rotate(6) scale(0.9)" />
      <BongosShape transform="translate(176 100) scale(0.62)" />
      {rows.map(({ strokes, y }) => (
        <g key={y}>
          <path strokeWidth={1.5} d={`M${left - 8} ${y + 7}H${left + 15 * pitch + 8}`} />
          {[...strokes].map((stroke, step) => {
            const x = left + step * pitch;
            const height = heights[stroke as keyof typeof heights];
            return (
              height > 0 && (
                <path
                  key={x}
                  stroke={stroke === '2' ? accent : 'currentColor'}
                  strokeWidth={8}
                  d={`M${x} ${y - 3}V${y - height + 5}`}
                />
              )
            );
          })}
        </g>
      ))}
    </DrawingFrame>
  );
}
