import { accent, paper, tint } from '#src/ui/art/palette.ts';
import { hoop, rounded } from './outlines.ts';

// Seen from the player's side: the small drum (macho) is on the left.
const drums = [
  { cx: 222, rx: 41 },
  { cx: 325, rx: 52 },
];
const skin = 186;
const foot = 268;

/** Both drums, from x 181 to 377 and from y 172 to 280. */
export function BongosShape({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path fill="currentColor" d="M250 218H284V244H250Z" />
      {drums.map((drum) => (
        <Drum key={drum.cx} {...drum} />
      ))}
    </g>
  );
}

function Drum({ cx, rx }: { cx: number; rx: number }) {
  const ry = rounded(rx * 0.26);
  const base = rounded(rx * 0.84);
  return (
    <g>
      <path
        fill={accent}
        d={`M${cx - rx + 3} ${skin}L${rounded(cx - base)} ${foot}a${base} ${rounded(ry * 0.84)} 0 0 0 ${2 * base} 0L${cx + rx - 3} ${skin}Z`}
      />
      <path fill={tint} d={hoop(cx, foot - 8, base + 1, (ry * (base + 1)) / rx, 8)} />
      {[-0.66, 0, 0.66].map((turn) => {
        const drop = Math.sqrt(1 - turn * turn) * ry;
        const x = rounded(cx + turn * (base + 2));
        const y = rounded(foot + drop * 0.84 - 3);
        return (
          <g key={turn}>
            <path d={`M${rounded(cx + turn * rx)} ${rounded(skin + drop + 8)}L${x} ${y}`} />
            <path strokeWidth={7} d={`M${x} ${y - 2}v3`} />
          </g>
        );
      })}
      <path fill={tint} d={hoop(cx, skin, rx, ry, 13)} />
      <ellipse cx={cx} cy={skin} rx={rx} ry={ry} fill={paper} />
      <ellipse
        cx={cx - 4}
        cy={skin + 1}
        rx={rx * 0.5}
        ry={rounded(ry * 0.46)}
        fill={tint}
        stroke="none"
      />
    </g>
  );
}
