import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { keyName } from '#audio/music/harmony/spelling.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import chart from '#src/band/chart/sheet/chart-sheet.module.css';
import { type PracticeContext, tempoOf } from '#src/practice/playing/machine.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { linesOf } from './layout.ts';
import styles from './lead-sheet.module.css';
import { Line } from './lead-sheet.tsx';

/** Prints the lead sheet, every bar written out on one page of A4 or Letter. */
export function PrintChords({ store }: { store: PracticeStore }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printing]);
  return (
    <>
      <Button onClick={() => flushSync(() => setPrinting(true))}>Print the chords</Button>
      {printing && createPortal(<Printed store={store} />, document.body)}
    </>
  );
}

const details = (context: PracticeContext) =>
  `${keyName(context.written.key)}, ${tempoOf(context)} counts a minute`;

function Printed({ store }: { store: PracticeStore }) {
  const piece = usePractice(store, (context) => context.piece);
  const title = usePractice(store, ({ written }) => SONG_BY_ID[written.song].title);
  return (
    <section
      className={classNames(chart.sheet, styles.printed)}
      aria-label={`${title}, chords`}
      data-chords
      data-paper
    >
      <header className="controls spread">
        <h1>{title}</h1>
        <p>{usePractice(store, details)}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: bars are not a table of data */}
      <div role="grid" aria-label="The whole song" className={styles.sheet} data-wide>
        {linesOf(piece, false).map((line, index) => (
          <Line key={line.cells[0]?.[0]} piece={piece} line={line} index={index} />
        ))}
      </div>
    </section>
  );
}
