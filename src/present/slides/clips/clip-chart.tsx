import { catalogueEntry } from '#audio/music/catalogue.ts';
import { LaneNames } from '#src/band/chart/lane-names.tsx';
import { useBarsOfClip } from '#src/band/chart/use-bars-of-clip.ts';
import type { Song } from '#src/exercises/song-map/use-song.ts';
import { STAGE_PLAYERS } from '#src/present/slides/band/stage-players.ts';
import { StageBar } from '#src/present/slides/stage/stage-bar.tsx';
import { useSongBand } from './use-song-band.ts';

interface ClipChartProps {
  /** Id in the catalogue. */
  clip: string;
  name: string;
  song: Song;
}

/** What is played in a clip, a bar at a time. */
export function ClipChart({ clip, name, song }: ClipChartProps) {
  const { instruments } = catalogueEntry(clip);
  const bars = useBarsOfClip(clip);
  const players = STAGE_PLAYERS.filter(({ id }) => instruments.includes(id));
  const band = useSongBand(song, clip);
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
