import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';

/** Both bongos, seen from the player's side. */
export const drawing = (
  <DrawingFrame accent="var(--bongos)">
    <Backdrop d="M44 190C30 110 100 44 200 60C280 72 330 30 396 60C458 90 462 190 436 262H64C54 240 48 214 44 190Z" />
    <path d="M26 262H454" />
    <BongosShape transform="translate(-206 -178) scale(1.6)" />
    <path d="M112 84V58M88 88L76 66M136 88L148 66" />
    <path d="M322 84V58M290 86L280 64M354 86L364 64" />
  </DrawingFrame>
);
