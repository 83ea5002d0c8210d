import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';
import { BrushShape, GuiraShape } from '#src/ui/art/instruments/guira-shape.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';

export function MusicPicture({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <Backdrop d="M36 204C28 126 84 70 164 82C262 96 300 28 378 44C452 60 466 160 444 264H46C42 248 38 226 36 204Z" />
      <path d="M20 264H460" />
      <GuitarShape transform="translate(400 277) rotate(8)" />
      <BongosShape />
      <GuiraShape transform="translate(124 0)" />
      <BrushShape transform="translate(34 284) rotate(20)" />
    </DrawingFrame>
  );
}
