import { fromCallback } from 'xstate';
import type { BandCommand, BandInput, BandSession } from './session.ts';

/** The band as an actor: plays from the beginning until it is stopped, and reports `BandEvent`s to its machine. */
export function bandActor(session: BandSession) {
  return fromCallback<BandCommand, BandInput>(({ input, receive, sendBack }) => {
    const run = session.play(input, sendBack);
    receive(run.send);
    return () => run.stop();
  });
}
