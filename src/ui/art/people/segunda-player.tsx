import { rounded } from '#src/ui/art/instruments/outlines.ts';
import { accent, paper } from '#src/ui/art/palette.ts';
import { HeldGuitar } from './instruments.tsx';
import { FACE, Fingers, Fist, hair, Limb, Sleeve, shirt, skin, Turning } from './limbs.tsx';

const NECK = [113, 126] as const;

/** Curls around an ellipse. */
const AFRO = (() => {
  const curls = 17;
  const at = (curl: number) => {
    const angle = (curl / curls) * 2 * Math.PI;
    return [Math.round(113 + 51 * Math.cos(angle)), Math.round(68 + 48 * Math.sin(angle))] as const;
  };
  const arcs = Array.from({ length: curls }, (_, curl) => {
    const [fromX, fromY] = at(curl);
    const [x, y] = at(curl + 1);
    const radius = rounded(Math.hypot(x - fromX, y - fromY) * 0.58);
    return `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  });
  return `M${at(0).join(' ')}${arcs.join('')}Z`;
})();

const head = (
  <g transform="translate(113 88) rotate(-5) scale(1.1)">
    <path fill={skin} d={FACE} />
    <path fill={hair} stroke="none" d="M-25-10C-25-34 25-34 25-10C16-18-16-18-25-10Z" />
    <path
      fill={accent}
      d="M-26-12C-26-18-25-22-23-26C-8-34 8-34 23-26C25-22 26-18 26-12C12-22-12-22-26-12Z"
    />
    <path strokeWidth={2.8} d="M-14-1C-11-4-6-4-3-1M6-1C9-4 14-4 17-1" />
    <path strokeWidth={2.4} d="M2 1C4 5 5 8 1 9" />
    <path fill={paper} strokeWidth={2.4} d="M-10 14C-4 16 6 16 12 13C10 22-6 24-10 14Z" />
    <g stroke={accent} strokeWidth={3}>
      <circle cx={-25} cy={13} r={6} />
      <circle cx={25} cy={13} r={6} />
    </g>
  </g>
);

/** A woman with an afro and a long dress. */
export const segunda = (
  <>
    <Limb d="M94 340L92 388" width={17} fill={skin} />
    <Limb d="M136 340L140 388" width={17} fill={skin} />
    <path
      fill="currentColor"
      d="M72 402C72 392 82 384 92 386C102 386 104 394 104 402ZM130 402C130 394 132 386 142 386C152 384 162 392 162 402Z"
    />
    <g transform="rotate(-2 112 380)">
      <Turning at={NECK} by={2}>
        <path fill={hair} d={AFRO} />
      </Turning>
      <path fill={skin} stroke="none" d="M88 124L138 124L134 152L92 152Z" />
      <Limb d="M113 96V130" width={17} fill={skin} isCut />
      <Limb d="M154 146C172 170 192 200 192 222L182 216" width={16} fill={skin} />
      <path fill={skin} d="M166 206C174 198 192 204 192 216C190 228 170 228 166 218Z" />
      <path
        fill={shirt}
        d="M88 124C76 126 68 132 66 146C66 168 76 182 80 202C72 222 62 236 58 258C48 300 42 326 36 354C76 370 152 370 192 354C184 326 176 298 166 258C162 236 152 222 146 202C150 182 160 168 160 146C158 132 150 126 138 124C136 146 90 146 88 124Z"
      />
      <path d="M80 204C100 212 126 212 146 204" />
      <path
        strokeWidth={2.4}
        d="M60 300C56 320 54 336 52 350M112 296V360M168 300C172 320 174 336 176 350M40 338C80 353 150 353 188 338"
      />
      <g transform="translate(58 278) rotate(57) scale(.78)">
        <HeldGuitar line={4.4} />
        <Fingers y={-172} scale={0.78} />
      </g>
      <Sleeve from={[150, 142]} to={[170, 174]} bend={[166, 154]} width={27} />
      <Turning at={NECK} by={2}>
        {head}
      </Turning>
      <Turning at={[40, 208]} by={8}>
        <Limb d="M40 208L100 240" width={15} fill={skin} />
        <Fist transform="translate(107 243) rotate(24)" />
      </Turning>
      <Limb d="M74 148C60 166 44 188 40 208" width={16} fill={skin} />
      <Sleeve from={[76, 144]} to={[55, 176]} bend={[60, 156]} width={27} />
    </g>
  </>
);
