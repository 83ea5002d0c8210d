import { accent, paper } from './palette.ts';

const rows = Array.from({ length: 10 }, (_, row) => row);
const columns = [-22, -11, 0, 11, 22];
const tines = [-3, -2, -1, 0, 1, 2, 3];

/** Upright güira, 62 wide, from y 97 to 278. The origin is on its axis. */
export function GuiraShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
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
  );
}

/** The güira's brush, tines up. The origin is the end of the handle. */
export function BrushShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      {tines.map((tine) => (
        <path key={tine} strokeWidth={2} d={`M${tine * 2.6} -70L${tine * 4.6} -132`} />
      ))}
      <rect x={-12} y={-76} width={24} height={11} rx={4} fill="currentColor" />
      <path fill={accent} d="M-5-65H5L7-8C7-1-7-1-7-8Z" />
    </g>
  );
}
