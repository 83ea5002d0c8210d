import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import type { Lesson, SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { OPENING, SUMMARY, stepsOf } from '#src/content/steps.ts';
import { videoId } from '#src/content/video-id.ts';
import { useStored } from '#src/device/use-stored.ts';
import { OfflineButton } from '#src/offline/offline-button.tsx';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { Prose } from '#src/page/prose.tsx';
import { LAST_LESSON, lastStep, solvedSteps } from '#src/progress/last-lesson.ts';
import { markUsed } from '#src/progress/road-dates.ts';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { LessonSection } from './lesson-section.tsx';
import styles from './lesson-view.module.css';
import { Clips } from './parts/clips.tsx';
import { HeroPlaceholder, Video } from './parts/lazy-parts.tsx';
import { LinkNotes } from './parts/link-notes.tsx';
import { More } from './parts/more.tsx';
import { Picture } from './parts/picture.tsx';
import { createLessonVisit, VisitContext } from './steps/visit.ts';

/** The end of a lesson includes the table of sections. Loaded when the reader comes near. */
const End = island('What follows', async () => (await import('./lesson-end.tsx')).LessonEnd, {
  height: '20rem',
  when: 'near',
});

/** Its links work before hydration, which adds the mark of the current section. */
const Contents = island(
  'The contents',
  async () => (await import('./contents-list.tsx')).ContentsList,
  { when: 'input' },
);

const StepByStep = island(
  'Step by step',
  async () => (await import('./steps/step-by-step.tsx')).StepByStep,
);

/**
 * Calls back once a lesson is used: when a step is opened, a control in it is pressed, or the reader scrolls on by more
 * than a screen. Merely opening it does not change the place on the road. @returns a function that unsubscribes
 */
function onUse(article: HTMLElement | null, use: () => void): () => void {
  const listening = new AbortController();
  const used = () => {
    listening.abort();
    use();
  };
  const { signal } = listening;
  article?.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement & { pathname?: string }>('button, a');
      // A link to another page leaves the lesson; a button has no path.
      if (pressed && (pressed.pathname ?? location.pathname) === location.pathname) used();
    },
    { signal, capture: true },
  );
  // The initial scroll position, which an anchor may change.
  let opened: number | null = null;
  const onInput = () => {
    opened ??= window.scrollY;
  };
  for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(input, onInput, { signal, passive: true });
  }
  const onScroll = () => {
    if (opened !== null && Math.abs(window.scrollY - opened) > window.innerHeight) used();
  };
  window.addEventListener('scroll', onScroll, { signal, passive: true });
  if (document.documentElement.dataset.at) used();
  return () => listening.abort();
}

interface LessonViewProps {
  section: SectionHead;
  lesson: Lesson;
}

/** A whole lesson on one page. */
export function LessonView({ section, lesson }: LessonViewProps) {
  const { sections, note, summary, references } = lesson;
  const article = useRef<HTMLElement>(null);
  const [visit] = useState(() =>
    createLessonVisit(
      typeof document === 'undefined' || !document.documentElement.dataset.at,
      solvedSteps(section.id, lesson.id),
    ),
  );
  useEffect(
    () =>
      onUse(article.current, () => {
        LAST_LESSON.write({ section: section.id, lesson: lesson.id });
        markUsed({ kind: 'lesson', section: section.id, id: lesson.id });
      }),
    [section, lesson],
  );
  const parts = [
    ...sections,
    ...(note ? [{ id: 'note', title: 'Note' }] : []),
    ...(summary ? [{ id: 'summary', title: 'Summary' }] : []),
    ...(references ? [{ id: 'references', title: 'References' }] : []),
  ];
  const path = pathTo('section', section.id);
  return (
    <VisitContext value={visit}>
      <article ref={article} data-color={section.color} className={styles.lesson}>
        <BackLink to={path} title={section.title}>
          <ClassTools item="" onlyExercises name="this lesson" title={lesson.title} />
        </BackLink>
        <div className={`stack ${styles.head}`}>
          <div className={styles.title}>
            <PageHeading description={lesson.description} section={section.id} article>
              {lesson.title}
            </PageHeading>
            <Link href={pathTo('lesson', section.id, lesson.id)} className={styles.whole}>
              Whole page
            </Link>
          </div>
          <div data-step={OPENING} className={`if-filled ${styles.hero}`}>
            <HeroPicture lesson={lesson} />
          </div>
          <div className={`stack ${styles.ways}`} data-screen-only>
            <WayIn section={section.id} lesson={lesson} />
            <ButtonLink href={`#${OPENING}`}>Read the whole page</ButtonLink>
          </div>
          <div className={`controls ${styles.about}`}>
            <OfflineButton path={pathTo('lesson', section.id, lesson.id)} name="This lesson" />
          </div>
        </div>
        <div className={styles.columns}>
          <Contents parts={parts} />
          <div className={styles.text}>
            <div id={OPENING} data-step={OPENING} className={`measured ${styles.introduction}`}>
              {lesson.hero?.audio && <Clips title={lesson.title} samples={lesson.hero.audio} />}
              <Prose html={lesson.introduction} />
            </div>
            {sections.map((part) => (
              <LessonSection key={part.id} part={part} />
            ))}
            <div data-step={SUMMARY} className={`later ${styles.end}`}>
              {note && (
                <More name="Note">
                  <section id="note" className="callout">
                    <h2>Note</h2>
                    <Prose html={note} />
                  </section>
                </More>
              )}
              {summary && (
                <section id="summary" className="callout">
                  <h2>Summary</h2>
                  <Prose html={summary} />
                </section>
              )}
              <More name="References">
                {references && (
                  <section id="references" className={`measured ${styles.references}`}>
                    <h2>References</h2>
                    <ul className="bullets">
                      {references.map(({ title, url }) => (
                        <li key={url}>
                          <a href={url} target="_blank" rel="noopener noreferrer">
                            {title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </section>
                )}
                <LinkNotes article={article} />
              </More>
              <End sectionId={section.id} lessonId={lesson.id} />
            </div>
          </div>
        </div>
      </article>
      {/* After the article, whose ref its effects need. */}
      <Steps section={section} lesson={lesson} article={article} />
    </VisitContext>
  );
}

/** Renders nothing until the URL names a step. */
function Steps(props: LessonViewProps & { article: RefObject<HTMLElement | null> }) {
  const [params] = useSearchParams();
  return useHydrated() && params.has('at') && <StepByStep {...props} />;
}

function WayIn({ section, lesson }: { section: string; lesson: Lesson }) {
  const left = useStored(lastStep(section, lesson.id));
  const isUnderWay = left && left.id !== SUMMARY;
  return (
    <ButtonLink
      href={`${pathTo('lesson', section, lesson.id)}?at=${isUnderWay ? left.id : OPENING}`}
      kind="primary"
    >
      {isUnderWay
        ? `Go on: step ${left.number}`
        : `Start: ${stepsOf(lesson).length} steps, about ${lesson.stepMinutes} minutes`}
    </ButtonLink>
  );
}

/** The video, else the picture. A history lesson without either gets a placeholder. */
function HeroPicture({ lesson: { hero, type } }: { lesson: Lesson }) {
  if (hero?.video && videoId(hero.video.link)) return <Video {...hero.video} />;
  if (hero?.image) return <Picture picture={hero.image} place="hero" />;
  return type === 'history' ? <HeroPlaceholder /> : null;
}
