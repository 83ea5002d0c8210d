import { accent, tint } from '#src/ui/art/palette.ts';
import { heldBass } from './instruments.tsx';
import {
  FACE,
  Fingers,
  Fist,
  greyHair,
  Limb,
  Sleeve,
  shirt,
  skin,
  Turning,
  trousers,
} from './limbs.tsx';

const head = (
  <g transform="translate(116 90) rotate(6) scale(1.1)">
    <ellipse cx={-24} cy={2} rx={5} ry={7} fill={skin} />
    <ellipse cx={24} cy={2} rx={5} ry={7} fill={skin} />
    <path fill={skin} d={FACE} />
    <path
      fill={greyHair}
      strokeWidth={2.6}
      d="M-24 2C-24 22-12 36 0 36C12 36 24 22 24 2C20 8 16 10 12 10C6 8-6 8-12 10C-16 10-20 8-24 2Z"
    />
    <path strokeWidth={2.6} d="M-6 18C-2 21 4 21 8 17" />
    <path strokeWidth={2.8} d="M-16-3C-13 0-8 0-5-3M6-3C9 0 14 0 17-3" />
    <path strokeWidth={2.4} d="M1-4C4 2 5 5 0 6" />
    <path
      fill={tint}
      d="M-22-20C-24-38-18-46-12-46C-6-46-4-42 0-42C4-42 8-46 13-45C20-44 24-36 22-20Z"
    />
    <path fill={accent} d="M-23-28C-10-32 10-32 23-28L23-18C10-22-10-22-23-18Z" />
    <path fill={tint} d="M-40-14C-30-22 30-22 40-14C36-8 22-13 0-13C-22-13-36-8-40-14Z" />
  </g>
);

/** A tall older man with a straw hat and a guayabera. */
export const bass = (
  <>
    <Sleeve from={[134, 262]} to={[146, 388]} bend={[142, 330]} width={32} fill={trousers} />
    <Sleeve from={[102, 262]} to={[92, 388]} bend={[96, 330]} width={34} fill={trousers} />
    <path
      fill="currentColor"
      d="M66 402C66 394 76 390 86 386H108C112 392 112 398 112 402ZM126 402C126 398 126 392 130 386H156C164 390 176 394 176 402Z"
    />
    <g transform="rotate(2 116 390)">
      <Limb d="M116 96V138" width={17} fill={skin} isCut />
      <Limb d="M154 152C176 176 192 204 184 228L162 210" width={16} fill={skin} />
      <path fill={skin} d="M146 198C154 192 172 198 172 210C170 222 152 222 148 212Z" />
      <path
        fill={shirt}
        d="M98 130C82 132 72 140 70 156C72 190 80 220 76 278H160C156 220 162 190 162 156C160 140 150 132 134 130L116 146Z"
      />
      <path fill={shirt} d="M98 130L92 142L108 158L116 146L124 158L140 142L134 130" />
      <path strokeWidth={2.4} d="M116 148V274" />
      <path strokeWidth={2.2} strokeDasharray="0 6" d="M96 166V240M136 166V274" />
      <path d="M142 134C134 168 124 204 108 236" strokeWidth={10} strokeLinecap="butt" />
      <g transform="translate(64 310) rotate(37) scale(.63)">
        {heldBass}
        <Fingers y={-228} scale={0.63} />
      </g>
      <Sleeve from={[150, 150]} to={[172, 184]} bend={[166, 164]} width={30} />
      <Turning at={[116, 134]} by={2}>
        {head}
      </Turning>
      <Turning at={[42, 222]} by={7}>
        <Limb d="M42 222L88 264" width={15} fill={skin} />
        <Fist transform="translate(94 268) rotate(36)" />
      </Turning>
      <Limb d="M78 156C62 174 46 200 42 222" width={17} fill={skin} />
      <Sleeve from={[80, 152]} to={[56, 188]} bend={[62, 166]} width={30} />
    </g>
  </>
);
