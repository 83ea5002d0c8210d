import { GUIRA_RIMS, GUIRA_TUBE } from './outlines.ts';
import { accent, paper } from './palette.ts';

const rows = Array.from({ length: 10 }, (_, row) => row);
const columns = [-22, -11, 0, 11, 22];
const tines = [-3, -2, -1, 0, 1, 2, 3];

/** Upright güira, 62 wide, from y 97 to 278. The origin is on its axis. */
export function GuiraShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path fill={paper} d={GUIRA_TUBE} />
      <path d={GUIRA_RIMS} />
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
