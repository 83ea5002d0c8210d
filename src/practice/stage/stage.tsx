import { memo } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { heardMix } from '#src/band/mixer.ts';
import { PlayerTile } from '#src/band/players/player-tile.tsx';
import { FROM_LEFT } from '#src/band/players/players.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { island } from '#src/page/loading/island.tsx';
import { ChartPart, PracticeCounts } from '#src/practice/chart-part.tsx';
import { placeName } from '#src/practice/playing/playback-position.ts';
import { type PlaceProps, type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { playAs } from '#src/practice/settings/settings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './stage.module.css';

interface StageProps extends PlaceProps {
  /** Whether the whole stage is shown; otherwise only the chords and counts. */
  shown: boolean;
}

// Hydrates in a separate task.
const Players = memo(island('The players', async () => StagePlayers));
const Chart = memo(island('The chart', async () => StageChart));

/** The five players, and the chart of the line that is playing. */
export const Stage = memo(function Stage({ store, shown, onDialog }: StageProps) {
  return (
    <section
      id="stage"
      aria-label="Stage"
      className={styles.stage}
      data-strip={!shown || undefined}
    >
      <div hidden={!shown} className={styles.players}>
        <Players store={store} onDialog={onDialog} />
      </div>
      <div className={styles.chart}>
        <Chart store={store} shown={shown} onDialog={onDialog} />
      </div>
    </section>
  );
});

function StagePlayers({ store, onDialog }: PlaceProps) {
  const mix = heardMix(usePractice(store, ({ settings }) => settings.mixer));
  const isLarge = usePractice(store, ({ settings }) => settings.trainer.flash);
  return (
    <>
      {isLarge && <PracticeCounts store={store} look="figure" className={styles.count} />}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div role="group" aria-label="Players" className={styles.row}>
        {FROM_LEFT.map((player) => (
          <PlayerTile
            key={player.id}
            look="stage"
            className={styles.player}
            player={player}
            session={store.band}
            isHeard={mix[player.id].gain > 0}
            aria-haspopup="dialog"
            aria-description={mix[player.id].gain > 0 ? undefined : 'not heard'}
            onClick={() => onDialog(player.id)}
          />
        ))}
      </div>
    </>
  );
}

const NOBODY: readonly string[] = [];

function StageChart({ store, shown, onDialog }: StageProps) {
  return (
    <ChartPart store={store} look="line" {...(!shown && { players: NOBODY })}>
      {shown && <IPlay store={store} />}
      {shown && (
        <Button
          aria-haspopup="dialog"
          aria-label="Full stage"
          className={`thumb-high ${styles.full}`}
          onClick={() => onDialog('full')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
          <span>Full stage</span>
        </Button>
      )}
    </ChartPart>
  );
}

/** The choice of the part that the learner plays, in place of five settings. */
function IPlay({ store }: { store: PracticeStore }) {
  const mine = usePractice(store, ({ settings }) => settings.mine);
  const hydrated = useHydrated();
  const choose = (value: string) => {
    const player = BAND.find((each) => each === value) ?? null;
    store.change(playAs(store.actor.getSnapshot().context.settings, player));
  };
  return (
    <label
      className={`thumb-high ${styles.mine}`}
      style={mine ? { color: `var(--${mine})` } : undefined}
    >
      I play{' '}
      <select
        value={mine ?? ''}
        disabled={!hydrated}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">nobody</option>
        {BAND.map((player) => (
          <option key={player} value={player}>
            {INSTRUMENT_NAMES[player].toLowerCase()}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The song, and the place in it that is playing or with which Play begins. */
export const NowPart = memo(function NowPart({ store }: { store: PracticeStore }) {
  return (
    <p className={`soft ${styles.now}`}>
      <strong>{usePractice(store, ({ settings }) => SONG_BY_ID[settings.song].title)}</strong>{' '}
      <span>{usePractice(store, placeName)}</span>
    </p>
  );
});
