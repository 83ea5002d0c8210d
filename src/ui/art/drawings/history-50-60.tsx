import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

const bulbs = [
  { x: 196, y: 92 },
  { x: 232, y: 106 },
  { x: 270, y: 114 },
  { x: 308, y: 112 },
  { x: 344, y: 100 },
];
const planks = [150, 170, 190, 210, 230].map((y) => `M48 ${y}H92M134 ${y}H186`);

/** The 1950s and 60s: a party in a country yard, two guitars, bongos and maracas. */
export const drawing = (
  <DrawingFrame>
    <Backdrop d="M20 200C14 90 90 30 200 34C300 38 380 16 430 70C470 116 464 200 456 268H26C22 246 20 222 20 200Z" />
    <circle cx={262} cy={62} r={20} fill={paper} />
    <path d="M16 268H464" />
    <path fill={paper} d="M48 136H186V268H48Z" />
    <path strokeWidth={2} d={planks.join('')} />
    <path fill={accent} d="M92 162H134V268H92Z" />
    <circle cx={126} cy={216} r={3} fill="currentColor" stroke="none" />
    <path
      fill={accent}
      d="M28 140L66 82H170L206 140C196 146 188 136 178 142C168 148 160 136 150 142C140 148 132 136 122 142C112 148 104 136 94 142C84 148 76 136 66 142C56 148 46 136 28 140Z"
    />
    <path strokeWidth={2} d="M80 94L62 128M106 92L98 130M132 92L138 130M156 94L174 128" />
    <path d="M182 84C224 118 316 128 380 82" strokeWidth={2} />
    {bulbs.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y + 5} r={5} fill={paper} strokeWidth={2} />
    ))}
    <path fill={tint} d="M398 268C402 210 400 150 382 88L394 84C414 146 418 208 416 268Z" />
    <path strokeWidth={2} d="M397 112H404M402 140H410M405 168H414M405 196H416M403 224H416" />
    <path fill={accent} d="M386 88C360 60 330 62 314 80C340 74 362 82 386 88Z" />
    <path fill={accent} d="M386 88C372 46 344 34 322 42C350 48 368 64 386 88Z" />
    <path fill={accent} d="M388 88C392 46 418 26 442 34C416 44 402 62 388 88Z" />
    <path fill={accent} d="M388 88C412 58 446 62 460 82C434 74 412 80 388 88Z" />
    <path fill={accent} d="M388 90C420 88 440 104 444 124C428 106 410 98 388 90Z" />
    <circle cx={388} cy={94} r={6} fill={paper} />
    <GuitarShape transform="translate(222 272) rotate(-9) scale(0.52)" />
    <GuitarShape transform="translate(356 272) rotate(9) scale(0.52)" />
    <BongosShape transform="translate(182 160) scale(0.4)" />
    <path d="M276 226L262 214M290 226L306 210" strokeWidth={5} />
    <ellipse cx={256} cy={206} rx={9} ry={12} transform="rotate(-48 256 206)" fill={paper} />
    <ellipse cx={312} cy={202} rx={9} ry={12} transform="rotate(42 312 202)" fill={paper} />
  </DrawingFrame>
);
