import { fromCallback } from 'xstate';
import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/catalogue.ts';
import type { SongMapEvent } from './machine.ts';

/** The sound of one song map: the machine's clip, and what gives its memory back. */
export interface SongSound {
  clip: ReturnType<typeof fromCallback<SongMapEvent, { clip: string }>>;
  unload(): void;
}

export function createSongSound(): SongSound {
  // A part that comes back, as the chorus does, is loaded once.
  const players = new Map<string, ClipPlayer>();
  const playerOf = (clip: string) => {
    const player = players.get(clip) ?? new ClipPlayer(engine, clipSources(clip));
    players.set(clip, player);
    return player;
  };

  const clip = fromCallback<SongMapEvent, { clip: string }>(({ input, sendBack }) => {
    const player = playerOf(input.clip);
    let over = false;
    const tell = (event: SongMapEvent) => {
      if (!over) sendBack(event);
    };
    player.play();
    const leave = player.subscribe((event) => {
      if (event === 'ended') tell({ type: 'clip.ended' });
      else if (event === 'failed') tell({ type: 'clip.failed' });
      // A clip that ends is idle first: whether it did is known a moment later.
      else if (event === 'idle' || event === 'paused') {
        queueMicrotask(() => tell({ type: 'clip.stopped' }));
      }
    });
    return () => {
      over = true;
      leave();
      player.stop();
    };
  });

  return {
    clip,
    unload() {
      for (const player of players.values()) player.unload();
    },
  };
}
