import { PlayerPicture } from '#src/band/players/player-picture.tsx';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import type { StopId } from '#src/content/stop-name.ts';
import { useNextStop, useRoad } from '#src/road/use-road.ts';
import styles from './coming-player.module.css';

/** When a stop comes, by the number of stops before it. */
const WHEN = ['Next', 'Two stops on', 'Three stops on', 'Four stops on'];

/** The player of the stop with the band that comes soon; nothing if none does. @param after the name of a stop */
export function ComingPlayer({ after }: { after: StopId }) {
  const next = useNextStop(after);
  const { stops } = useRoad();
  const at = stops.findIndex(({ name }) => name === next?.name);
  const open = at < 0 ? [] : stops.slice(at).filter(({ done }) => !done);
  const before = open.findIndex(({ kind }) => kind === 'band');
  const stop = open[before];
  const when = WHEN[before];
  if (stop?.kind !== 'band' || !when) return null;
  return (
    <p className={styles.coming}>
      <PlayerPicture player={stop.id} look="plain" className={styles.player} />
      {when}, you play the {INSTRUMENT_NAMES[stop.id].toLowerCase()} with the band.
    </p>
  );
}
