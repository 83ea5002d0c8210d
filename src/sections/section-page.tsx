import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { GlossaryEntry, QuizEntry, Section } from '#src/content/model.ts';
import { pathTo, SECTION_ANCHORS } from '#src/content/pages.ts';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { doneIn, doneText } from '#src/progress/done.ts';
import { COMPLETE, onProgress } from '#src/progress/progress.ts';
import { attemptQuery, continueText } from '#src/progress/unfinished-quiz.ts';
import { useAttempt } from '#src/progress/use-attempt.ts';
import { useLessonProgress, useQuizScore } from '#src/progress/use-progress.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Badge, CheckBadge } from '#src/ui/badge.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { LazySectionPicture } from './lazy-section-picture.tsx';
import styles from './section-page.module.css';

/** A section's lessons, quizzes and glossary, with the learner's progress. */
export function SectionPage({ section }: { section: Section }) {
  const { id, title, description, icon, color, lessons, quizzes, practice, glossary } = section;
  return (
    <div data-color={color} className={styles.page}>
      <BackLink to="/" title="Home" />
      <header className={styles.header}>
        <div>
          <PageHeading path={pathTo('section', id)} description={description} section={id}>
            {title}
          </PageHeading>
          <p>{description}</p>
          <DoneLine section={section} />
        </div>
        <LazySectionPicture icon={icon} className={styles.picture} />
      </header>
      <Fold id={SECTION_ANCHORS.lessons} title="Lessons">
        {lessons.map((lesson) => (
          <Row
            key={lesson.id}
            {...lesson}
            href={pathTo('lesson', id, lesson.id)}
            progress={<LessonProgress section={id} lesson={lesson.id} />}
          />
        ))}
      </Fold>
      {quizzes.length > 0 && (
        <Fold id={SECTION_ANCHORS.quizzes} title="Quizzes">
          {quizzes.map((quiz) => (
            <QuizRow key={quiz.id} section={id} quiz={quiz} />
          ))}
        </Fold>
      )}
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
      {glossary && <GlossaryCard href={pathTo('glossary', id)} glossary={glossary} />}
    </div>
  );
}

/** How many lessons and quizzes there are, and once there is progress, how many are done. */
function DoneLine({ section }: { section: Section }) {
  const text = useSyncExternalStore(
    onProgress,
    () => doneText(doneIn(section)),
    () => doneText(doneIn(section, NOTHING)),
  );
  return text && <p className={styles.done}>{text}</p>;
}

/** A device without progress, as for the prerendered page. */
const NOTHING = createDeviceStorage(() => null);

function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details open className={styles.fold}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** A quiz: where it goes on if it is unfinished, and its best score. */
function QuizRow({ section, quiz }: { section: string; quiz: QuizEntry }) {
  const { id, title } = quiz;
  const attempt = useAttempt(section, id);
  return (
    <Row
      {...quiz}
      href={pathTo('quiz', section, id) + (attempt ? attemptQuery(attempt) : '')}
      note={attempt && continueText(attempt)}
      progress={<QuizProgress section={section} quiz={id} title={title} />}
    />
  );
}

interface RowProps {
  title: string;
  description: string;
  /** A line below the description. */
  note?: string | null;
  comingSoon?: true;
  href: string;
  progress: ReactNode;
}

function Row({ title, description, note, comingSoon, href, progress }: RowProps) {
  const text = (
    <span className={styles.text}>
      <strong>{title}</strong>
      <span>{description}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
  return (
    <li>
      {comingSoon ? (
        <div className={styles.row} data-coming-soon>
          {text}
          <Badge>Coming Soon</Badge>
        </div>
      ) : (
        <Link href={href} className={styles.row}>
          {text}
          {progress}
        </Link>
      )}
    </li>
  );
}

function LessonProgress({ section, lesson }: { section: string; lesson: string }) {
  return useLessonProgress(section, lesson) === COMPLETE ? <CheckBadge label="Completed" /> : null;
}

function QuizProgress({ section, quiz, title }: { section: string; quiz: string; title: string }) {
  const latest = useQuizScore(section, quiz);
  const score = latest && `${latest.score}/${latest.total}`;
  return (
    <span className={styles.quizProgress}>
      {/* Its value becomes part of the link's name. */}
      <ProgressBar
        label={`Score in ${title}`}
        value={latest?.score ?? 0}
        max={latest?.total ?? 1}
        valueText={latest ? `best score ${score}` : 'not tried yet'}
      />
      {latest && <span aria-hidden="true">{score}</span>}
      {latest && latest.score === latest.total && <CheckBadge label="All right" />}
    </span>
  );
}

function GlossaryCard({ href, glossary }: { href: string; glossary: GlossaryEntry }) {
  const { terms, categories } = glossary;
  return (
    <Card href={href} title="Glossary">
      {counted(terms, 'term', 'terms')} in {counted(categories, 'category', 'categories')}
    </Card>
  );
}

function Card({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.card}>
      <h2>{title}</h2>
      <p>{children}</p>
    </Link>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
