import { useMemo } from 'react';
import { catalogueEntry } from '#audio/music/catalogue.ts';
import { PLAYERS } from '#src/band/players.ts';
import type { ClipChartProps } from '#src/sound/clip-list-chart.tsx';
import { BandChart } from './band-chart.tsx';
import { clipBand } from './clip-band.ts';
import { useBarsOfClip } from './use-bars-of-clip.ts';

/** What is played in a clip of the catalogue, with a playhead that follows its player. */
export function ClipChart({ clip, name, player }: ClipChartProps) {
  const { bpm, instruments } = catalogueEntry(clip);
  const bars = useBarsOfClip(clip);
  const players = useMemo(
    () => PLAYERS.filter(({ id }) => instruments.includes(id)),
    [instruments],
  );
  const band = useMemo(() => clipBand(player, bpm), [player, bpm]);
  return (
    <BandChart
      label={`What is played: ${name}`}
      bars={bars}
      players={players}
      loops={false}
      band={band}
    />
  );
}
