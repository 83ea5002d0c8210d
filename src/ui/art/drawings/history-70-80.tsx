import { DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { ElectricGuitarShape } from '#src/ui/art/instruments/solid-guitar.tsx';
import { accent, paper, tint } from '#src/ui/art/palette.ts';

const bottles = [236, 262, 288, 340, 366];
const records = [190, 202, 214].map((y) => `M78 ${y}H104M120 ${y}H146`);

/** The 1970s and 80s: a bar with a jukebox and a radio, and an electric guitar. */
export const drawing = (
  <DrawingFrame>
    <path fill={tint} d="M22 30H458V270H22Z" />
    <path d="M10 270H470" />
    <path fill={paper} d="M52 270V112C52 52 172 52 172 112V270Z" />
    <path fill={accent} d="M64 172V114C64 70 160 70 160 114V172Z" />
    <path fill={paper} d="M80 150V120C80 92 144 92 144 120V150Z" />
    <circle cx={112} cy={134} r={22} fill="currentColor" />
    <circle cx={112} cy={134} r={8} fill={accent} />
    <circle cx={112} cy={134} r={2} fill={paper} stroke="none" />
    <path strokeWidth={5} d={records.join('')} />
    <path fill={tint} d="M76 226H148V258H76Z" />
    <path strokeWidth={2} d="M88 226V258M100 226V258M112 226V258M124 226V258M136 226V258" />
    <path d="M204 126H420M204 76H420" />
    {bottles.map((x, i) => (
      <path
        key={x}
        fill={i % 2 ? paper : accent}
        d={`M${x - 4} 82H${x + 4}V94C${x + 9} 98 ${x + 9} 102 ${x + 9} 106V126H${x - 9}V106C${x - 9} 102 ${x - 9} 98 ${x - 4} 94Z`}
      />
    ))}
    <path fill={paper} d="M304 106H324L321 126H307Z" />
    <path fill={paper} d="M216 44H268V76H216ZM290 50H326V76H290Z" />
    <circle cx={360} cy={60} r={15} fill={accent} />
    <path strokeWidth={2} d="M360 51V60L366 64" />
    <path strokeWidth={2} d="M224 54H260M224 64H248M298 60H318" />
    <path fill={paper} d="M196 176H350V196H196Z" />
    <path fill={accent} d="M206 196H340V270H206Z" />
    <path strokeWidth={2} d="M240 196V270M274 196V270M308 196V270" />
    <path fill={accent} d="M216 176V144C216 136 222 134 230 134H300C308 134 314 136 314 144V176Z" />
    <rect x={224} y={143} width={34} height={26} rx={4} fill={paper} />
    <path strokeWidth={2} d="M230 150H252M230 156H252M230 162H252" />
    <path fill={paper} d="M268 156A18 18 0 0 1 304 156Z" />
    <path strokeWidth={2} d="M286 156L293 145" />
    <circle cx={274} cy={166} r={4} fill={tint} strokeWidth={2} />
    <circle cx={298} cy={166} r={4} fill={tint} strokeWidth={2} />
    <ElectricGuitarShape transform="translate(400 274) rotate(9) scale(0.68)" />
  </DrawingFrame>
);
