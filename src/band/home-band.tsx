import { useMachine } from '@xstate/react';
import {
  type ComponentProps,
  type CSSProperties,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'wouter';
import { fromPromise } from 'xstate';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { forgetFailures, loadOnce } from '#src/page/load-once.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './home-band.module.css';
import { homeBandMachine } from './home-band-machine.ts';
import { PLAYERS, type Player } from './players.ts';
import { practiceAddress } from './practice-address.ts';
import { type BandSession, createBandSession } from './session.ts';
import { useStrokeLight } from './stroke-light.ts';

const RHYTHMS = Object.keys(RHYTHM_NAMES) as (keyof typeof RHYTHM_NAMES)[];

const loadMusic = () => loadOnce('home music', () => import('./home-music.ts'));

/** The machine's `music` actor. */
const music = fromPromise(async () => {
  forgetFailures();
  return (await loadMusic()).homeMusic;
});

/** A small live band. The engine, the notes and the samples come with the first Play. */
export function HomeBand() {
  const [session] = useState(createBandSession);
  const machine = useMemo(
    () =>
      homeBandMachine.provide({
        actors: {
          music,
          band: session.actor,
        },
      }),
    [session],
  );
  const [state, send] = useMachine(machine);
  const { rhythm, out, failure } = state.context;
  const prepare = () => {
    session.prepare();
    // A failure is reported with Play.
    loadMusic().catch(() => {});
  };
  return (
    <section aria-label="The band" className={styles.band}>
      <fieldset className={styles.stage}>
        <legend className="visually-hidden">Players</legend>
        <p className={styles.hint}>Tap a player to take them out.</p>
        {PLAYERS.map((player) => (
          <PlayerButton
            key={player.id}
            player={player}
            session={session}
            isIn={!out.includes(player.id)}
            onToggle={() => send({ type: 'player.toggle', player: player.id })}
          />
        ))}
      </fieldset>
      <div className={styles.controls}>
        <fieldset className={styles.rhythms}>
          <legend className="visually-hidden">Rhythm</legend>
          {RHYTHMS.map((id) => (
            <Button
              key={id}
              aria-pressed={id === rhythm}
              onClick={() => send({ type: 'rhythm.choose', rhythm: id })}
            >
              {RHYTHM_NAMES[id]}
            </Button>
          ))}
        </fieldset>
        <PlayStop
          isOn={!state.matches('stopped')}
          isLoading={state.matches('loading') || state.matches({ running: 'starting' })}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => send({ type: 'play.toggle' })}
        />
        <Link href={practiceAddress(rhythm, out)} className={styles.practise}>
          Practise this <span aria-hidden="true">→</span>
        </Link>
      </div>
      <div aria-live="polite">
        {failure && <Notice className={styles.notice}>{failure}</Notice>}
      </div>
      <SoundTools session={session} />
    </section>
  );
}

interface PlayerButtonProps {
  player: Player;
  session: BandSession;
  /** Whether the player plays along. */
  isIn: boolean;
  onToggle: () => void;
}

function PlayerButton({ player, session, isIn, onToggle }: PlayerButtonProps) {
  const light = useRef<HTMLSpanElement>(null);
  useStrokeLight(light, session, player.id, isIn);
  return (
    <button
      type="button"
      aria-pressed={isIn}
      className={styles.player}
      style={{ '--player': player.colour } as CSSProperties}
      onClick={onToggle}
    >
      <span ref={light} className={styles.light} />
      <PlayerPicture player={player.id} className={styles.picture} />
      <span className={styles.name}>{player.name}</span>
    </button>
  );
}

interface PlayStopProps extends ComponentProps<'button'> {
  /** Whether the band plays or is about to. */
  isOn: boolean;
  isLoading: boolean;
}

function PlayStop({ isOn, isLoading, ...props }: PlayStopProps) {
  return (
    <Button kind="primary" className={styles.play} aria-busy={isLoading} {...props}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOn ? 'M7 7H17V17H7Z' : 'M8 5.5V18.5L18.5 12Z'} />
      </svg>
      {isLoading ? 'Loading…' : isOn ? 'Stop' : 'Play'}
    </Button>
  );
}

function SoundTools({ session }: { session: BandSession }) {
  const Tools = useSyncExternalStore(session.subscribe, session.soundTools, () => null);
  return Tools && <Tools />;
}
