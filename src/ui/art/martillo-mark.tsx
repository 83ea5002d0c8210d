import { accent } from './palette.ts';

const martillo = ['M', 'm', 'm', 'm', 'M', 'm', 'H', 'm'] as const;

// Every x is a multiple of four, so that bars and gaps fall on whole pixels at 24 px.
const baseline = 64;
const pitch = 12;

const bars = {
  M: { top: 4, bottom: baseline, fill: 'currentColor' },
  m: { top: 40, bottom: baseline, fill: 'currentColor' },
  H: { top: 40, bottom: 92, fill: accent },
};

export function MartilloMark() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {martillo.map((stroke, eighth) => {
        const { top, bottom, fill } = bars[stroke];
        const x = eighth * pitch;
        return <rect key={x} x={x} y={top} width={8} height={bottom - top} rx={4} fill={fill} />;
      })}
    </svg>
  );
}
