import { useEffect, useState } from 'react';
import type { ClassItem } from '#src/classroom/class-item.ts';
import { OPEN_CLASS } from '#src/classroom/open-class.ts';
import { presentVisit } from '#src/classroom/present-visit.ts';
import type { SlidePlace } from '#src/present/place.ts';
import { planOn, planPage } from '#src/present/plan/ready-plans.ts';
import type { Presentation } from '#src/present/slide.ts';
import { savedPlace } from './class-place.ts';

/** Keeps on the device where the class of a plan is, so that it goes on after whatever interrupts it. */
export function useSavedClass(
  { slides }: Presentation,
  { page }: ClassItem,
  { slide, step }: SlidePlace,
): void {
  // As it is shown, whatever becomes of it meanwhile.
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
