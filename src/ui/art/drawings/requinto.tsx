import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { accent, paper } from '#src/ui/art/palette.ts';

/** The lead guitar: a capo on the neck and a cable to its chorus pedal. */
export const drawing = (
  <DrawingFrame accent="var(--requinto)">
    <Backdrop d="M24 176C20 96 96 40 196 54C292 66 350 24 420 60C470 88 470 208 420 250C360 286 120 282 64 258C34 244 26 214 24 176Z" />
    <path d="M154 176C196 236 214 252 262 250C300 248 312 240 334 240" />
    <g transform="translate(60 156) rotate(74) scale(1.42)">
      <GuitarShape />
      <rect x={-13} y={-191} width={26} height={9} rx={4} fill={paper} strokeWidth={2.2} />
      <path strokeWidth={2.2} d="M13-186.500C20-186.500 22-182 20-174" />
      <rect x={-17} y={-70} width={34} height={9} rx={3} fill={paper} strokeWidth={2.2} />
    </g>
    <path fill={accent} d="M334 214H398L406 268H326Z" />
    <path fill={paper} d="M341 246H391L394 262H338Z" />
    <circle cx={352} cy={229} r={6} fill={paper} />
    <circle cx={380} cy={229} r={6} fill={paper} />
    <path strokeWidth={2} d="M352 229L355 225M380 229L376 226" />
  </DrawingFrame>
);
