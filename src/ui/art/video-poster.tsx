import { DrawingFrame } from './drawing-frame.tsx';
import { GuitarShape } from './instruments/guitar-shape.tsx';
import { accent, tint } from './palette.ts';

/** Poster of a video that is not loaded yet: guitars on a stage with spotlights. */
export function VideoPoster({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">
      <path fill={tint} stroke="none" d="M0 0H640V360H0Z" />
      <path fill={accent} stroke="none" opacity={0.16} d="M92 0H182L300 318H20Z" />
      <path fill={accent} stroke="none" opacity={0.16} d="M458 0H548L620 318H340Z" />
      <path d="M118 0C118 12 156 12 156 0M484 0C484 12 522 12 522 0" />
      <path d="M0 318H640" />
      <GuitarShape transform="translate(152 314) rotate(-9)" />
      <GuitarShape transform="translate(492 314) rotate(9)" />
    </DrawingFrame>
  );
}
