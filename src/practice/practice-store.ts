import { useActorRef } from '@xstate/react';
import { use, useMemo, useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { bandActor } from '#src/band/band-actor.ts';
import { createBandSession } from '#src/band/session.ts';
import { TapMarks } from './play-along/tap/tap-marks.ts';
import { type PracticeContext, practiceMachine } from './playing/machine.ts';
import { firstPiece, pieceWriter } from './playing/piece-writer.ts';
import type { PracticeSettings } from './settings/settings.ts';

/** The values that the parts of the page share. The object stays the same, so that each part renders for itself. */
export type PracticeStore = ReturnType<typeof usePracticeStore>;

/** The props of a place: they stay the same, so that a place renders for itself. */
export interface PlaceProps {
  store: PracticeStore;
  onDialog: (name: PracticeDialog) => void;
}

/** The dialogs of the page: those of its tools, and one for each player. */
export type PracticeDialog = 'share' | 'help' | 'full' | BandInstrument;

/** Creates the band and the machine. Suspends until there is something to play. */
export function usePracticeStore() {
  const piece = use(firstPiece());
  const [band] = useState(createBandSession);
  const [marks] = useState(() => new TapMarks());
  const machine = useMemo(
    () => practiceMachine.provide({ actors: { band: bandActor(band), writer: pieceWriter } }),
    [band],
  );
  const actor = useActorRef(machine, { input: { piece } });
  const [initial] = useState(() => actor.getSnapshot());
  return useMemo(
    () => ({
      actor,
      /** The state of the prerendered page, with which parts that hydrate later begin as well. */
      initial,
      /** Calls back when the state changes. @returns unsubscribes */
      subscribe: (listener: () => void) => actor.subscribe(listener).unsubscribe,
      band,
      /** The taps of a run. */
      marks,
      change: (change: Partial<PracticeSettings>) =>
        actor.send({ type: 'settings.change', change }),
      toggle: () => actor.send({ type: 'play.toggle' }),
    }),
    [actor, initial, band, marks],
  );
}

/**
 * A value of the machine's state; renders when it becomes another one.
 * @param select returns the same value, by `Object.is`, for the same state
 */
export function usePractice<T>(
  { actor, initial, subscribe }: PracticeStore,
  select: (context: PracticeContext, state: SnapshotFrom<typeof practiceMachine>) => T,
): T {
  const of = (state: typeof initial) => select(state.context, state);
  return useSyncExternalStore(
    subscribe,
    () => of(actor.getSnapshot()),
    () => of(initial),
  );
}

/** Whether the band plays or is about to. */
export const isRunning = (state: PracticeStore['initial']) =>
  state.matches({ transport: 'running' });
