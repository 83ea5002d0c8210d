import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { isPlaying } from '#lib/play-state.ts';
import { BandStage } from '#src/exercises/matching/boards/band-stage.tsx';
import { DropZone } from '#src/exercises/matching/drop-zone.tsx';
import { matchingMachine } from '#src/exercises/matching/machine.ts';
import { MatchingContext } from '#src/exercises/matching/matching-context.ts';
import { type MatchingTexts, scoreText, soundCard } from '#src/exercises/matching/messages.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import type { SlideClip } from '#src/present/slides/clips/slide-clip.tsx';
import { SlideLayout, TeacherRow } from '#src/present/slides/layout/slide-layout.tsx';
import { type SlideProps, useSlideControls, useSlideState } from '#src/present/stage/slide-view.ts';
import { boardOf, nextSound, placementsOn, placeName } from './matching-board.ts';
import { Marks } from './matching-marks.tsx';
import styles from './matching-slide.module.css';
import { Sound } from './matching-sound.tsx';

const TEXTS: MatchingTexts = {
  card: soundCard,
  target: ({ label }) => label,
  filled: 'Sound placed',
  targets: 'places',
  success: 'Every sound is in its place.',
};

/** A matching exercise: the class calls out the place of each sound, and the teacher taps there. There is no score. */
export function MatchingSlide({ slide: { id, title, exercise }, step }: SlideProps<'matching'>) {
  const board = useMemo(() => boardOf(exercise), [exercise]);
  const [kept, keep] = useSlideState(`${id} placements`, placementsOn(board), {});
  const actor = useActorRef(matchingMachine, {
    input: { puzzle: board, seed: '', unfinished: { seed: '', attempt: 1, placements: kept } },
  });
  useEmitted(actor, '*', () => keep(actor.getSnapshot().context.placements));
  const state = useSelector(actor, ({ context }) => context);
  const { placements } = state;
  const held = state.held?.item ?? null;
  const [last, setLast] = useState<string | null>(null);
  const sounds = useRef(new Map<string, SlideClip>());
  const root = useRef(null);
  const isOpen = step !== 'reveal';
  /** Whether all sounds play in order. */
  const inTurn = useRef(false);
  const context = useMemo(
    () => ({
      actor,
      texts: TEXTS,
      dragging: null,
      dragType: id,
      root,
      stage: { Marks, isRevealed: !isOpen },
    }),
    [actor, id, isOpen],
  );

  const hear = (sound: string | undefined) => {
    if (sound === undefined) return;
    sounds.current.get(sound)?.play();
    setLast(sound);
    // Sounds that play in order are not selected for placing.
    if (isOpen && !inTurn.current && sound !== held) actor.send({ type: 'card.pick', item: sound });
  };
  const undo = () => {
    const item = Object.values(placements).at(-1);
    if (item !== undefined) actor.send({ type: 'card.place', item, target: null });
  };
  const playing = () => [...sounds.current.values()].find(({ state }) => isPlaying(state));
  useSlideControls({
    toggle: () => {
      inTurn.current = false;
      const current = playing();
      if (current) current.stop();
      else hear((isOpen && held) || nextSound(board, placements, last)?.id);
    },
    enter: (entered) => {
      actor.send({ type: 'card.cancel' });
      inTurn.current = entered === 'play';
      if (inTurn.current) hear(board.items[0]?.id);
    },
    digit: (digit) => {
      inTurn.current = false;
      if (digit > 0) hear(board.items[digit - 1]?.id);
      else if (isOpen) undo();
    },
  });

  const isTimeline = exercise.kind === 'name-the-parts';
  const soundList = (
    <ol
      className={styles.sounds}
      data-timeline={isTimeline || undefined}
      aria-label="Sounds"
      onClickCapture={() => {
        inTurn.current = false;
      }}
    >
      {board.items.map(({ id: sound, name, clip }, index) => (
        <li key={sound}>
          <Sound
            ref={(handle) => {
              if (handle) sounds.current.set(sound, handle);
              return () => void sounds.current.delete(sound);
            }}
            number={index + 1}
            clip={clip}
            selected={held === sound}
            placed={Object.values(placements).includes(sound)}
            onHear={() => hear(sound)}
            onEnd={() => {
              if (inTurn.current) hear(board.items[index + 1]?.id);
            }}
          />
          {isTimeline && <p>{isOpen ? placeName(board, placements, sound) : name}</p>}
        </li>
      ))}
    </ol>
  );
  const { length: total } = board.targets;
  const placed = Object.keys(placements).length;
  const row = isOpen ? (
    <TeacherRow
      text={`${placed} of ${total} placed`}
      keys={`Keys: 1 to ${total} play, 0 takes back`}
      actions={[
        { name: 'Take back', disabled: placed === 0, onClick: undo },
        {
          name: 'Take all back',
          disabled: placed === 0,
          onClick: () => actor.send({ type: 'exercise.reset' }),
        },
      ]}
    />
  ) : (
    // There is no score if the class has only called out.
    <TeacherRow text={placed > 0 ? scoreText(state) : 'Every sound in its place'} />
  );
  return (
    <MatchingContext value={context}>
      <SlideLayout title={title} foot={row}>
        {isTimeline && soundList}
        {exercise.kind === 'label-the-band' ? (
          <div className={styles.band}>
            <BandStage exercise={exercise.data} />
          </div>
        ) : (
          <div className={styles.names} data-timeline={isTimeline || undefined}>
            {board.targets.map((target) => (
              <DropZone key={target.id} target={target} label={target.label} />
            ))}
          </div>
        )}
        {!isTimeline && soundList}
      </SlideLayout>
    </MatchingContext>
  );
}
