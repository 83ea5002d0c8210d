import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { presentedItem } from '#src/classroom/class-item.ts';
import { type ClassPlan, stepKeys } from '#src/classroom/class-plan.ts';
import { isOpenOn, OPEN_CLASS, type OpenClass, stepToResume } from '#src/classroom/open-class.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { useStored } from '#src/device/use-stored.ts';
import { type Keys, useKeys } from '#src/page/input/keys.ts';
import { slidesOfPlan } from '#src/present/plan/present-plan.ts';
import { planPage } from '#src/present/plan/ready-plans.ts';
import { resumedPlace } from './class-place.ts';
import { resumeMachine } from './resume-machine.ts';

/** The keys of a clicker, which go to the next or the previous slide of a class. */
const CLICKER: Keys<true> = Object.fromEntries(
  ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => [
    key,
    true,
  ]),
);

/**
 * The open class of a plan on this page, if there is one. The clicker's next press resumes it as well.
 * @returns the index of the current step, -1 for the title of the plan; the slide's number, and the number of slides
 */
export function useOpenClass(plan: ClassPlan) {
  const search = useSearch();
  const stored = useStored(OPEN_CLASS);
  const isHere = stored !== null && isOpenOn(stored, planPage(search), Date.now());
  const step = isHere ? stepToResume(stored, plan) : null;
  const open = step && stored;

  const [state, send] = useMachine(resumeMachine);
  const isCovered = presentedItem(pathTo('class'), search) !== null;
  useEffect(() => send({ type: isCovered ? 'page.covered' : 'page.shown' }), [isCovered, send]);
  const resume = () => {
    if (open) send({ type: 'class.resume', plan, open });
  };
  useKeys(CLICKER, resume, { enabled: open !== null && state.matches('untouched') });

  // In a changed plan, the slide has another number.
  const [place, setPlace] = useState<Pick<OpenClass, 'number' | 'count'> | null>(null);
  const placed = useEffectEvent(async () => {
    const slides = await slidesOfPlan(plan);
    const found = open && resumedPlace(open, plan, slides);
    return found && { number: found.slide + 1, count: slides.length };
  });
  const shown = `${plan.name !== ''} ${stepKeys(plan.steps)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place depends on the plan
  useEffect(() => {
    if (!open || isCovered) return;
    let isLate = false;
    placed().then((place) => {
      if (!isLate) setPlace(place);
    });
    return () => {
      isLate = true;
      setPlace(null);
    };
  }, [open, isCovered, shown]);

  if (!step || !open) return null;
  const { number, count } = place ?? open;
  return { index: step.index, number, count, resume };
}
