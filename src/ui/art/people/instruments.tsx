import {
  fretsOf,
  GUIRA_RIMS,
  GUIRA_TUBE,
  GUITAR_BODY,
  GUITAR_HEAD,
  halfNeck,
  headOf,
  hoop,
  NECK,
  rounded,
  SOLID_BODY,
} from '#src/ui/art/instruments/outlines.ts';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

// Instruments with fewer lines, for the drawings of players. The smaller the scale, the wider their lines.

const CUTAWAY_BODY =
  'M0 0C30 0 49-15 49-40C49-60 33-66 31-80C30-92 20-104 11-112H-11C-27-128-37-121-37-107C-37-97-31-92-31-82C-31-66-49-60-49-40C-49-15-30 0 0 0Z';

/** A guitar; the requinto has a cutaway and a capo. */
export function HeldGuitar({ line, isRequinto }: { line: number; isRequinto?: boolean }) {
  const { nut, end, saddle } = NECK;
  return (
    <g strokeWidth={line}>
      <path fill={accent} d={isRequinto ? CUTAWAY_BODY : GUITAR_BODY} />
      <circle cy={-86} r={16} fill={tint} stroke="none" />
      <circle cy={-86} r={12} fill="currentColor" stroke="none" />
      <path d="M-15-227H15M-15-239H15M-15-251H15" />
      <path fill={tint} d={GUITAR_HEAD} />
      <path fill="currentColor" strokeWidth={2} d={`M-7.8 ${nut}H7.8L9.8 ${end}H-9.8Z`} />
      <Frets lines={fretsOf(12).map((y) => `M${-halfNeck(y)} ${y}H${halfNeck(y)}`)} />
      <rect
        x={-22}
        y={saddle - 4}
        width={44}
        height={10}
        rx={3}
        fill="currentColor"
        stroke="none"
      />
      {isRequinto && <rect x={-13} y={-176} width={26} height={9} rx={4} fill={paper} />}
    </g>
  );
}

const BASS_NUT = -318;

/** An electric bass. */
export const heldBass = (
  <g strokeWidth={5.4}>
    <path fill={accent} d={SOLID_BODY} />
    <path d="M-17-330H-6M-17-342H-6M-17-354H-6M-17-366H-6" strokeWidth={7} />
    <path fill={tint} d={headOf(BASS_NUT)} />
    <path fill="currentColor" strokeWidth={2} d={`M-6.5 ${BASS_NUT}H6.5L9-112H-9Z`} />
    <Frets lines={fretsOf(15, BASS_NUT, -22).map((y) => `M-8 ${y}H8`)} />
    <path fill="currentColor" stroke="none" d="M-20-86H20V-74H-20ZM-20-60H20V-48H-20Z" />
    <rect x={-18} y={-30} width={36} height={13} rx={3} fill={tint} />
  </g>
);

function Frets({ lines }: { lines: readonly string[] }) {
  return <path stroke={tint} strokeWidth={1.3} strokeLinecap="butt" d={lines.join('')} />;
}

/** A güira. The origin is on its axis. */
export const heldGuira = (
  <g strokeWidth={4.8}>
    <path fill={accent} d={GUIRA_TUBE} />
    <path d={GUIRA_RIMS} />
    {/* Dashes of length 0 are drawn as the points of the metal. */}
    <path
      stroke="var(--bumps)"
      strokeWidth={6}
      strokeDasharray="0 13.4"
      d="M-20 138V246M-7 138V246M7 138V246M20 138V246"
    />
  </g>
);

/** The brush of a güira, tines up. The origin is the end of its handle. */
export const heldBrush = (
  <g strokeWidth={3.4}>
    <path d="M-8-50L-13-84M-4-50L-6-86M0-50V-87M4-50L6-86M8-50L13-84" strokeWidth={3.6} />
    <rect x={-12} y={-56} width={24} height={12} rx={4} fill="currentColor" />
    <path fill={tint} strokeWidth={5} d="M-5-45H5L7 6C7 14-7 14-7 6Z" />
  </g>
);

/** A pair of bongos, from the player's side as in `BongosShape`. */
export const heldBongos = (
  <g strokeWidth={5.8}>
    <path fill="currentColor" d="M250 216H284V244H250Z" />
    <Drum cx={222} rx={42} />
    <Drum cx={325} rx={53} />
  </g>
);

function Drum({ cx, rx }: { cx: number; rx: number }) {
  const skin = 186;
  const foot = 268;
  const ry = rounded(rx * 0.27);
  const base = rounded(rx * 0.82);
  const lugs = [-0.55, 0.55].map((turn) => {
    const drop = Math.sqrt(1 - turn * turn) * ry;
    const top = `${rounded(cx + turn * rx)} ${rounded(skin + drop + 10)}`;
    return `M${top}L${rounded(cx + turn * base)} ${rounded(foot + drop * 0.8 - 2)}`;
  });
  return (
    <>
      <path
        fill={accent}
        d={`M${cx - rx + 3} ${skin}L${cx - base} ${foot}a${base} ${rounded(ry * 0.84)} 0 0 0 ${2 * base} 0L${cx + rx - 3} ${skin}Z`}
      />
      <path d={lugs.join('')} />
      <path fill={tint} d={hoop(cx, skin, rx, ry, 14)} />
      <ellipse cx={cx} cy={skin} rx={rx} ry={ry} fill={paper} />
    </>
  );
}
