import type { CSSProperties, ReactNode } from 'react';
import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';
import { BrushShape, GuiraShape } from '#src/ui/art/instruments/guira-shape.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { BassShape } from '#src/ui/art/instruments/solid-guitar.tsx';

/** The five instruments of the band, each in its colour. */
export const drawing = (
  <DrawingFrame>
    <Backdrop d="M20 190C14 90 100 40 180 48C270 56 320 10 400 34C464 56 470 180 454 268H34C26 244 22 216 20 190Z" />
    <path d="M14 268H466" />
    <In colour="requinto">
      <GuitarShape transform="translate(54 272) rotate(-4) scale(0.78)" />
    </In>
    <In colour="segunda">
      <GuitarShape transform="translate(130 272) rotate(2) scale(0.9)" />
    </In>
    <In colour="bass">
      <BassShape transform="translate(204 272) rotate(5) scale(0.66)" />
    </In>
    <In colour="bongos">
      <BongosShape transform="translate(130 98) scale(0.62)" />
    </In>
    <In colour="guira">
      <GuiraShape transform="translate(394 46) scale(0.82)" />
      <BrushShape transform="translate(434 272) rotate(8) scale(0.86)" />
    </In>
  </DrawingFrame>
);

function In({ colour, children }: { colour: string; children: ReactNode }) {
  return <g style={{ '--art-accent': `var(--${colour})` } as CSSProperties}>{children}</g>;
}
