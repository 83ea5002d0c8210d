import { memo, useDeferredValue } from 'react';
import { plural } from '#lib/words.ts';
import { sectionAt } from '#src/practice/playing/piece.ts';
import { currentBar, nextBar, sectionName } from '#src/practice/playing/playback-position.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import type { BarRange } from '#src/practice/settings/settings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './lead-sheet.module.css';
import { LeadSheet } from './lead-sheet.tsx';

/** The whole song on one screen, with its repeated bars; empty for a loop. */
export const LeadSheetPart = memo(function LeadSheetPart({ store }: { store: PracticeStore }) {
  const { actor, change } = store;
  const piece = useDeferredValue(usePractice(store, (context) => context.piece));
  const current = usePractice(store, currentBar);
  const playing = usePractice(store, ({ bar }) => bar !== null);
  const next = usePractice(store, nextBar);
  const isCued = usePractice(store, ({ called }) => called !== null);
  const range = usePractice(store, ({ settings }) => settings.range);
  if (piece.sections.length === 0) return null;
  const setRange = (to: BarRange | null) => change({ range: to });
  const section = sectionAt(piece, current);
  const part = piece.sections[section];
  return (
    <div className={`stack ${styles.part}`} data-looped={range !== null || undefined}>
      <LeadSheet
        piece={piece}
        current={current}
        playing={playing}
        next={next}
        range={range}
        onChoose={(bar) => actor.send({ type: 'bar.choose', bar })}
        onRange={setRange}
      />
      <p role="status" className="visually-hidden">
        {/* A cue has its own announcement. */}
        {next !== null && !isCued && `${placeOf(piece, next)} from the next bar`}
      </p>
      <div className={`${styles.tools} controls`}>
        <p role="status">
          {range
            ? `Repeated: ${plural(range.bars, { one: '# bar', other: '# bars' })}, ${range.from + 1} to ${range.from + range.bars}`
            : 'Press a bar to go there. Drag over bars to repeat them.'}
        </p>
        {range ? (
          <Button onClick={() => setRange(null)}>Clear the loop</Button>
        ) : (
          part && (
            <Button onClick={() => setRange({ from: part.from, bars: part.bars })}>
              Repeat this part
            </Button>
          )
        )}
      </div>
    </div>
  );
});

/** 'Verse 2', or 'Verse 2, bar 3' within it. */
function placeOf(piece: Parameters<typeof sectionAt>[0], bar: number): string {
  const section = sectionAt(piece, bar);
  const into = bar - (piece.sections[section]?.from ?? bar);
  const name = sectionName(piece.sections, section);
  return into === 0 ? name : `${name}, bar ${into + 1}`;
}
