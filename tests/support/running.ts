import type { AnyMachineSnapshot } from 'xstate';

interface Startable<Snapshot, Event> {
  start: () => unknown;
  send: (event: Event) => void;
  getSnapshot: () => Snapshot;
}

/** Starts a machine in a test: sends several events, and reads its state. @param more additional members */
export function running<Snapshot extends AnyMachineSnapshot, Event, More extends object>(
  actor: Startable<Snapshot, Event>,
  more: More,
) {
  actor.start();
  const machine = {
    send: (...events: Event[]) => {
      for (const event of events) actor.send(event);
    },
    get now(): Snapshot {
      return actor.getSnapshot();
    },
    get value(): Snapshot['value'] {
      return actor.getSnapshot().value;
    },
    get context(): Snapshot['context'] {
      return actor.getSnapshot().context;
    },
  };
  return Object.assign(machine, more);
}
