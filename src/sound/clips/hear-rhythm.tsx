import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { bandSamples } from '#src/content/answers/band-samples.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { LoadClipChart } from './clip-list.tsx';
import styles from './hear-rhythm.module.css';
import { SampleList } from './sample-list.tsx';

interface HearRhythmProps {
  rhythm: RhythmType;
  /** Requests the band's tempo, in dancers' counts a minute. */
  onTempo: (counts: number) => void;
  loadChart?: LoadClipChart;
  /** The teacher's buttons for the clips, next to the title. */
  tools?: ReactNode;
}

/** A rhythm as a band plays it: the whole band, each instrument alone, and bongos with güira. */
export function HearRhythm({ rhythm, onTempo, loadChart, tools }: HearRhythmProps) {
  const { bpm } = catalogueEntry(`band-${rhythm}`);
  const label = `Hear ${rhythm} from the band`;
  return (
    <div className={styles.hear} data-present-part={tools && ''}>
      <header className={`controls ${styles.head}`} data-screen-only>
        <h4>{label}</h4>
        {tools}
      </header>
      <p className={`controls ${styles.tempo}`} data-screen-only>
        {bpm} counts a minute.
        <Button onClick={() => onTempo(bpm)}>Set the grid to this tempo</Button>
      </p>
      <SampleList label={label} samples={bandSamples(rhythm)} loadChart={loadChart} />
      <p className={styles.practise} data-screen-only>
        <Link href={`${pathTo('practice')}?rhythm=${rhythm}`}>Play {rhythm} in Practice</Link>
      </p>
    </div>
  );
}
