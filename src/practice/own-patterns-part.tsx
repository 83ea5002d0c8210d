import { memo } from 'react';
import { OwnPatterns } from '#src/band/chart/own-patterns.tsx';
import { type Room, useRoom } from './room.ts';
import { withLane } from './settings.ts';

/** The editor of own patterns. */
export const OwnPatternsPart = memo(function OwnPatternsPart({ room }: { room: Room }) {
  const { actor, change } = room;
  return (
    <OwnPatterns
      bars={useRoom(room, ({ piece }) => piece.bars)}
      lanes={useRoom(room, ({ settings }) => settings.lanes)}
      theirs={useRoom(room, ({ settings }) => settings.theirs)}
      onTake={(player) => {
        const { theirs } = actor.getSnapshot().context.settings;
        change({ theirs: theirs.filter((each) => each !== player) });
      }}
      onEditLane={(player, lane) => {
        const { lanes } = actor.getSnapshot().context.settings;
        change({ lanes: withLane(lanes, player, lane) });
      }}
    />
  );
});
