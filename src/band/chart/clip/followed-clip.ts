import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { catalogueEntry } from '#audio/music/clips/catalogue.ts';
import { type BandPosition, clipBand } from '#src/band/follow.ts';

interface PlayedClip {
  clip: string;
  player: ClipPlayer;
}

/**
 * The flow of an exercise that moves with its clips: it stands still until a clip plays, follows the clip that was
 * started last, and stands still again when that clip ends.
 */
export const followingMachine = setup({
  types: {
    context: {} as { played: PlayedClip | null },
    events: {} as ({ type: 'clip.play' } & PlayedClip) | { type: 'clip.end' },
  },
  actors: {
    /** Reports the end of a clip, or that it cannot be played. */
    player: fromCallback<EventObject, ClipPlayer | undefined>(({ input: player, sendBack }) =>
      player?.subscribe(() => {
        if (player.state === 'idle' || player.state === 'failed') sendBack({ type: 'clip.end' });
      }),
    ),
  },
}).createMachine({
  id: 'following',
  context: { played: null },
  initial: 'still',
  on: {
    'clip.play': {
      target: '.following',
      reenter: true,
      actions: assign({ played: ({ event: { clip, player } }) => ({ clip, player }) }),
    },
  },
  states: {
    still: { entry: assign({ played: null }) },
    following: {
      invoke: { src: 'player', input: ({ context }) => context.played?.player },
      on: { 'clip.end': 'still' },
    },
  },
});

/** The band in the followed clip, and `follow`, which must be called with each clip that starts. */
export function useFollowedClip(): [BandPosition, (clip: string, player: ClipPlayer) => void] {
  const [{ context }, send] = useMachine(followingMachine);
  const { played } = context;
  const band = useMemo(
    () => clipBand(played?.player ?? null, played ? catalogueEntry(played.clip).bpm : 0),
    [played],
  );
  return [band, (clip, player) => send({ type: 'clip.play', clip, player })];
}
