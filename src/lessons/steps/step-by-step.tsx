import {
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useSearchParams } from 'wouter';
import type { Lesson, SectionHead } from '#src/content/model.ts';
import { OPENING, stepsOf } from '#src/content/steps.ts';
import { useStored } from '#src/device/use-stored.ts';
import { plainlyClicked } from '#src/page/input/plain-click.ts';
import { lastStep } from '#src/progress/last-lesson.ts';
import { leaveSound } from '#src/sound/now-playing.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import { Marks, type PartMark } from '#src/ui/panels/marks.tsx';
import { placeOf } from './place.ts';
import styles from './steps-bar.module.css';
import { headingOf, showStep, stepOf } from './visible-step.ts';
import { VisitContext } from './visit.ts';

interface StepByStepProps {
  section: SectionHead;
  lesson: Lesson;
  article: RefObject<HTMLElement | null>;
}

/** Shows the step in the URL. Back, Next and the step's number are in the docked bar. */
export function StepByStep({ section, lesson, article }: StepByStepProps) {
  const ids = useMemo(() => stepsOf(lesson), [lesson]);
  const visit = use(VisitContext);
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const asked = params.get('at') ?? OPENING;
  // Uses the last step as stored before this step was shown.
  const at = useMemo(
    () => placeOf(ids, asked, lastStep(section.id, lesson.id).read()),
    [ids, asked, section, lesson],
  );
  const id = ids[at] ?? OPENING;
  /** Whether the browser scrolls to an element in the step. */
  const isFound = useRef(false);
  const goTo = (to: string | undefined, found = false) => {
    if (to === undefined || to === id) return;
    isFound.current = found;
    // Synchronously, so that the browser can scroll to the match.
    if (article.current) showStep(article.current, to);
    navigate(`${path}?at=${to}`);
  };

  /** The step on screen. On the first render, no other step can be playing. */
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

  /** Shows the step of an element that find-in-page or an anchor has found. */
  const find = useEffectEvent((element: Element | null) => {
    const found = element && article.current?.contains(element) && stepOf(element);
    if (found && ids.includes(found)) goTo(found, true);
  });
  useEffect(() => {
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
    // Before the router and the page handle it.
    window.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('hashchange', onHash, { signal });
    document.addEventListener('beforematch', onMatch, { signal });
    return () => listening.abort();
  }, []);

  const solved = useStored(visit.solved) ?? [];
  const dock = document.querySelector('[data-tools]');
  return (
    dock &&
    createPortal(
      // The last step has its next link in the page.
      <nav aria-label="Steps" data-color={section.color} data-steps className={styles.bar}>
        <Marks marks={ids.map((id, index) => markOf(index - at, solved.includes(id)))} />
        <Button aria-disabled={at === 0} onClick={() => goTo(ids[at - 1])}>
          <Arrow to="left" />
          <span className={styles.back}> Back</span>
        </Button>
        <span role="status" className={styles.place}>
          <span className="visually-hidden">Step </span>
          {at + 1} of {ids.length}
          {solved.includes(id) && (
            <span className={styles.solved}>
              {' ✓'}
              <span className="visually-hidden"> solved</span>
            </span>
          )}
        </span>
        {at < ids.length - 1 ? (
          <Button kind="primary" className={styles.next} onClick={() => goTo(ids[at + 1])}>
            Next <Arrow to="right" />
          </Button>
        ) : (
          <span className={styles.end} />
        )}
      </nav>,
      dock,
    )
  );
}

const markOf = (ahead: number, isSolved: boolean): PartMark =>
  ahead === 0 ? 'here' : isSolved ? 'solved' : ahead < 0 ? 'passed' : 'to-come';
