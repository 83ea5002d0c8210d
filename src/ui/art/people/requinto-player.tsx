import { accent, paper } from '#src/ui/art/palette.ts';
import { HeldGuitar } from './instruments.tsx';
import {
  Fingers,
  Fist,
  hair,
  hairLine,
  Limb,
  Sleeve,
  shirt,
  skin,
  Turning,
  trousers,
} from './limbs.tsx';

const NECK = [116, 136] as const;
const boots = 'var(--boots)';

const head = (
  <g transform="translate(117 94) rotate(10) scale(1.1)">
    <ellipse cx={-23} cy={3} rx={5} ry={7} fill={skin} />
    <path fill={skin} d="M-24-8C-24-31 24-31 24-8C24 12 14 30 2 30C-12 30-24 12-24-8Z" />
    <path fill={hair} d="M-26 0C-34-40 30-46 26-4C20-10 14-16 10-22C0-12-18-12-26 0Z" />
    <path stroke={hairLine} strokeWidth={2.2} d="M-22-24C-14-32-4-34 6-32" />
    <path stroke={accent} strokeWidth={8} d="M-27-22L-33-14" />
    <path strokeWidth={5.6} d="M-6-1h0M14-1h0" />
    <path strokeWidth={2.4} d="M-11-8C-8-11-4-11-1-9M10-9C12-11 16-11 19-9M6 1C9 5 9 8 5 9" />
    <path fill={paper} strokeWidth={2.4} d="M-5 14C2 17 10 17 16 13C14 23-1 25-5 14Z" />
  </g>
);

/** A young woman with a ponytail and boots, who leans back. */
export const requinto = (
  <>
    <Sleeve from={[136, 254]} to={[168, 372]} bend={[160, 306]} width={29} fill={trousers} />
    <Sleeve from={[100, 254]} to={[86, 372]} bend={[84, 312]} width={31} fill={trousers} />
    <path
      fill={boots}
      d="M60 402C60 392 70 388 70 368H102C102 380 106 394 104 402ZM152 368H186C184 384 202 390 204 402H156C154 392 152 380 152 368Z"
    />
    <path d="M60 396H104M156 396H203" />
    <g transform="rotate(-4 120 310)">
      <Turning at={NECK} by={2}>
        <path
          fill={hair}
          d="M88 62C64 52 40 66 38 96C36 120 46 132 40 152C60 148 70 130 68 112C68 98 76 92 92 88Z"
        />
        <path
          stroke={hairLine}
          strokeWidth={2.2}
          d="M82 68C62 66 52 80 52 104C52 118 56 128 52 140"
        />
      </Turning>
      <Limb d="M116 104V140" width={15} fill={skin} isCut />
      <path fill={skin} stroke="none" d="M98 134H136V154H98Z" />
      <Limb d="M150 150C168 168 184 194 182 216L166 208" width={14} fill={skin} />
      <path fill={skin} d="M146 202C152 194 170 200 170 210C168 220 150 222 146 212Z" />
      <path
        fill={skin}
        d="M84 204C82 220 78 236 80 262C100 270 140 270 158 262C158 236 152 220 150 204Z"
      />
      <path
        fill={trousers}
        stroke="none"
        d="M80 250C80 266 84 278 88 290C104 300 138 300 150 290C156 278 157 264 156 250C136 257 100 257 80 250Z"
      />
      <path d="M84 284C77 272 77 260 78 248C100 256 136 256 158 248C160 260 159 272 152 284M101 292C112 298 127 298 138 292" />
      <path strokeWidth={2.2} d="M79 261C100 269 136 269 157 261M118 268V288" />
      <path
        fill={shirt}
        d="M100 136C88 138 80 144 78 158C80 180 86 196 84 216C104 222 130 222 150 216C148 196 154 180 156 158C154 144 146 138 134 136C132 150 102 150 100 136Z"
      />
      <g transform="translate(64 260) rotate(56) scale(.63)">
        <HeldGuitar line={5.4} isRequinto />
        <Fingers y={-144} scale={0.63} />
      </g>
      <Turning at={NECK} by={2}>
        {head}
      </Turning>
      <Turning at={[44, 206]} by={7}>
        <Limb d="M44 206L98 229" width={13} fill={skin} />
        <Fist transform="translate(103 231) rotate(20) scale(.9)" />
      </Turning>
      <Limb d="M84 156C70 168 50 186 44 206" width={15} fill={skin} />
    </g>
  </>
);
