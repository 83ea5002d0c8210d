import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { RHYTHM_TYPES } from '#audio/music/rhythm-types.ts';
import { PlayerTile } from '#src/band/players/player-tile.tsx';
import { FROM_LEFT } from '#src/band/players/players.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { deviceStorage, onStored } from '#src/device/device-storage.ts';
import { learnedPlayers } from '#src/progress/learned-players.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './home-band.module.css';
import { toggled } from './small-band.ts';
import { PlayersHint, SmallBandControls } from './small-band-controls.tsx';
import { useSmallBand } from './use-small-band.ts';

const PLAYER_COUNT = { '--players': FROM_LEFT.length } as CSSProperties;

const learnedNow = () => learnedPlayers(deviceStorage).join(' ');

/** A small live band. The engine, the notes and the samples come with the first Play. */
export function HomeBand() {
  const band = useSmallBand('derecho');
  const { session, rhythm, setRhythm, out, setOut } = band;
  const learned = useSyncExternalStore(onStored, learnedNow, () => '').split(' ');
  useEffect(() => {
    // From now on React marks the learned players, not the first script.
    delete document.documentElement.dataset.learned;
  }, []);
  return (
    <section aria-label="The band" className={styles.band}>
      <fieldset className={styles.stage} style={PLAYER_COUNT}>
        <legend className="visually-hidden">Players</legend>
        <PlayersHint />
        {FROM_LEFT.map((player) => (
          <PlayerTile
            key={player.id}
            look="stage"
            className={styles.player}
            player={player}
            session={session}
            isHeard={!out.includes(player.id)}
            learned={learned.includes(player.id)}
            data-player={player.id}
            aria-pressed={!out.includes(player.id)}
            onClick={() => setOut((now) => toggled(now, player.id))}
          />
        ))}
      </fieldset>
      <SmallBandControls band={band}>
        <fieldset className={`stack ${styles.rhythms}`}>
          <legend className="visually-hidden">Rhythm</legend>
          {RHYTHM_TYPES.map((id) => (
            <Button key={id} aria-pressed={id === rhythm} onClick={() => setRhythm(id)}>
              {RHYTHM_NAMES[id]}
            </Button>
          ))}
        </fieldset>
      </SmallBandControls>
    </section>
  );
}
