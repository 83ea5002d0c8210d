import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { Listeners } from '#lib/listeners.ts';
import type { PlayState } from '#lib/play-state.ts';
import { followingMachine } from './followed-clip.ts';

/** A player whose state is set by hand. */
function fakePlayer() {
  const listeners = new Listeners();
  const player = { state: 'loading' as PlayState, subscribe: listeners.subscribe };
  const enter = (state: PlayState) => {
    player.state = state;
    listeners.notify();
  };
  return { player: player as unknown as ClipPlayer, enter };
}

test('the clip that was started last is followed, through a pause and until it ends', () => {
  const actor = createActor(followingMachine).start();
  const followed = () => actor.getSnapshot().context.played?.clip ?? null;
  expect(followed()).toBeNull();
  const [first, second] = [fakePlayer(), fakePlayer()];
  actor.send({ type: 'clip.play', clip: 'first', player: first.player });
  first.enter('playing');
  first.enter('paused');
  expect(followed()).toBe('first');
  actor.send({ type: 'clip.play', clip: 'second', player: second.player });
  first.enter('idle');
  expect(followed()).toBe('second');
  second.enter('idle');
  expect(actor.getSnapshot().value).toBe('still');
  expect(followed()).toBeNull();
  actor.send({ type: 'clip.play', clip: 'first', player: first.player });
  first.enter('failed');
  expect(followed()).toBeNull();
});
