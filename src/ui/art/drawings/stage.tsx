import { DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';
import { GuiraShape } from '#src/ui/art/instruments/guira-shape.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { BassShape } from '#src/ui/art/instruments/solid-guitar.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

const bulbs = Array.from({ length: 11 }, (_, i) => 76 + i * 33);
const curtain = [0, 1, 2, 3].map((fold) => (
  <path
    key={fold}
    fill={accent}
    d={`M${34 + fold * 10} 52C${30 + fold * 10} 120 ${26 + fold * 7} 180 ${30 + fold * 3} 236H${44 + fold * 4}C${52 + fold * 6} 180 ${50 + fold * 9} 110 ${46 + fold * 10} 54Z`}
  />
));

/** A small empty stage, with each instrument at its place in the panorama, from the listener's left to right. */
export const drawing = (
  <DrawingFrame>
    <path fill={tint} d="M56 34H424V236H56Z" />
    <path
      fill={accent}
      stroke="none"
      opacity={0.16}
      d="M160 36H200L262 234H112ZM280 36H320L368 234H218Z"
    />
    <path
      fill={accent}
      d="M30 20H450V44C440 54 428 54 419 44C408 56 396 56 386 44C376 56 362 56 353 44C342 56 330 56 320 44C310 56 296 56 287 44C276 56 264 56 254 44C244 56 230 56 221 44C210 56 198 56 188 44C178 56 164 56 155 44C144 56 132 56 122 44C112 56 98 56 89 44C78 56 62 56 52 44C44 52 36 52 30 44Z"
    />
    {curtain}
    <g transform="translate(480) scale(-1 1)">{curtain}</g>
    <path fill={paper} d="M20 236H460V284H20Z" />
    <path strokeWidth={2} d="M20 252H460M20 268H460" />
    {bulbs.map((x) => (
      <circle key={x} cx={x} cy={276} r={3} fill={accent} stroke="none" />
    ))}
    <GuitarShape transform="translate(106 244) rotate(-6) scale(0.6)" />
    <BongosShape transform="translate(64 108) scale(0.42)" />
    <path d="M150 226L146 244M216 226L220 244M184 226V244" />
    <BassShape transform="translate(252 244) rotate(3) scale(0.46)" />
    <GuitarShape transform="translate(324 244) rotate(6) scale(0.5)" />
    <GuiraShape transform="translate(394 136) scale(0.38)" />
  </DrawingFrame>
);
