import { BEATS } from '#audio/music/chart/chart.ts';
import { catalogueEntry, clipSources } from '#audio/music/clips/catalogue.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { AudioSample, ClipMark } from '#src/content/model.ts';
import { ClipList, type ClipListProps } from './clip-list.tsx';

interface SampleListProps extends Pick<ClipListProps, 'label' | 'loadChart'> {
  samples: readonly AudioSample[];
}

/** Clips of the catalogue; a clip of a single instrument has the instrument's colour. */
export function SampleList({ label, samples, loadChart }: SampleListProps) {
  return (
    <ClipList
      label={label}
      loadChart={loadChart}
      clips={samples.map(({ name, clip, marks }) => {
        const { bpm, groove, instruments } = catalogueEntry(clip);
        return {
          name,
          sources: clipSources(clip),
          charted: groove ? undefined : clip,
          marks: marks && placed(marks, bpm),
          instrument: BAND.find((player) => instruments.join() === player),
        };
      })}
    />
  );
}

/** The marks of a clip with their times; the clip begins with its first bar. @param bpm beats per minute */
function placed(marks: readonly ClipMark[], bpm: number) {
  return marks.map(({ bar, name }) => ({ name, seconds: ((bar - 1) * BEATS * 60) / bpm }));
}
