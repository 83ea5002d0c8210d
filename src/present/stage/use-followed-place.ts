// Followers of the place of a presentation: the class that is open on the device, and the window with the notes.

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClassItem } from '#src/classroom/class-item.ts';
import { OPEN_CLASS } from '#src/classroom/open-class.ts';
import { presentVisit } from '#src/classroom/present-visit.ts';
import type { Command } from '#src/present/keys.ts';
import { nextPlace, type SlidePlace } from '#src/present/place.ts';
import { savedPlace } from '#src/present/plan/class/class-place.ts';
import { openPublisher } from '#src/present/plan/notes/follow.ts';
import { planOn, planPage } from '#src/present/plan/ready-plans.ts';
import { countsOf, type Presentation, shownAt } from '#src/present/slide.ts';

/** Stores the place of a class in its plan on the device, so that the class can continue after an interruption. */
export function useSavedClass(
  { slides }: Presentation,
  { page }: ClassItem,
  { slide, step }: SlidePlace,
): void {
  // The plan as presented, even if it is edited meanwhile.
  const [plan] = useState(() => planOn(page));
  useEffect(() => {
    if (!plan) return;
    OPEN_CLASS.write({
      ...savedPlace(plan, slides, { slide, step }),
      page: planPage(new URL(page, location.href).search),
      visit: presentVisit().id,
      at: Date.now(),
    });
  }, [plan, slides, page, slide, step]);
}

/** Sends the place to the window with the notes. @param waits whether Next starts the sound of the place */
export function usePublishedPlace(
  { title, slides }: Presentation,
  item: ClassItem,
  place: SlidePlace,
  waits: boolean,
  onCommand: (command: Command) => void,
): void {
  const run = useEffectEvent(onCommand);
  const publisher = useRef<ReturnType<typeof openPublisher>>(null);
  useEffect(() => {
    const opened = openPublisher((command) => run(command));
    publisher.current = opened;
    return opened.close;
  }, []);
  useEffect(() => {
    const at = (place: SlidePlace) => {
      const { slide, step } = shownAt(slides, place);
      return { id: slide.id, title: slide.title, step };
    };
    const next = waits ? place : nextPlace(countsOf(slides), place);
    const { step, ...slide } = at(place);
    // The start time identifies a visit, also after a reload.
    const startedAt = presentVisit().id;
    publisher.current?.publish({ item, title, slide, step, next: next && at(next), startedAt });
  }, [title, slides, item, place, waits]);
}
