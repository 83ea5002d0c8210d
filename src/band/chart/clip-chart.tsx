import { useMemo } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';
import { catalogueEntry } from '#audio/music/catalogue.ts';
import { barsOfClip } from '#audio/music/clip-bars.ts';
import { CLIPS } from '#audio/music/clips.ts';
import { PLAYERS } from '#src/band/players.ts';
import type { ClipChartProps } from '#src/sound/clip-list-chart.tsx';
import { BandChart } from './band-chart.tsx';
import type { ChartBand } from './chart-band.ts';

/** What is played in a clip of the catalogue, with a playhead that follows its player. */
export function ClipChart({ clip, name, player }: ClipChartProps) {
  const { bpm, instruments } = catalogueEntry(clip);
  const bars = useMemo(() => {
    const found = CLIPS.find(({ id }) => id === clip);
    return (found && barsOfClip(found)) ?? [];
  }, [clip]);
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

/** A clip as the band that plays in it. @param bpm counts a minute */
function clipBand(clip: ClipPlayer | null, bpm: number): ChartBand {
  const isHeard = () => clip?.state === 'playing' || clip?.state === 'paused';
  return {
    playback: () => (clip && isHeard() ? { position: (clip.position * bpm) / 60 } : null),
    subscribe: (listener) => clip?.subscribe(() => listener()) ?? (() => {}),
  };
}
