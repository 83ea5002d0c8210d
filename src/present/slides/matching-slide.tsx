import { useMemo, useRef, useState } from 'react';
import type { Target } from '#src/exercises/matching/model.ts';
import { Stage } from '#src/exercises/matching/stage.tsx';
import { type SlideProps, useSlideControls, useSlideState } from '#src/present/slide-view.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import {
  boardOf,
  nextSound,
  numberOf,
  placeName,
  readPlacements,
  tapPlace,
  undoPlace,
  verdictOf,
} from './matching-board.ts';
import { Place } from './matching-place.tsx';
import { MatchingRow } from './matching-row.tsx';
import styles from './matching-slide.module.css';
import { Sound, type SoundHandle } from './matching-sound.tsx';
import { SlideLayout } from './slide-layout.tsx';

/** A matching exercise: the class says where each sound belongs, the teacher taps there. Nothing is scored. */
export function MatchingSlide({ slide: { id, title, exercise }, step }: SlideProps<'matching'>) {
  const board = useMemo(() => boardOf(exercise), [exercise]);
  const [placements, setPlacements] = useSlideState(`${id} placements`, {}, (kept) =>
    readPlacements(board, kept),
  );
  const [selected, setSelected] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const sounds = useRef(new Map<string, SoundHandle>());
  const isOpen = step === 'show';

  const hear = (sound: string | undefined) => {
    if (sound === undefined) return;
    sounds.current.get(sound)?.play();
    setLast(sound);
    setSelected(isOpen ? sound : null);
  };
  const tap = (place: string) => {
    const next = tapPlace({ placements, selected }, place);
    setSelected(next.selected);
    setPlacements(next.placements);
  };
  const undo = () => setPlacements(undoPlace(placements));
  const playing = () => [...sounds.current.values()].find((sound) => sound.isPlaying());
  useSlideControls({
    toggle: () => {
      const current = playing();
      if (current) current.stop();
      else hear((isOpen && selected) || nextSound(board, placements, last)?.id);
    },
    enter: () => setSelected(null),
    digit: (digit) => {
      if (digit > 0) hear(board.items[digit - 1]?.id);
      else if (isOpen) undo();
    },
  });

  const placeOf = (target: Target, description?: string) => {
    const sound = placements[target.id];
    return {
      label: target.label,
      ...(description && { description }),
      number: sound === undefined ? null : numberOf(board, sound),
      verdict: isOpen ? null : verdictOf(board, placements, target),
      onTap: () => tap(target.id),
    };
  };
  const isTimeline = exercise.kind === 'name-the-parts';
  const soundList = (
    <ol className={isTimeline ? styles.timeline : styles.sounds} aria-label="Sounds">
      {board.items.map(({ id: sound, name, clip }, index) => (
        <li key={sound}>
          <Sound
            ref={(handle) => {
              if (handle) sounds.current.set(sound, handle);
              return () => void sounds.current.delete(sound);
            }}
            number={index + 1}
            clip={clip}
            selected={selected === sound}
            placed={Object.values(placements).includes(sound)}
            onHear={() => hear(sound)}
          />
          {isTimeline && <p>{isOpen ? placeName(board, placements, sound) : name}</p>}
        </li>
      ))}
    </ol>
  );
  return (
    <SlideLayout
      title={title}
      row={
        <MatchingRow
          board={board}
          placements={placements}
          isOpen={isOpen}
          onUndo={undo}
          onClear={() => setPlacements({})}
        />
      }
    >
      <div className={styles.matching}>
        {isTimeline && soundList}
        {exercise.kind === 'label-the-band' ? (
          <div className={styles.band}>
            <Stage positions={exercise.data.positions}>
              {(position, place) => (
                <Place
                  key={position.id}
                  {...placeOf(position, position.description)}
                  className={place.className}
                  style={place.style}
                >
                  {exercise.data.instruments
                    .filter(({ name }) => name === position.label)
                    .map(({ id: player }) => (
                      <PlayerPicture key={player} player={player} />
                    ))}
                </Place>
              )}
            </Stage>
          </div>
        ) : (
          <div className={styles.names} data-timeline={isTimeline || undefined}>
            {board.targets.map((target) => (
              <Place key={target.id} {...placeOf(target)} />
            ))}
          </div>
        )}
        {!isTimeline && soundList}
      </div>
    </SlideLayout>
  );
}
