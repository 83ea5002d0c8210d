import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BrushShape, GuiraShape } from '#src/ui/art/instruments/guira-shape.tsx';

/** The güira and its brush, with the strokes: down on the count, up on the “and”. */
export const drawing = (
  <DrawingFrame accent="var(--guira)">
    <Backdrop d="M84 200C64 110 130 36 226 40C310 44 392 50 414 128C432 196 400 276 300 280C200 284 104 282 84 200Z" />
    <GuiraShape transform="translate(170 -88) rotate(-12 0 240) scale(1.26)" />
    <BrushShape transform="translate(392 232) rotate(-62) scale(1.3)" />
    <path d="M302 66C318 80 328 96 332 116M323 109L333 118L340 106" />
    <path d="M362 108C358 84 348 66 332 52M333 66L331 51L346 54" />
  </DrawingFrame>
);
