import { useEffect, useState, useSyncExternalStore } from 'react';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import { isPlaying } from '#lib/play-state.ts';
import type { NameThePartsExercise } from '#src/content/model.ts';
import { DropZone } from '#src/exercises/matching/drop-zone.tsx';
import type { Target } from '#src/exercises/matching/model.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { SoundBar } from '#src/sound/sound-bar.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { SongPartSound } from './song-part-sound.tsx';
import styles from './song-timeline.module.css';

interface SongTimelineProps {
  parts: NameThePartsExercise['parts'];
  targets: readonly Target[];
}

/** The parts of a song, each with a drop target; played one after the other or each alone. */
export function SongTimeline({ parts, targets }: SongTimelineProps) {
  const [players] = useState(() =>
    parts.map(({ clip }) => new ClipPlayer(engine, clipSources(clip))),
  );
  useEffect(() => {
    // When one part ends, the next begins.
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
    <div>
      <PlaySong players={players} />
      <div className={styles.timeline}>
        {targets.map((target, index) => {
          const player = players[index];
          return (
            <div key={target.id} className={styles.part}>
              {player && <SongPartSound player={player} name={`part ${index + 1}`} />}
              <DropZone target={target} label={`Part ${index + 1}`} />
            </div>
          );
        })}
      </div>
    </div>
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
