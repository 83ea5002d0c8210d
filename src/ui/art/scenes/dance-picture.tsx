import { Backdrop } from '#src/ui/art/drawing-frame.tsx';
import { HEEL, SOLE } from '#src/ui/art/foot-shape.ts';
import { accent, paper } from '#src/ui/art/palette.ts';

const out = 90;
const home = 214;

// Seen from above, toes up: side, close, side, tap, then the same steps back.
const prints = [
  { count: 1, foot: 'right', x: 265, y: out, turn: 5 },
  { count: 2, foot: 'left', x: 215, y: out, turn: -4 },
  { count: 3, foot: 'right', x: 403, y: out, turn: 6 },
  { count: 4, foot: 'left', x: 353, y: out + 4, turn: -3 },
  { count: 5, foot: 'left', x: 215, y: home, turn: -6 },
  { count: 6, foot: 'right', x: 265, y: home, turn: 4 },
  { count: 7, foot: 'left', x: 77, y: home, turn: -5 },
  { count: 8, foot: 'right', x: 127, y: home + 4, turn: 3 },
] as const;

const starts = [
  { x: 77, side: -1 },
  { x: 127, side: 1 },
];

export const dancePicture = (
  <>
    <Backdrop d="M24 92C30 22 110 24 196 20C296 16 424 6 454 66C474 112 452 190 410 232C362 280 250 278 160 284C80 290 28 272 22 206C19 170 21 126 24 92Z" />
    {starts.map(({ x, side }) => (
      <path
        key={x}
        d={SOLE + HEEL}
        transform={`translate(${x} ${out}) rotate(${side * 4}) scale(${side} 1)`}
        fill={paper}
        stroke="none"
        opacity={0.6}
      />
    ))}
    <path d="M158 92C166 87 174 87 182 92M174 83L183 92L172 98" />
    <path d="M296 92C304 87 312 87 320 92M312 83L321 92L310 98" />
    <path d="M388 152C386 190 356 212 302 214M313 205L301 214L313 223" />
    <path d="M183 214C175 209 167 209 159 214M167 205L158 214L169 220" />
    {prints.map(({ count, foot, x, y, turn }) => {
      const tap = count % 4 === 0;
      const fill = tap ? 'none' : foot === 'left' ? paper : accent;
      return (
        <g key={count} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d={tap ? SOLE : SOLE + HEEL}
            transform={foot === 'left' ? 'scale(-1 1)' : undefined}
            fill={fill}
            pathLength={tap ? 144 : undefined}
            strokeDasharray={tap ? '1 5' : undefined}
          />
          <text
            y={-10}
            textAnchor="middle"
            fontSize={26}
            fontWeight={700}
            stroke="none"
            fill={fill === accent ? paper : 'currentColor'}
          >
            {count}
          </text>
        </g>
      );
    })}
  </>
);
