import { type ComponentType, Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isAudioQuiz } from '#src/content/answer-names.ts';
import type { QuizEntry, Section } from '#src/content/model.ts';
import { useHydrated } from '#src/page/hydration.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { saveQuizScore } from '#src/progress/progress.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import styles from './quiz-page.module.css';
import type { QuizProps } from './quiz-props.ts';
import { useSeed } from './use-seed.ts';

const KINDS = {
  history: async () => (await import('./history/history-quiz.tsx')).HistoryQuizView,
  audio: async () => (await import('./audio/audio-quiz.tsx')).AudioQuizView,
  'rhythm-building': async () =>
    (await import('./rhythm-building/rhythm-building.tsx')).RhythmBuildingView,
  'label-the-band': async () =>
    (await import('./matching/label-the-band-quiz.tsx')).LabelTheBandQuiz,
  'audio-to-name': async () => (await import('./matching/audio-to-name-quiz.tsx')).AudioToNameQuiz,
} satisfies Record<string, () => Promise<ComponentType<QuizProps>>>;

type Kind = keyof typeof KINDS;

/** Some kinds there is one quiz of, which has its name; all else is history. */
function kindOf(quizId: string): Kind {
  if (isAudioQuiz(quizId)) return 'audio';
  return Object.hasOwn(KINDS, quizId) ? (quizId as Kind) : 'history';
}

interface QuizPageProps {
  section: Section;
  quiz: QuizEntry;
}

/**
 * A quiz from its first question to its saved score. The prepared page knows neither the order of the
 * questions nor what was heard: it holds the quiz's place.
 */
export function QuizPage({ section, quiz }: QuizPageProps) {
  const hydrated = useHydrated();
  const place = <QuizPlace quiz={quiz} />;
  return (
    <div data-section={section.id} className={styles.page}>
      <BackLink to={`/section/${section.id}`} title={section.title} />
      <PageHeading
        title={`Quiz: ${quiz.title}`}
        path={`/section/${section.id}/quiz/${quiz.id}`}
        description={`${quiz.description} A quiz in ${section.title.toLowerCase()}.`}
        section={section.id}
      >
        {quiz.title}
      </PageHeading>
      {hydrated ? (
        <Suspense fallback={place}>
          <LoadedQuiz section={section} quiz={quiz} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}

/** What stands there until the questions do. */
function QuizPlace({ quiz }: { quiz: QuizEntry }) {
  return (
    <div className={styles.place} data-lazy-placeholder aria-busy="true">
      <p>{quiz.description}</p>
      <noscript>
        <p>A quiz listens and answers, and so it needs JavaScript.</p>
      </noscript>
    </div>
  );
}

/** Suspends until its kind of quiz is there. */
function LoadedQuiz({ section, quiz }: QuizPageProps) {
  const kind = kindOf(quiz.id);
  const Quiz = use<ComponentType<QuizProps>>(loadOnce(`quiz ${kind}`, KINDS[kind]));
  const [seed, renew] = useSeed(kind !== 'rhythm-building');
  const [, navigate] = useLocation();
  // Play Again has gone with the page it stood on: a new attempt is read from its start.
  const stage = useRef<HTMLDivElement>(null);
  const opened = useRef(seed);
  useEffect(() => {
    if (seed !== opened.current) stage.current?.querySelector('h2')?.focus();
  }, [seed]);
  return (
    <div ref={stage} className={styles.stage}>
      <Quiz
        key={seed}
        quizId={quiz.id}
        seed={seed}
        onScore={(score) => {
          // Nothing could be heard, so nothing was asked.
          if (score.total > 0) saveQuizScore(section.title.toLowerCase(), quiz.id, score);
        }}
        onAgain={renew}
        onLeave={() => navigate(`/section/${section.id}`)}
      />
    </div>
  );
}
