import { useEffect, useEffectEvent } from 'react';
import type { ClassItem } from '#src/classroom/class-item.ts';
import { presentVisit } from '#src/classroom/present-visit.ts';
import type { Command } from '#src/present/keys.ts';
import { nextPlace, type SlidePlace } from '#src/present/place.ts';
import { countsOf, type Presentation, shownAt } from '#src/present/slide.ts';
import { publishPlace, takeCommands } from './follow.ts';

/**
 * Keeps the window with the notes at the place of a presentation.
 * @param waits whether Next starts the sound of the place
 * @param onCommand called for the keys that are pressed in that window
 */
export function usePublishedPlace(
  { title, slides }: Presentation,
  item: ClassItem,
  place: SlidePlace,
  waits: boolean,
  onCommand: (command: Command) => void,
): void {
  const run = useEffectEvent(onCommand);
  useEffect(() => takeCommands((command) => run(command)), []);
  useEffect(() => {
    const at = (place: SlidePlace) => {
      const { slide, step } = shownAt(slides, place);
      return { id: slide.id, title: slide.title, step };
    };
    const next = waits ? place : nextPlace(countsOf(slides), place);
    const { step, ...slide } = at(place);
    // A visit is known by the time at which it began, also after a reload.
    const startedAt = presentVisit().id;
    publishPlace({ item, title, slide, step, next: next && at(next), startedAt });
  }, [title, slides, item, place, waits]);
  useEffect(() => () => publishPlace(null), []);
}
