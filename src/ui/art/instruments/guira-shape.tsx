import { accent, paper } from '#src/ui/art/palette.ts';
import { GUIRA_RIMS, GUIRA_TUBE, rounded } from './outlines.ts';

/** Five columns of ten points, on rows curved like the rims. */
const columns = [-22, -11, 0, 11, 22].map(
  (x) => `M${x} ${rounded(135 - Math.abs(x) / 12)}v${9 * 12 + 1}`,
);
const tines = [-3, -2, -1, 0, 1, 2, 3].map(
  (tine) => `M${rounded(tine * 2.6)} -70L${rounded(tine * 4.6)} -132`,
);

/** Upright güira, 62 wide, from y 97 to 278. The origin is on its axis. */
export function GuiraShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path fill={paper} d={GUIRA_TUBE} />
      <path d={GUIRA_RIMS} />
      {/* Dashes of length 0 are drawn as points. */}
      <path strokeWidth={4.6} strokeDasharray="0 12" d={columns.join('')} />
    </g>
  );
}

/** The güira's brush, tines up. The origin is the end of the handle. */
export function BrushShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path strokeWidth={2} d={tines.join('')} />
      <rect x={-12} y={-76} width={24} height={11} rx={4} fill="currentColor" />
      <path fill={accent} d="M-5-65H5L7-8C7-1-7-1-7-8Z" />
    </g>
  );
}
