import { PlayerPicture } from '#src/band/players/player-picture.tsx';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import type { LessonEntry, Section } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { quizzesOf } from '#src/content/site/path.ts';
import { findSection, SECTIONS } from '#src/content/site/sections.ts';
import type { StopId } from '#src/content/stop-name.ts';
import { COMPLETE, saveLessonProgress } from '#src/progress/progress.ts';
import { markDone } from '#src/progress/road-dates.ts';
import { useLessonProgress, useQuizScore } from '#src/progress/use-progress.ts';
import { useNextStop, useRoad } from '#src/road/use-road.ts';
import { WayOn } from '#src/road/way-on.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkCard } from '#src/ui/controls/link-card.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import styles from './lesson-end.module.css';

/** The end of a lesson: *Mark as Complete*, the next stop, its other quizzes, and the previous and next lesson. */
export function LessonEnd({ sectionId, lessonId }: { sectionId: string; lessonId: string }) {
  const section = findSection(sectionId);
  const lesson = section.lessons.find(({ id }) => id === lessonId);
  const completed = useLessonProgress(section.id, lessonId) === COMPLETE;
  const stop = { kind: 'lesson', section: section.id, id: lessonId } as const;
  const next = useNextStop(stop);
  /** Stores the lesson as completed, which cannot be undone. */
  const complete = () => {
    if (completed) return;
    // First, so that no listener mistakes it for a lesson completed before the road existed.
    markDone(stop);
    saveLessonProgress(section.id, lessonId, COMPLETE);
  };
  const quizzes = quizzesOf(section, lesson).filter(
    ({ id }) => next?.path !== pathTo('quiz', section.id, id),
  );
  return (
    <>
      <footer className={`controls measured ${styles.footer}`} data-screen-only>
        <ComingPlayer after={stop} />
        <Button
          kind={completed ? 'done' : 'primary'}
          // `disabled` would drop the focus.
          aria-disabled={completed}
          onClick={complete}
        >
          {completed ? '✓ Completed' : 'Mark as Complete'}
        </Button>
        <span role="status" className="visually-hidden">
          {completed && 'Lesson completed.'}
        </span>
        <WayOn after={stop} isSecond={!completed} />
        <BackLink to={pathTo('section', section.id)} title={section.title} />
      </footer>
      {quizzes.length > 0 && (
        <section
          className={`measured ${styles.quizzes}`}
          data-whole-page
          data-screen-only
          aria-labelledby="test-yourself"
        >
          <h2 id="test-yourself">Test yourself</h2>
          <ul className="stack">
            {quizzes.map(({ id, title }) => (
              <li key={id}>
                <LinkCard href={pathTo('quiz', section.id, id)} title={title}>
                  <Score section={section.id} quiz={id} />
                </LinkCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours section={section} lessonId={lessonId} />
    </>
  );
}

/** The distance of a stop, by the number of stops before it. */
const WHEN = ['Next', 'Two stops on', 'Three stops on', 'Four stops on'];

/** The player of the next band stop, if it comes soon; otherwise nothing. @param after the name of a stop */
function ComingPlayer({ after }: { after: StopId }) {
  const next = useNextStop(after);
  const { stops } = useRoad();
  const at = stops.findIndex(({ name }) => name === next?.name);
  const open = at < 0 ? [] : stops.slice(at).filter(({ done }) => !done);
  const before = open.findIndex(({ kind }) => kind === 'band');
  const stop = open[before];
  const when = WHEN[before];
  if (stop?.kind !== 'band' || !when) return null;
  return (
    <p className={`row ${styles.coming}`}>
      <PlayerPicture player={stop.id} look="plain" className={styles.player} />
      {when}, you play the {INSTRUMENT_NAMES[stop.id].toLowerCase()} with the band.
    </p>
  );
}

function Score({ section, quiz }: { section: string; quiz: string }) {
  const score = useQuizScore(section, quiz);
  return (
    <>
      {score && `Your best: ${score.score}/${score.total} `}
      <Arrow to="right" />
    </>
  );
}

function Neighbours({ section, lessonId }: { section: Section; lessonId: string }) {
  const open = section.lessons.filter(({ id, comingSoon }) => !comingSoon || id === lessonId);
  const at = open.findIndex(({ id }) => id === lessonId);
  const previous = at > 0 ? open[at - 1] : undefined;
  const next = at < 0 ? null : (lessonStep(section, open[at + 1]) ?? afterSection(section));
  if (!previous && !next) return null;
  return (
    <nav aria-label="Other lessons" className={`stack ${styles.neighbours}`} data-whole-page>
      {previous && (
        <LinkCard
          href={pathTo('lesson', section.id, previous.id)}
          rel="prev"
          lead={
            <>
              <Arrow to="left" /> Previous lesson
            </>
          }
          title={previous.title}
        />
      )}
      {next && (
        <LinkCard
          href={next.path}
          rel="next"
          lead={
            <>
              {next.label} <Arrow to="right" />
            </>
          }
          title={next.title}
          className={styles.next}
        />
      )}
    </nav>
  );
}

const lessonStep = ({ id }: Section, lesson?: LessonEntry, label = 'Next lesson') =>
  lesson ? { path: pathTo('lesson', id, lesson.id), label, title: lesson.title } : null;

/** The link after a section's last lesson: practice, if the section has it, else the next section. */
function afterSection(section: Section) {
  if (section.practice) return { path: pathTo('practice'), label: 'Next', title: 'Practice' };
  const at = SECTIONS.findIndex(({ id }) => id === section.id);
  const next: Section | undefined = SECTIONS[at + 1];
  if (!next) return null;
  const first = next.lessons.find(({ comingSoon }) => !comingSoon);
  return lessonStep(next, first, `Next section: ${next.title}`);
}
