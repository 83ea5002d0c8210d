import { GuitarShape } from './guitar-shape.tsx';
import { accent, paper, tint } from './palette.ts';

// The small drum (macho) sits at the player's left, so we look over the player's shoulder.
const drums = [
  { cx: 222, rx: 41 },
  { cx: 325, rx: 52 },
];
const skin = 186;
const foot = 268;
const hoop = 13;

const rows = Array.from({ length: 10 }, (_, row) => row);
const columns = [-22, -11, 0, 11, 22];
const tines = [-3, -2, -1, 0, 1, 2, 3];

function Drum({ cx, rx }: { cx: number; rx: number }) {
  const ry = rx * 0.26;
  const base = rx * 0.84;
  const band = (y: number, r: number, height: number) =>
    `M${cx - r} ${y}v${height}a${r} ${(ry * r) / rx} 0 0 0 ${2 * r} 0v${-height}a${r} ${(ry * r) / rx} 0 0 1 ${-2 * r} 0Z`;
  return (
    <g>
      <path
        fill={accent}
        d={`M${cx - rx + 3} ${skin}L${cx - base} ${foot}a${base} ${ry * 0.84} 0 0 0 ${2 * base} 0L${cx + rx - 3} ${skin}Z`}
      />
      <path fill={tint} d={band(foot - 8, base + 1, 8)} />
      {[-0.66, 0, 0.66].map((turn) => {
        const drop = Math.sqrt(1 - turn * turn) * ry;
        return (
          <g key={turn}>
            <path
              d={`M${cx + turn * rx} ${skin + drop + 8}L${cx + turn * (base + 2)} ${foot + drop * 0.84 - 3}`}
            />
            <path strokeWidth={7} d={`M${cx + turn * (base + 2)} ${foot + drop * 0.84 - 5}v3`} />
          </g>
        );
      })}
      <path fill={tint} d={band(skin, rx, hoop)} />
      <ellipse cx={cx} cy={skin} rx={rx} ry={ry} fill={paper} />
      <ellipse cx={cx - 4} cy={skin + 1} rx={rx * 0.5} ry={ry * 0.46} fill={tint} stroke="none" />
    </g>
  );
}

export function MusicPicture({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 300"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        fill={tint}
        stroke="none"
        d="M36 204C28 126 84 70 164 82C262 96 300 28 378 44C452 60 466 160 444 264H46C42 248 38 226 36 204Z"
      />
      <path d="M20 264H460" />
      <GuitarShape transform="translate(400 277) rotate(8)" />
      <path fill="currentColor" d="M250 218H284V244H250Z" />
      {drums.map((drum) => (
        <Drum key={drum.cx} {...drum} />
      ))}
      <g transform="translate(124 0)">
        <path
          fill={paper}
          d="M-31 120C-31 114-21 105-20 99C-12 95 12 95 20 99C21 105 31 114 31 120V254C31 260 21 269 20 276C12 280-12 280-20 276C-21 269-31 260-31 254Z"
        />
        <path d="M-31 120C-18 125 18 125 31 120M-31 254C-18 259 18 259 31 254" />
        {rows.map((row) =>
          columns.map((column) => (
            <circle
              key={`${row}/${column}`}
              cx={column}
              cy={135 + row * 12 - Math.abs(column) / 12}
              r={2.3}
              fill="currentColor"
              stroke="none"
            />
          )),
        )}
      </g>
      <g transform="translate(34 284) rotate(20)">
        {tines.map((tine) => (
          <path key={tine} strokeWidth={2} d={`M${tine * 2.6} -70L${tine * 4.6} -132`} />
        ))}
        <rect x={-12} y={-76} width={24} height={11} rx={4} fill="currentColor" />
        <path fill={accent} d="M-5-65H5L7-8C7-1-7-1-7-8Z" />
      </g>
    </svg>
  );
}
