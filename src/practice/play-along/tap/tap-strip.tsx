import { useEffect, useRef } from 'react';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import { WIDEST_WINDOW } from '#src/practice/play-along/judge.ts';
import { lateness } from '#src/practice/play-along/result/advice.ts';
import type { TapMarks } from './tap-marks.ts';
import styles from './tap-strip.module.css';

const DOTS = Array.from({ length: 16 }, (_, index) => index);

interface TapStripProps {
  marks: TapMarks;
  middle: string;
}

/** The last taps between early and late, the newest in words. Screen readers get the same from the summary. */
export function TapStrip({ marks, middle }: TapStripProps) {
  const dots = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let next = 0;
    const draw = (mark: TapMark | null) => {
      const all = dots.current?.children ?? [];
      if (words.current) words.current.textContent = mark && wordsOf(mark);
      for (const dot of all) dot.removeAttribute(mark ? 'data-new' : 'data-kind');
      const dot = all[next % DOTS.length];
      if (!mark || !(dot instanceof HTMLElement)) return;
      next += 1;
      dot.style.setProperty('--late', `${mark.kind === 'hit' ? mark.late / WIDEST_WINDOW : 0}`);
      dot.dataset.kind = mark.kind;
      dot.dataset.new = '';
    };
    for (const mark of marks.all) draw(mark);
    return marks.subscribe(draw);
  }, [marks]);
  return (
    <div className={styles.strip} data-tap-strip aria-hidden="true">
      <p ref={words} className={styles.words} />
      <div ref={dots} className={styles.dots}>
        {DOTS.map((dot) => (
          <span key={dot} />
        ))}
      </div>
      <p className={`quiet spread ${styles.scale}`}>
        <span>early</span>
        <span>{middle}</span>
        <span>late</span>
      </p>
    </div>
  );
}

function wordsOf(mark: TapMark): string {
  if (mark.kind === 'hit') return lateness(mark.late);
  return mark.kind === 'miss' ? 'missed' : 'extra tap';
}
