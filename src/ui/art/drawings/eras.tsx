import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

const line = 196;

/** The four eras on a time line. Large type: phones show it at 60 % of its size. */
const eras = [
  { x: 66, years: ['1950s', '60s'] },
  { x: 182, years: ['1970s', '80s'] },
  { x: 298, years: ['1990s', '2000s'] },
  { x: 414, years: ['2010s', '20s'] },
];

/** The carriers of music in each era: guitar, jukebox, compact disc, phone. */
export const drawing = (
  <DrawingFrame>
    <Backdrop d="M14 130C20 60 110 34 210 40C320 46 400 20 448 70C474 100 468 180 440 200C330 226 120 214 40 206C18 200 10 170 14 130Z" />
    <GuitarShape transform="translate(66 172) rotate(8) scale(0.52)" />

    <path fill={paper} d="M146 172V88C146 46 218 46 218 88V172Z" />
    <path fill={accent} d="M156 120V92C156 64 208 64 208 92V120Z" />
    <circle cx={182} cy={98} r={14} fill="currentColor" />
    <circle cx={182} cy={98} r={4} fill={paper} stroke="none" />
    <path strokeWidth={5} d="M160 136H176M188 136H204M160 150H176M188 150H204" />

    <circle cx={298} cy={120} r={50} fill={paper} />
    <path
      fill={accent}
      stroke="none"
      d="M298 120L330 82A50 50 0 0 1 346 107ZM298 120L266 158A50 50 0 0 1 250 133Z"
    />
    <circle cx={298} cy={120} r={50} />
    <circle cx={298} cy={120} r={17} fill={tint} />
    <circle cx={298} cy={120} r={6} fill={paper} />

    <rect x={386} y={62} width={58} height={110} rx={10} fill="currentColor" />
    <rect x={393} y={74} width={44} height={82} rx={3} fill={paper} />
    <path fill={accent} d="M405 98L429 113L405 128Z" />
    <path d="M401 144H429" strokeWidth={2} />

    <path d={`M20 ${line}H456M446 ${line - 10}L458 ${line}L446 ${line + 10}`} />
    {eras.map(({ x, years: [first, second] }) => (
      <g key={x}>
        <circle cx={x} cy={line} r={9} fill={accent} />
        <text textAnchor="middle" fontSize={25} fontWeight={700} fill="currentColor" stroke="none">
          <tspan x={x} y={line + 40}>
            {first}
          </tspan>
          <tspan x={x} y={line + 68}>
            {second}
          </tspan>
        </text>
      </g>
    ))}
  </DrawingFrame>
);
