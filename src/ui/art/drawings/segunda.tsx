import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { paper } from '#src/ui/art/palette.ts';

/** The rhythm guitar, a plain acoustic one, leaning on a chair. */
export const drawing = (
  <DrawingFrame accent="var(--segunda)">
    <Backdrop d="M60 230C30 150 90 60 190 66C270 70 300 24 372 44C446 66 456 180 420 266H84C74 258 66 246 60 230Z" />
    <path d="M30 270H450" />
    <path fill={paper} d="M128 40C150 34 190 34 212 40L208 150H132Z" />
    <path d="M138 62H203M137 88H204M136 114H205" />
    <path fill={paper} d="M116 168H240L232 186H108Z" />
    <path d="M132 150L128 168M208 150L214 168" />
    <path d="M122 186L112 270M222 186L232 270M142 186L138 252M206 186L208 252M118 226H226" />
    <GuitarShape transform="translate(318 272) rotate(-14) scale(0.98)" />
  </DrawingFrame>
);
