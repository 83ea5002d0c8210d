import { paper } from '#src/ui/art/palette.ts';
import { heldBrush, heldGuira } from './instruments.tsx';
import { Fist, greyHair, hair, Limb, Sleeve, shirt, skin, Turning, trousers } from './limbs.tsx';

const head = (
  <g transform="translate(116 130) rotate(-6) scale(1.08)">
    <ellipse cx={-26} cy={2} rx={5.5} ry={8} fill={skin} />
    <ellipse cx={26} cy={2} rx={5.5} ry={8} fill={skin} />
    <path fill={skin} d="M-26-8C-26-36 26-36 26-8C26 16 16 32 0 32C-16 32-26 16-26-8Z" />
    <path
      fill={greyHair}
      stroke="none"
      d="M-26-4C-27-12-26-16-24-20C-20-16-20-8-21 0ZM26-4C27-12 26-16 24-20C20-16 20-8 21 0Z"
    />
    <path strokeWidth={2.8} d="M-15-3C-12-7-7-7-4-3M6-3C9-7 14-7 17-3" />
    <path strokeWidth={2.6} d="M-17-12C-13-15-8-15-5-13M6-13C10-15 14-15 18-12" />
    <path strokeWidth={2.4} d="M1-2C5 4 5 7 0 8" />
    <path fill={paper} strokeWidth={2.4} d="M-9 19C-4 20 6 20 11 18C9 27-5 28-9 19Z" />
    <path
      fill={hair}
      strokeWidth={2}
      d="M-16 17C-14 10-4 9 0 12C4 9 15 10 17 16C10 17 6 17 0 16C-6 18-10 18-16 17Z"
    />
  </g>
);

/** A stout man with a moustache, one heel off the floor. */
export const guira = (
  <>
    <Sleeve from={[146, 290]} to={[150, 384]} bend={[154, 336]} width={34} fill={trousers} />
    <Sleeve from={[96, 290]} to={[66, 372]} bend={[66, 326]} width={34} fill={trousers} />
    <path
      fill="currentColor"
      d="M132 402C132 394 134 388 138 384H164C172 390 186 394 186 402ZM44 396C40 386 52 380 52 368L82 372C84 384 76 390 72 402C64 404 50 404 44 396Z"
    />
    <g transform="rotate(3 116 390)">
      <Limb d="M116 140V176" width={22} fill={skin} isCut />
      <path
        fill={shirt}
        d="M98 168C78 170 64 178 62 194C60 224 56 252 60 306C92 316 144 316 176 306C180 252 176 224 172 194C170 178 154 170 136 168L116 184Z"
      />
      <path fill={shirt} d="M98 168L90 180L106 196L116 184L128 196L144 180L136 168" />
      <path strokeWidth={2.4} d="M116 186V312" />
      <path strokeWidth={5.2} d="M108 286h0" />
      <Limb d="M164 198C186 218 200 248 190 272L160 286" width={17} fill={skin} />
      <g transform="translate(152 112) rotate(9) scale(.7)">{heldGuira}</g>
      <Sleeve from={[160, 194]} to={[188, 226]} bend={[180, 206]} width={32} />
      <g transform="translate(-4 14)">
        <path
          fill={skin}
          d="M118 280C112 270 120 260 132 262C146 262 158 266 162 274C160 284 126 290 118 280Z"
        />
        <path strokeWidth={2} d="M124 266L130 284M134 264L139 284M144 266L147 282" />
      </g>
      <Turning at={[116, 172]} by={2}>
        {head}
      </Turning>
      <Turning at={[46, 238]} by={9}>
        <Limb d="M46 238L100 226" width={16} fill={skin} />
        <g transform="translate(104 224) rotate(78) scale(.52)">{heldBrush}</g>
        <Fist transform="translate(106 225) rotate(-12)" />
      </Turning>
      <Limb d="M74 198C60 208 48 222 46 238" width={18} fill={skin} />
      <Sleeve from={[74, 192]} to={[48, 222]} bend={[56, 204]} width={32} />
    </g>
  </>
);
