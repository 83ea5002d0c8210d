import { paper } from '#src/ui/art/palette.ts';
import { heldBongos } from './instruments.tsx';
import { FACE, hair, hairLine, Limb, Sleeve, shirt, skin, Turning, trousers } from './limbs.tsx';

const NECK = [120, 184] as const;
const LOCS =
  'M100 128C88 140 80 152 76 172M104 132C94 146 90 162 88 180M140 128C152 140 160 152 164 172M136 132C146 146 150 162 152 180';

const head = (
  <g transform="translate(120 142) rotate(7) scale(1.1)">
    <ellipse cx={-24} cy={2} rx={5} ry={7} fill={skin} />
    <ellipse cx={24} cy={2} rx={5} ry={7} fill={skin} />
    <path fill={skin} d={FACE} />
    <path fill={hair} d="M-26-4C-32-40 30-42 26-4C22-14 14-20 6-20C-6-14-18-14-26-4Z" />
    <path
      stroke={hairLine}
      strokeWidth={2.4}
      d="M-13-30C-10-36-4-40 0-40M2-34C6-40 12-40 16-36M-20-20C-22-28-20-32-16-34"
    />
    <path fill={hair} d="M-8-32C-14-48 0-56 8-50C20-54 26-40 16-32C8-36 0-36-8-32Z" />
    <path strokeWidth={2.8} d="M-15 0C-12 3-7 3-4 0M7 0C10 3 15 3 18 0" />
    <path strokeWidth={2.4} d="M-16-7C-13-10-7-10-4-8M6-8C9-10 15-10 18-7M2 2C5 7 5 9 0 10" />
    <path
      fill={hair}
      stroke="none"
      d="M-24 0C-22 16-12 32 0 32C12 32 22 16 24 0C20 10 16 16 11 17C6 13-3 13-8 17C-14 17-20 10-24 0Z"
    />
    <path stroke={skin} strokeWidth={2.6} d="M-5 20C-1 23 5 22 8 19" />
  </g>
);

/** A young man with tied-up locs, seated. The high drum is on the viewer's right. */
export const bongos = (
  <>
    <path d="M84 330L74 402M156 330L166 402M80 368H160" strokeWidth={6} />
    <Turning at={NECK} by={2}>
      <path d={LOCS} strokeWidth={15} />
      <path d={LOCS} stroke={hair} strokeWidth={9} />
      <path
        stroke={hairLine}
        strokeWidth={2}
        d="M96 140C88 150 84 160 82 174M144 140C152 150 156 160 158 174"
      />
    </Turning>
    <path fill={skin} stroke="none" d="M92 190L102 184H138L148 190V222H92Z" />
    <Limb d="M120 150V188" width={18} fill={skin} isCut />
    <path
      fill={skin}
      stroke="none"
      d="M92 190C82 192 76 200 76 212C80 240 82 270 80 306H160C158 270 160 240 164 212C164 200 158 192 148 190L120 200L92 190Z"
    />
    <path
      fill={shirt}
      d="M94 188C94 208 92 220 84 232C82 258 82 280 80 308H160C158 280 158 258 156 232C148 220 146 208 146 188L138 187C138 218 102 218 102 187Z"
    />
    <Limb d="M102 306C88 306 70 308 58 316" width={32} fill={trousers} />
    <Limb d="M138 306C152 306 170 308 182 316" width={32} fill={trousers} />
    <Sleeve from={[56, 320]} to={[54, 384]} bend={[53, 350]} width={27} fill={trousers} />
    <Sleeve from={[184, 320]} to={[186, 384]} bend={[187, 350]} width={27} fill={trousers} />
    <path
      fill={paper}
      d="M28 402C26 392 38 386 46 380H68C70 388 70 396 69 402ZM212 402C214 392 202 386 194 380H172C170 388 170 396 171 402Z"
    />
    <path d="M28 396H69M212 396H171" />
    <g transform="translate(292 172) scale(-.62 .62)">{heldBongos}</g>
    <Turning at={NECK} by={2}>
      {head}
    </Turning>
    <Turning at={[58, 250]} by={-9} drum="hembra">
      <Limb d="M58 250L84 286" width={14} fill={skin} />
      <path
        fill={skin}
        d="M76 286C78 278 90 276 98 282C106 288 106 294 100 296C92 298 78 296 76 286Z"
      />
      <path d="M94 286L102 291M90 289L97 295" strokeWidth={2} />
    </Turning>
    <Turning at={[184, 248]} by={9} drum="macho">
      <Limb d="M184 248L162 276" width={14} fill={skin} />
      <path
        fill={skin}
        d="M170 270C166 262 156 262 149 268C142 276 142 282 147 284C156 286 170 280 170 270Z"
      />
      <path d="M150 273L144 278M154 277L148 283" strokeWidth={2} />
    </Turning>
    <Limb d="M86 202C74 216 62 232 58 250" width={17} fill={skin} />
    <Limb d="M154 202C168 214 180 230 184 248" width={17} fill={skin} />
  </>
);
