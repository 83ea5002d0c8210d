import { memo } from 'react';
import { useBandState } from '#src/band/use-band-state.ts';
import { type Room, useRoom } from './room.ts';
import { Trainer } from './trainer/trainer.tsx';

export const TrainerPart = memo(function TrainerPart({ room }: { room: Room }) {
  return (
    <Trainer
      settings={useRoom(room, ({ settings }) => settings.trainer)}
      playing={useBandState(room.band) === 'playing'}
      onChange={(trainer) => room.change({ trainer })}
    />
  );
});
