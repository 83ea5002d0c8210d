import { type StopId, stopName } from '#src/content/stop-name.ts';
import { matching, stored } from '#src/device/stored.ts';

/** An instant in ISO 8601, in UTC: texts are in the order of time. */
const instant = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, String);

/** When a stop on the road was done first, by its name: stops with the band, and lessons since there is a road. */
export const ROAD_DONE = stored('road_done_', instant, String);

/** When a stop on the road was used last, by its name. */
export const ROAD_USED = stored('road_used_', instant, String);

export function markUsed(stop: StopId): void {
  ROAD_USED.of(stopName(stop)).write(new Date().toISOString());
}

/** Stores that a stop is done; the first date stays. */
export function markDone(stop: StopId): void {
  const done = ROAD_DONE.of(stopName(stop));
  if (!done.read()) done.write(new Date().toISOString());
}
