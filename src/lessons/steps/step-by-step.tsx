import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearchParams } from 'wouter';
import type { Lesson, SectionHead } from '#src/content/model.ts';
import { stepsOf } from '#src/content/steps.ts';
import { useHydrated } from '#src/page/hydration.ts';
import { plainlyClicked } from '#src/page/plain-click.ts';
import { useEmitted } from '#src/page/use-emitted.ts';
import { lastStep } from '#src/progress/last-step.ts';
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

/** Shows a lesson step by step where the address names a step, with the bar that leads from one to the next. */
export function StepByStep({ section, lesson, article }: StepByStepProps) {
  const ids = useMemo(() => stepsOf(lesson), [lesson]);
  const visit = use(VisitContext);
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const wanted = params.get('at');
  const asked =
    hydrated && wanted !== null
      ? placeOf(ids, wanted, lastStep(section.id, lesson.id).read())
      : null;

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

  const id = at === null ? null : (ids[at] ?? null);
  useLayoutEffect(() => {
    const page = article.current;
    if (!page || !hydrated) return;
    showStep(page, id);
    visit.reach(id === null ? null : ids.slice(ids.indexOf(id)).slice(0, 2));
    if (id === null) return;
    const heading = headingOf(page, id);
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    if (!isFound.current && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    isFound.current = false;
    return () => showStep(page, null);
  }, [article, hydrated, ids, id, visit]);
  useEffect(() => {
    if (id === null) return;
    const number = ids.indexOf(id) + 1;
    lastStep(section.id, lesson.id).write({ date: new Date().toISOString(), number, id });
  }, [section, lesson, ids, id]);

  useEffect(() => {
    if (id === null) return;
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
    // Before the router and the page hear of it.
    window.addEventListener('click', onClick, true);
    window.addEventListener('hashchange', onHash);
    document.addEventListener('beforematch', onMatch);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('beforematch', onMatch);
    };
  }, [actor, article, id]);

  const dock = at === null ? null : document.querySelector('[data-tools]');
  if (at === null || !dock) return null;
  return createPortal(
    <StepsBar
      color={section.color}
      ids={ids}
      at={at}
      onBack={() => actor.send({ type: 'back' })}
      onNext={() => actor.send({ type: 'next' })}
    />,
    dock,
  );
}
