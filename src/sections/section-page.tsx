import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { plural } from '#lib/words.ts';
import type { LessonEntry, QuizEntry, Section } from '#src/content/model.ts';
import { pathTo, SECTION_ANCHORS } from '#src/content/site/pages.ts';
import { useStored } from '#src/device/use-stored.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { COMPLETE } from '#src/progress/progress.ts';
import { doneIn, doneText } from '#src/progress/section-progress.ts';
import { attemptQuery, continueText, unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { useLessonProgress, useProgress, useQuizScore } from '#src/progress/use-progress.ts';
import { roadPart } from '#src/road/road-part.tsx';
import { StopMark } from '#src/road/stop-mark.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { LazySectionPicture } from './lazy-section-picture.tsx';
import styles from './section-page.module.css';

const RoadPart = roadPart(async () => (await import('./section-now.tsx')).SectionNow);
const StopPlace = island('The road', async () => (await import('./stop-place.tsx')).StopPlace, {
  clientOnly: true,
  placeholder: () => <StopMark state="open" />,
});

/** A section's lessons, quizzes and glossary, with the learner's progress and the road. */
export function SectionPage({ section }: { section: Section }) {
  const { id, title, description, icon, color, lessons, quizzes, practice, glossary } = section;
  return (
    <div data-color={color} className={`stack ${styles.page}`}>
      <BackLink to="/" title="Home" />
      <div className={`stack ${styles.top}`}>
        <header className={styles.header}>
          <div>
            <PageHeading description={description} section={id}>
              {title}
            </PageHeading>
            <p>{description}</p>
            <DoneLine section={section} />
          </div>
          <LazySectionPicture icon={icon} className={styles.picture} />
        </header>
        {lessons.some(isOpen) && <RoadPart className={styles.now} />}
      </div>
      <div className={`stack ${styles.lists}`}>
        <Fold id={SECTION_ANCHORS.lessons} title="Lessons">
          {lessons.filter(isOpen).map((lesson) => (
            <LessonRow key={lesson.id} section={id} lesson={lesson} />
          ))}
        </Fold>
        <Fold id={SECTION_ANCHORS.quizzes} title="Quizzes">
          {quizzes.filter(isOpen).map((quiz) => (
            <QuizRow key={quiz.id} section={id} quiz={quiz} />
          ))}
        </Fold>
        <div className={`stack ${styles.more}`}>
          {practice && (
            <Card href={pathTo('practice')} title="Practice">
              Play with a live band, at your tempo and without any player you choose
            </Card>
          )}
          {practice && (
            <Card href={pathTo('ear')} title="Train your ear">
              Questions that the band plays, new every time and matched to your level
            </Card>
          )}
          {glossary && (
            <Card href={pathTo('glossary', id)} title="Glossary">
              {plural(glossary.terms, { one: '# term', other: '# terms' })} in{' '}
              {plural(glossary.categories, { one: '# category', other: '# categories' })}
            </Card>
          )}
          <Later entries={[...lessons, ...quizzes].filter((entry) => !isOpen(entry))} />
        </div>
      </div>
    </div>
  );
}

const isOpen = ({ comingSoon }: LessonEntry | QuizEntry) => !comingSoon;

/** Lessons and quizzes that are coming soon, small and without links. */
function Later({ entries }: { entries: readonly LessonEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="later" className={styles.later}>
      <h2 id="later">Later</h2>
      <ul>
        {entries.map(({ id, title, description }) => (
          <li key={id} className="controls" data-coming-soon>
            <span>
              {title}
              <span className="visually-hidden">: {description}</span>
            </span>
            <span className="badge">Coming Soon</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of lessons and quizzes and, with any progress, how many are done. */
function DoneLine({ section }: { section: Section }) {
  const text = useProgress(() => doneText(doneIn(section)), doneText(doneIn(section, true)));
  return text && <p className={styles.done}>{text}</p>;
}

function Fold({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <details open className={`fold ${styles.fold}`}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function LessonRow({ section, lesson }: { section: string; lesson: LessonEntry }) {
  const { id } = lesson;
  const completed = useLessonProgress(section, id) === COMPLETE;
  return (
    <Row {...lesson} href={pathTo('lesson', section, id)}>
      {completed ? (
        <StopMark state="done" label="Completed" />
      ) : (
        <StopPlace stop={{ kind: 'lesson', section, id }} />
      )}
    </Row>
  );
}

function QuizRow({ section, quiz }: { section: string; quiz: QuizEntry }) {
  const { id, title } = quiz;
  const attempt = useStored(unfinishedQuiz(section, id));
  const best = useQuizScore(section, id);
  const score = best && `${best.score}/${best.total}`;
  return (
    <Row
      {...quiz}
      href={pathTo('quiz', section, id) + (attempt ? attemptQuery(attempt) : '')}
      note={attempt && continueText(attempt)}
    >
      {best?.score ? (
        <StopMark state="done" label={best.score === best.total ? 'All right' : 'Done'} />
      ) : (
        <StopPlace stop={{ kind: 'quiz', section, id }} />
      )}
      {best && <b aria-hidden="true">{score}</b>}
      {/* Its value is part of the link's name for screen readers. */}
      <progress
        aria-label={`Score in ${title}`}
        value={best?.score ?? 0}
        max={best?.total ?? 1}
        aria-valuetext={best ? `best score ${score}` : 'not tried yet'}
      />
    </Row>
  );
}

interface RowProps extends Pick<QuizEntry, 'title' | 'description'> {
  note?: string | null;
  href: string;
  /** The mark and the score of the entry. */
  children: ReactNode;
}

function Row({ title, description, note, href, children }: RowProps) {
  return (
    <li>
      <Link href={href} className={`controls ${styles.row}`}>
        <span className={styles.text}>
          <strong>{title}</strong>
          <span>{description}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {children}
      </Link>
    </li>
  );
}

function Card({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <Link href={href} className={`card ${styles.card}`}>
      <h2>{title}</h2>
      <p>{children}</p>
    </Link>
  );
}
