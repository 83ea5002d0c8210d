import { type StopId, stopName } from '#src/content/stop-name.ts';
import { matching, stored } from '#src/device/stored.ts';

/** An instant in ISO 8601, in UTC: sorting the texts sorts the times. */
const instant = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, String);

/** The date when a stop was first done, by its name: band stops, and lessons completed since the road exists. */
export const ROAD_DONE = stored('road_done_', instant, String);

/** The date when a stop was last used, by its name. */
export const ROAD_USED = stored('road_used_', instant, String);

export function markUsed(stop: StopId): void {
  ROAD_USED.of(stopName(stop)).write(new Date().toISOString());
}

/** Stores that a stop is done, unless an earlier date is stored. */
export function markDone(stop: StopId): void {
  const done = ROAD_DONE.of(stopName(stop));
  if (!done.read()) done.write(new Date().toISOString());
}
