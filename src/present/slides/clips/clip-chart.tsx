import { useMemo } from 'react';
import { catalogueEntry } from '#audio/music/catalogue.ts';
import { barsOfClip } from '#audio/music/clip-bars.ts';
import { CLIPS } from '#audio/music/clips.ts';
import type { ChartBand } from '#src/band/chart/chart-band.ts';
import { LaneNames } from '#src/band/chart/lane-names.tsx';
import { STAGE_PLAYERS } from '#src/present/slides/band/stage-players.ts';
import { StageBar } from '#src/present/slides/stage/stage-bar.tsx';
import type { Song } from './use-song.ts';

interface ClipChartProps {
  /** Id in the catalogue. */
  clip: string;
  name: string;
  song: Song;
}

/** What is played in a clip, a bar at a time. */
export function ClipChart({ clip, name, song: { position, subscribe } }: ClipChartProps) {
  const { bpm, instruments } = catalogueEntry(clip);
  const bars = useMemo(() => {
    const found = CLIPS.find(({ id }) => id === clip);
    return (found && barsOfClip(found)) ?? [];
  }, [clip]);
  const players = STAGE_PLAYERS.filter(({ id }) => instruments.includes(id));
  const band = useMemo<ChartBand>(
    () => ({
      playback: () => {
        const seconds = position(clip);
        return seconds === null ? null : { position: (seconds * bpm) / 60 };
      },
      subscribe,
    }),
    [clip, bpm, position, subscribe],
  );
  return (
    <StageBar
      label={`What is played: ${name}`}
      bars={bars}
      players={players}
      band={band}
      barAt={(bar) => (bar < bars.length ? bar : null)}
      opening={0}
    >
      <LaneNames players={players} steps={false} taps={false} />
    </StageBar>
  );
}
