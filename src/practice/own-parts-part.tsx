import { memo } from 'react';
import { OwnParts } from '#src/band/chart/own-parts.tsx';
import { type Room, useRoom } from './room.ts';
import { withLane } from './settings.ts';

/** The editor of own parts. */
export const OwnPartsPart = memo(function OwnPartsPart({ room }: { room: Room }) {
  const { actor, change } = room;
  return (
    <OwnParts
      bars={useRoom(room, ({ piece }) => piece.bars)}
      lanes={useRoom(room, ({ settings }) => settings.lanes)}
      onEditLane={(player, lane) => {
        const { lanes } = actor.getSnapshot().context.settings;
        change({ lanes: withLane(lanes, player, lane) });
      }}
    />
  );
});
