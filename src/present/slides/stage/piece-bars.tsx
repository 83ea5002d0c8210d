import { useMemo } from 'react';
import { LaneNames } from '#src/band/chart/lane-names.tsx';
import { bandOn, explainedBars } from '#src/ear/explained-bars.ts';
import { STAGE_PLAYERS } from '#src/present/slides/band/stage-players.ts';
import type { SlidePiece } from '#src/present/slides/use-slide-piece.ts';
import { StageBar } from './stage-bar.tsx';

/** What those concerned play in an explained passage, a bar at a time. */
export function PieceBars({ piece: { question, piece, session } }: { piece: SlidePiece }) {
  const { bars, ratio, start } = useMemo(() => explainedBars(question, piece), [question, piece]);
  const band = useMemo(() => bandOn(session, bars.length, ratio), [session, bars, ratio]);
  const players = useMemo(
    () => STAGE_PLAYERS.filter(({ id }) => question.focus.includes(id)),
    [question],
  );
  return (
    <StageBar
      label="What is played"
      bars={bars}
      players={players}
      band={band}
      barAt={(bar) => (bar < bars.length ? bar : null)}
      opening={start}
    >
      <LaneNames players={players} steps={false} taps={false} />
    </StageBar>
  );
}
