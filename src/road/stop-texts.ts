import { STOP_KINDS } from '#src/content/road.ts';
import type { RoadPlace, StopState } from '#src/progress/road.ts';

/** 'Quiz, question 3 of 10'. */
export function aboutStop({ kind, place }: StopState): string {
  return place ? `${STOP_KINDS[kind]}, ${placeText(place)}` : STOP_KINDS[kind];
}

/** 'Rhythm building, quiz'. A lesson and its quiz may have the same title. */
export const fullTitle = ({ title, kind }: StopState): string =>
  `${title}, ${STOP_KINDS[kind].toLowerCase()}`;

/** 'step 5 of 12'. */
export const placeText = ({ unit, number, total }: RoadPlace): string =>
  `${unit} ${number} of ${total}`;

export const goOnLead = (isNew: boolean): string => (isNew ? 'Start here' : 'Go on');

/** The place that a link to the stop opens: 'Basic Rhythms, step 5 of 12'. */
export function goOnPlace(stop: StopState, isNew: boolean): string {
  if (isNew) return stop.title;
  return stop.place ? `${stop.title}, ${placeText(stop.place)}` : fullTitle(stop);
}

export const goOnText = (stop: StopState, isNew: boolean): string =>
  `${goOnLead(isNew)}: ${goOnPlace(stop, isNew)}`;
