import { memo } from 'react';
import { type Room, useRoom } from './room.ts';
import { Trainer } from './trainer/trainer.tsx';

export const TrainerPart = memo(function TrainerPart({ room }: { room: Room }) {
  return (
    <Trainer
      settings={useRoom(room, ({ settings }) => settings.trainer)}
      playing={useRoom(room, (_, state) => state.matches({ transport: { running: 'playing' } }))}
      onChange={(trainer) => room.change({ trainer })}
    />
  );
});
