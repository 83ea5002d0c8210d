import { Backdrop, DrawingFrame } from '#src/ui/art/drawing-frame.tsx';
import { BongosShape } from '#src/ui/art/instruments/bongos-shape.tsx';
import { BrushShape, GuiraShape } from '#src/ui/art/instruments/guira-shape.tsx';
import { GuitarShape } from '#src/ui/art/instruments/guitar-shape.tsx';
import { rounded } from '#src/ui/art/instruments/outlines.ts';
import { accent, paper, tint } from '#src/ui/art/palette.ts';
import { dancePicture } from './dance-picture.tsx';

const musicPicture = (
  <>
    <Backdrop d="M36 204C28 126 84 70 164 82C262 96 300 28 378 44C452 60 466 160 444 264H46C42 248 38 226 36 204Z" />
    <path d="M20 264H460" />
    <GuitarShape transform="translate(400 277) rotate(8)" />
    <BongosShape />
    <GuiraShape transform="translate(124 0)" />
    <BrushShape transform="translate(34 284) rotate(20)" />
  </>
);

const ridges = Array.from({ length: 14 }, (_, i) => i);
const seams = ridges
  .slice(1)
  .map((i) => `M${rounded(22.6 + i * 31.1)} 46L${rounded(42 + i * 28.3)} 11`);

const historyPicture = (
  <>
    <path fill={tint} d="M49 40L51 268H430L432 40" />
    <path
      strokeWidth={2}
      d="M66 88H96M146 80H186M300 92H324M64 176H78M404 120H420M392 232H418M292 206H308M66 238H82"
    />
    <path
      fill={paper}
      d={`M42 10H438L458 46${ridges.map(() => 'a15.55 9 0 0 1-31.1 0').join('')}Z`}
    />
    <path strokeWidth={2} d={seams.join('')} />
    <path d="M20 268H460" />
    <path fill={paper} d="M88 190H290L288 276H90Z" />
    <path d="M89 218H289M90 247H288M108 190V276M270 190V276" />
    <path
      fill={accent}
      d="M102 124C102 106 112 100 128 99C160 97 196 97 224 99C240 100 248 106 248 122V180C248 186 245 188 240 188H110C105 188 102 186 102 180Z"
    />
    <rect x={116} y={124} width={58} height={52} rx={8} fill={paper} />
    <path strokeWidth={2} d="M124 134H166M124 142H166M124 150H166M124 158H166M124 166H166" />
    <path fill={paper} d="M184 146A25 27 0 0 1 234 146Z" />
    <path d="M209 146L220 129" />
    <circle cx={196} cy={166} r={7} fill={tint} />
    <circle cx={223} cy={166} r={7} fill={tint} />
    <path
      fill={tint}
      d="M262 130H272V148C278 154 279 158 279 164V188H255V164C255 158 256 154 262 148Z"
    />
    <path d="M255 166H279V178H255" fill={accent} />
    <path d="M176 204H198" strokeWidth={6} />
    <g transform="translate(254 279) rotate(-7)">
      <circle cx={9} cy={-30} r={27} fill="currentColor" />
      <path fill={tint} d="M-34-59L22-58L23-1L-33 0Z" />
      <circle cx={-5} cy={-30} r={15} fill={accent} />
      <circle cx={-5} cy={-30} r={5} fill={paper} stroke="none" />
    </g>
    <GuitarShape transform="translate(352 277) rotate(8) scale(0.82)" />
  </>
);

const PICTURES = { colmado: historyPicture, band: musicPicture, steps: dancePicture };

interface SectionPictureProps {
  icon: keyof typeof PICTURES;
  className?: string;
}

export function SectionPicture({ icon, className }: SectionPictureProps) {
  return <DrawingFrame className={className}>{PICTURES[icon]}</DrawingFrame>;
}
