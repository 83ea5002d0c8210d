import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearchParams } from 'wouter';
import type { Lesson, SectionHead } from '#src/content/model.ts';
import { OPENING, stepsOf } from '#src/content/steps.ts';
import { plainlyClicked } from '#src/page/input/plain-click.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { lastStep } from '#src/progress/last-lesson.ts';
import { leaveSound } from '#src/sound/now-playing.ts';
import { stepsMachine } from './machine.ts';
import { placeOf } from './place-of.ts';
import { StepsBar } from './steps-bar.tsx';
import { headingOf, showStep, stepOf } from './visible-step.ts';
import { VisitContext } from './visit.ts';

interface StepByStepProps {
  section: SectionHead;
  lesson: Lesson;
  article: RefObject<HTMLElement | null>;
}

/** Shows the step of a lesson that the address names, with the bar that leads from one to the next. */
export function StepByStep({ section, lesson, article }: StepByStepProps) {
  const ids = useMemo(() => stepsOf(lesson), [lesson]);
  const visit = use(VisitContext);
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const asked = placeOf(ids, params.get('at') ?? OPENING, lastStep(section.id, lesson.id).read());

  const actor = useActorRef(stepsMachine, { input: { ids, at: asked } });
  const at = useSelector(actor, ({ context }) => context.at);
  /** Whether the browser scrolls to something in the step. */
  const isFound = useRef(false);
  useEmitted(actor, 'moved', ({ id, found }) => {
    isFound.current = found;
    // At once, so that the browser can scroll to what it has found.
    if (article.current) showStep(article.current, id);
    navigate(`${path}?at=${id}`);
  });
  useLayoutEffect(() => actor.send({ type: 'address.changed', at: asked }), [actor, asked]);

  const id = ids[at] ?? OPENING;
  /** The step on screen. At first nothing of another one can sound. */
  const shown = useRef(id);
  useLayoutEffect(() => {
    const page = article.current;
    if (!page) return;
    showStep(page, id);
    if (shown.current !== id) leaveSound();
    shown.current = id;
    visit.reach(ids.slice(at, at + 2));
    const heading = headingOf(page, id);
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (!isFound.current && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    isFound.current = false;
  }, [article, ids, at, id, visit]);
  useLayoutEffect(() => {
    const page = article.current;
    return () => {
      if (page) showStep(page, null);
      visit.reach(null);
    };
  }, [article, visit]);
  useEffect(() => {
    lastStep(section.id, lesson.id).write({ date: new Date().toISOString(), number: at + 1, id });
  }, [section, lesson, at, id]);

  useEffect(() => {
    const find = (element: Element | null) => {
      const found = element && article.current?.contains(element) && stepOf(element);
      if (found) actor.send({ type: 'found', id: found });
    };
    const onMatch = ({ target }: Event) => find(target instanceof Element ? target : null);
    const onHash = () => find(document.getElementById(location.hash.slice(1)));
    const onClick = (event: MouseEvent) => {
      const link = plainlyClicked(event);
      if (link?.hash && link.origin === location.origin && link.pathname === location.pathname) {
        find(document.getElementById(link.hash.slice(1)));
      }
    };
    onHash();
    const listening = new AbortController();
    const { signal } = listening;
    // Before the router and the page hear of it.
    window.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('hashchange', onHash, { signal });
    document.addEventListener('beforematch', onMatch, { signal });
    return () => listening.abort();
  }, [actor, article]);

  const dock = document.querySelector('[data-tools]');
  return (
    dock &&
    createPortal(
      <StepsBar
        color={section.color}
        ids={ids}
        at={at}
        onBack={() => actor.send({ type: 'back' })}
        onNext={() => actor.send({ type: 'next' })}
      />,
      dock,
    )
  );
}
