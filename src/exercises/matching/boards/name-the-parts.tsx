import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { isPlaying } from '#lib/play-state.ts';
import type { NameThePartsExercise } from '#src/content/model.ts';
import { DropZone } from '#src/exercises/matching/drop-zone.tsx';
import { type BoardProps, Matching } from '#src/exercises/matching/matching.tsx';
import type { MatchingTexts } from '#src/exercises/matching/messages.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { progressOf, useClipProgress } from '#src/sound/clips/use-clip-progress.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { SoundBar } from '#src/sound/sound-bar.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlaySign } from '#src/ui/controls/play-sign.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './name-the-parts.module.css';

const TEXTS: MatchingTexts = {
  card: ({ name }) => name,
  target: (_, index) => `Part ${index + 1}`,
  filled: 'Name placed',
  targets: 'parts',
  success: '🎉 Perfect! You know your way through the song!',
};

/** Matching exercise: names are placed on the parts of a song, which play one after the other or each alone. */
export function NameTheParts({ exercise, ...rest }: BoardProps<NameThePartsExercise>) {
  const { parts } = exercise;
  const puzzle = {
    items: parts.map(({ id, name }) => ({ id, name })),
    targets: parts.map(({ id, name }) => ({ id, label: name })),
  };
  const [players] = useState(() =>
    parts.map(({ clip }) => new ClipPlayer(engine, clipSources(clip))),
  );
  useEffect(() => {
    // A part that ends starts the next one.
    const unsubscribe = players.map((player, index) =>
      player.subscribe((event) => event === 'ended' && players[index + 1]?.play()),
    );
    return () => {
      for (const stop of unsubscribe) stop();
      for (const player of players) player.unload();
    };
  }, [players]);
  usePageTool(SoundBar);

  return (
    <Matching exercise={exercise} puzzle={puzzle} texts={TEXTS} {...rest}>
      <PlaySong players={players} />
      <div className={`stack ${styles.timeline}`}>
        {puzzle.targets.map((target, index) => {
          const player = players[index];
          return (
            <div key={target.id} className={styles.part}>
              {player && <PartSound player={player} name={`part ${index + 1}`} />}
              <DropZone target={target} label={`Part ${index + 1}`} />
            </div>
          );
        })}
      </div>
    </Matching>
  );
}

function PlaySong({ players }: { players: readonly ClipPlayer[] }) {
  const activePlayer = () => players.find(({ state }) => isPlaying(state)) ?? null;
  const current = useSyncExternalStore((listener) => {
    const unsubscribe = players.map((player) => player.subscribe(listener));
    return () => {
      for (const stop of unsubscribe) stop();
    };
  }, activePlayer);
  const toggle = () => {
    if (current) current.pause();
    else (players.find(({ state }) => state === 'paused') ?? players[0])?.play();
  };
  return <Button onClick={toggle}>{current ? 'Pause' : 'Play all parts'}</Button>;
}

/** Play and pause button of one part of the song. @param name its position, which does not reveal the answer: 'part 3' */
function PartSound({ player, name }: { player: ClipPlayer; name: string }) {
  const heard = useRef<HTMLSpanElement>(null);
  const state = useSyncExternalStore(player.subscribe, () => player.state);
  const { toggle } = player;
  useReportPlaying({ title: name, state, toggle, progress: () => progressOf(player) });
  useClipProgress(player, (share) => heard.current?.style.setProperty('--heard', `${share}`));

  return (
    <>
      <PlayButton
        player={{ state, toggle }}
        name={name}
        look="bare"
        className={styles.sound}
        data-screen-only
      >
        <span ref={heard} className={styles.heard} />
        <PlaySign state={state} />
      </PlayButton>
      <Notice tone="small" role="status" className={styles.failure}>
        {state === 'failed' && 'This clip could not be loaded: play to try again'}
      </Notice>
    </>
  );
}
