import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BassShape } from '#src/ui/art/instruments/solid-guitar.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

/** The bass and its amplifier. */
export const drawing = (
  <DrawingFrame accent="var(--bass)">
    <Backdrop d="M40 210C26 120 110 96 190 84C280 70 330 22 404 52C464 80 462 190 436 268H62C50 252 44 232 40 210Z" />
    <path d="M30 272H450" />
    <path fill={accent} d="M300 110H424V270H300Z" />
    <path fill={paper} d="M312 148H412V258H312Z" />
    <circle cx={362} cy={203} r={43} fill={tint} />
    <circle cx={362} cy={203} r={14} fill="currentColor" />
    <circle cx={322} cy={129} r={5} fill={paper} />
    <circle cx={342} cy={129} r={5} fill={paper} />
    <circle cx={362} cy={129} r={5} fill={paper} />
    <path d="M386 129H408M340 110C340 96 384 96 384 110" />
    <BassShape transform="translate(130 268) rotate(19) scale(0.72)" />
  </DrawingFrame>
);
