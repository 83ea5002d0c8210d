import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';
import { BrushShape, GuiraShape } from '#src/ui/art/instruments/guira-shape.tsx';
import { accent, paper } from '#src/ui/art/palette.ts';

/** The y of three rows of steps. They are empty, because the lesson asks learners to fill them. */
const rows = [44, 88, 132];
const steps = [0, 1, 2, 3, 4, 5, 6, 7];
const left = 172;
const pitch = 34;

/** A güira and bongos, and between them three rows of empty steps, with a playhead on the first. */
export const drawing = (
  <DrawingFrame>
    <Backdrop d="M20 186C14 92 96 44 176 34C276 22 330 14 404 30C468 44 470 176 456 272H32C24 248 22 214 20 186Z" />
    <path d="M14 272H466" />
    <GuiraShape transform="translate(84 -4)" />
    <BrushShape transform="translate(138 272) rotate(6) scale(0.9)" />
    <BongosShape transform="translate(176 100) scale(0.62)" />
    {rows.map((y) =>
      steps.map((step) => (
        <rect
          key={`${y}/${step}`}
          x={left + step * pitch}
          y={y}
          width={26}
          height={30}
          rx={6}
          fill={step === 0 ? accent : paper}
        />
      )),
    )}
  </DrawingFrame>
);
