// The parts below the first screen: they are loaded, and respond, from the first input on.

import { use } from 'react';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import type { Room } from './room.ts';

interface PartProps {
  room: Room;
}

/** The editor of own parts. */
export function OwnPartsLater({ room }: PartProps) {
  return (
    <LazyPart name="The editor" height="12rem" deferred>
      <LoadedOwnParts room={room} />
    </LazyPart>
  );
}

export function TrainerLater({ room }: PartProps) {
  return (
    <LazyPart name="The trainer" height="24rem" deferred>
      <LoadedTrainer room={room} />
    </LazyPart>
  );
}

export function TapAlongLater({ room }: PartProps) {
  return (
    <LazyPart name="Tap along" height="36rem" deferred>
      <LoadedTapAlong room={room} />
    </LazyPart>
  );
}

function LoadedOwnParts({ room }: PartProps) {
  const { OwnPartsPart } = use(loadOnce('own parts', () => import('./own-parts-part.tsx')));
  return <OwnPartsPart room={room} />;
}

function LoadedTrainer({ room }: PartProps) {
  const { TrainerPart } = use(loadOnce('trainer', () => import('./trainer-part.tsx')));
  return <TrainerPart room={room} />;
}

function LoadedTapAlong({ room }: PartProps) {
  const { TapAlongPart } = use(loadOnce('tap along', () => import('./tap-along-part.tsx')));
  return <TapAlongPart room={room} />;
}
