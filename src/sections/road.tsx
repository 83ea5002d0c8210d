import { useRoad } from '#src/road/use-road.ts';
import { Beside } from './beside.tsx';
import { RoadView } from './road-view.tsx';

/** The road as the learner has it, and what there is beside it. */
export function Road() {
  const road = useRoad();
  return (
    <>
      <RoadView road={road} />
      {!road.isNew && <Beside />}
    </>
  );
}
