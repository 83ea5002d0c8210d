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

/** The values that the parts of the page share: always the same object, so that each part renders separately. */
export type PracticeStore = ReturnType<typeof usePracticeStore>;

/** The props of a place. They stay the same, so that each place renders separately. */
export interface PlaceProps {
  store: PracticeStore;
  onDialog: (name: PracticeDialog) => void;
}

/** The dialogs of the page: one for each tool and each player. */
export type PracticeDialog = 'share' | 'help' | 'full' | BandInstrument;

/** Creates the band and the machine. Suspends until the first piece is written. */
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
      /** The state of the prerendered page, which parts that hydrate later start with as well. */
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
 * A value of the machine's state; renders when the value changes.
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
