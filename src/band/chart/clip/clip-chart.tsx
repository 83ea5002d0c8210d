import { useMemo } from 'react';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { barsOfClip } from '#audio/music/clips/clip-bars.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { type BandPosition, clipBand } from '#src/band/follow.ts';
import type { ClipChartProps } from '#src/sound/clips/clip-list.tsx';

/** The chart of a clip of the catalogue, with a playhead that follows its player. */
export function ClipChart({ player, ...clip }: ClipChartProps) {
  const { bpm } = catalogueEntry(clip.clip);
  const band = useMemo(() => clipBand(player, bpm), [player, bpm]);
  return <ClipBandChart {...clip} band={band} />;
}

interface ClipBandChartProps extends Omit<ClipChartProps, 'player'> {
  /** The band that plays in the clip. To be stable. */
  band: BandPosition;
  look?: 'stage';
}

/** The chart of a clip, with a playhead that follows its band. */
export function ClipBandChart({ clip, name, ...shown }: ClipBandChartProps) {
  const bars = useMemo(() => {
    const found = CLIPS.find(({ id }) => id === clip);
    return (found && barsOfClip(found)) ?? [];
  }, [clip]);
  return (
    <BandChart
      label={`Chart of the music: ${name}`}
      bars={bars}
      players={catalogueEntry(clip).instruments}
      loops={false}
      {...shown}
    />
  );
}
