import { useMemo } from 'react';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { barsOfClip } from '#audio/music/clips/clip-bars.ts';
import { clipById } from '#audio/music/clips/clips.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { clipBand } from '#src/band/follow.ts';
import type { ClipChartProps } from '#src/sound/clips/clip-list.tsx';

/** The chart of a clip of the catalogue, with a playhead that follows its player. */
export function ClipChart(props: ClipChartProps & { look?: 'stage' }) {
  const { clip, name, player, ...shown } = props;
  const { bpm, instruments } = catalogueEntry(clip);
  const band = useMemo(() => clipBand(player, bpm), [player, bpm]);
  const bars = useMemo(() => barsOfClip(clipById(clip)) ?? [], [clip]);
  return (
    <BandChart
      label={`Chart of the music: ${name}`}
      bars={bars}
      players={instruments}
      loops={false}
      band={band}
      {...shown}
    />
  );
}
