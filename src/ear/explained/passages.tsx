import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { PlayState } from '#lib/play-state.ts';
import { bandActor } from '#src/band/band-actor.ts';
import type { BandInput } from '#src/band/session.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { useRound } from '#src/ear/round/current-round.ts';
import { useInView } from '#src/page/input/use-in-view.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { PlayButton, playWord } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import styles from './passages.module.css';
import { passagesMachine } from './passages-machine.ts';

export interface ExplainedPassage {
  id: string;
  name: string;
  /** Content next to the button; the name by default. */
  children?: ReactNode;
  write: () => Promise<BandInput>;
}

interface PassagesProps {
  /** Must not change while the list is shown. */
  passages: readonly ExplainedPassage[];
  label: string;
  allText: string;
  playsByItself?: boolean;
  /** Content next to the button that plays all passages, which is then the primary button. */
  beside?: ReactNode;
}

/** Passages that the band plays: each has a button, and one button plays all of them in a row. */
export function Passages(props: PassagesProps) {
  const { label, allText, passages, playsByItself, beside } = props;
  const { session } = useRound();
  const [machine] = useState(() =>
    passagesMachine.provide({
      actors: {
        writer: fromPromise<BandInput, number>(async ({ input }) => {
          const passage = passages[input];
          if (!passage) throw new RangeError(`There is no passage ${input}`);
          return passage.write();
        }),
        band: bandActor(session),
      },
    }),
  );
  const [state, send] = useMachine(machine);
  const band = useBandState(session);
  const { index, from, to, failure } = state.context;
  const sound: PlayState = state.matches('writing')
    ? 'loading'
    : state.matches('playing')
      ? band
      : 'idle';
  const isOn = sound === 'playing' || sound === 'loading';
  const ofAll = from < to || passages.length === 1 ? sound : 'idle';
  const play = (from: number, to = from) => send({ type: 'passages.play', from, to });
  const playAll = () => play(0, passages.length - 1);
  const stop = () => send({ type: 'passages.stop' });
  const all = { state: ofAll, toggle: ofAll === 'idle' ? playAll : stop };
  const [isInView, watch] = useInView();
  useReportPlaying({
    title: passages[index]?.name ?? label,
    state: sound,
    stops: true,
    isInView,
    toggle: isOn ? stop : () => play(index),
  });
  const begin = useEffectEvent(playAll);
  useEffect(() => {
    if (playsByItself) begin();
  }, [playsByItself]);
  return (
    <>
      {beside ? (
        <div className="controls">
          <PlayButton player={all} stops look="primary" play={allText} />
          {beside}
        </div>
      ) : (
        passages.length > 1 && (
          <PlayButton player={all} className={styles.all}>
            <PlayDial state={ofAll} stops />
            {playWord(ofAll, true, allText)}
          </PlayButton>
        )
      )}
      <ul ref={watch} className={`stack ${styles.list}`} aria-label={label}>
        {passages.map(({ id, name, children = <strong>{name}</strong> }, place) => {
          const own = place === index ? sound : 'idle';
          return (
            <li key={id} data-now={own === 'playing' || undefined}>
              <PlayButton
                player={{ state: own, toggle: own === 'idle' ? () => play(place) : stop }}
                stops
                name={name}
                look="bare"
              >
                <PlayDial state={own} stops />
              </PlayButton>
              <div>{children}</div>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">
        {failure && <PlayFailure reason={failure} onRetry={() => play(index)} />}
      </div>
    </>
  );
}
