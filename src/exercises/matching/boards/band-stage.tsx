import type { BandInstrument } from '#audio/music/instrument.ts';
import { PlayerPicture } from '#src/band/players/player-picture.tsx';
import type { BandSoundId, LabelTheBandExercise } from '#src/content/model.ts';
import { DropZone } from '#src/exercises/matching/drop-zone.tsx';
import { useMatchingValue } from '#src/exercises/matching/matching-context.ts';
import { sameName } from '#src/exercises/matching/model.ts';
import { useLaterPart } from '#src/page/loading/use-later-part.ts';
import styles from './band-stage.module.css';
import { Stage } from './stage.tsx';

const loadStageBand = async () => (await import('./stage-band.tsx')).StageBand;

const playersOf = (id: BandSoundId): readonly BandInstrument[] =>
  id === 'bongos_guira' ? ['bongos', 'guira'] : [id];

/** The stage of a band: a drop target and a player at each position. Once all are right, the players play. */
export function BandStage({ exercise }: { exercise: LabelTheBandExercise }) {
  const { instruments, positions } = exercise;
  const isSolved = useMatchingValue(({ value }) => value === 'solved');
  const StageBand = useLaterPart('band on the stage', isSolved, loadStageBand);
  if (isSolved && StageBand) return <StageBand exercise={exercise} />;
  return (
    <>
      <Stage positions={positions}>
        {(position) => {
          const { label, description } = position;
          const sound = instruments.find(({ name }) => sameName(name, label));
          return (
            <DropZone
              target={position}
              label={label}
              description={description}
              className={styles.position}
            >
              {sound && (
                <span className={styles.people} data-people>
                  {playersOf(sound.id).map((player) => (
                    <PlayerPicture
                      key={player}
                      player={player}
                      look={isSolved ? 'full' : 'plain'}
                    />
                  ))}
                </span>
              )}
            </DropZone>
          );
        }}
      </Stage>
      {isSolved && <div className={styles.controls} />}
    </>
  );
}
