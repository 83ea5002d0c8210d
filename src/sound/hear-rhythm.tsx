import { catalogueEntry } from '#audio/music/catalogue.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { bandSamples } from '#src/content/band-samples.ts';
import { pathTo } from '#src/content/pages.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import type { LoadClipChart } from './clip-list-chart.tsx';
import styles from './hear-rhythm.module.css';
import { SampleList } from './sample-list.tsx';

interface HearRhythmProps {
  rhythm: RhythmType;
  /** Requests the band's tempo, in dancers' counts a minute. */
  onTempo: (counts: number) => void;
  /** Offers a chart of what is played. */
  loadChart?: LoadClipChart;
}

/** A rhythm as a band plays it: the whole band, each instrument alone, and bongos with güira. */
export function HearRhythm({ rhythm, onTempo, loadChart }: HearRhythmProps) {
  const { bpm } = catalogueEntry(`band-${rhythm}`);
  const label = `Hear ${rhythm} from the band`;
  return (
    <div className={styles.hear}>
      <h4 data-screen-only>{label}</h4>
      <p className={styles.tempo} data-screen-only>
        {bpm} counts a minute.
        <Button onClick={() => onTempo(bpm)}>Set the grid to this tempo</Button>
      </p>
      <SampleList label={label} samples={bandSamples(rhythm)} loadChart={loadChart} />
      <p className={styles.practise} data-screen-only>
        <Link href={`${pathTo('practice')}?rhythm=${rhythm}`}>Practise {rhythm} with the band</Link>
      </p>
    </div>
  );
}
