import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import type { AudioQuiz } from '#src/content/answers/choices.ts';
import type { QuizEntry, SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { OfflineButton } from '#src/offline/offline-button.tsx';
import { DockContext } from '#src/page/input/docked.tsx';
import { useParam } from '#src/page/input/use-param.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { presentedId } from '#src/page/presented-id.ts';
import { markUsed } from '#src/progress/road-dates.ts';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import styles from './quiz-page.module.css';
import type { QuizProps } from './quiz-props.ts';
import { newSeed } from './seed.ts';
import { showQuestion } from './show-question.ts';

type Load = () => Promise<ComponentType<QuizProps>>;

const loadHistory: Load = async () => (await import('./history/history-quiz.tsx')).HistoryQuizView;
const loadAudio: Load = async () => (await import('./audio/audio-quiz.tsx')).AudioQuizView;

/** The view of each quiz; all quizzes that are not listed are history quizzes. */
const VIEWS: Readonly<Record<AudioQuiz, Load> & Record<string, Load>> = {
  // Separate entries, so that the code of audio quizzes is loaded only with them.
  present: loadAudio,
  missing: loadAudio,
  sections: loadAudio,
  rhythms: loadAudio,
  parts: loadAudio,
  'rhythm-building': async () =>
    (await import('./rhythm-building/rhythm-building.tsx')).RhythmBuildingView,
  'label-the-band': async () =>
    (await import('./matching/label-the-band-quiz.tsx')).LabelTheBandQuiz,
  'audio-to-name': async () => (await import('./matching/audio-to-name-quiz.tsx')).AudioToNameQuiz,
};

interface QuizPageProps {
  section: SectionHead;
  quiz: QuizEntry;
}

/** The page of a quiz. Prerendered as a placeholder: the order of the questions is unknown before hydration. */
export function QuizPage({ section, quiz }: QuizPageProps) {
  const hydrated = useHydrated();
  // Shown until the questions have loaded.
  const placeholder = (
    <div className={styles.place} data-lazy-placeholder aria-busy="true">
      <p>{quiz.description}</p>
      <noscript>
        <p>A quiz listens and answers, and so it needs JavaScript.</p>
      </noscript>
    </div>
  );
  return (
    <div data-color={section.color} className={styles.page}>
      <BackLink to={pathTo('section', section.id)} title={section.title}>
        <ClassTools item="" name="this quiz" title={quiz.title} />
      </BackLink>
      <PageHeading
        title={`Quiz: ${quiz.title}`}
        description={`${quiz.description} A quiz in ${section.title.toLowerCase()}.`}
        section={section.id}
      >
        {quiz.title}
      </PageHeading>
      {hydrated ? (
        <Suspense fallback={placeholder}>
          <DockContext value={section.color}>
            <LoadedQuiz section={section} quiz={quiz} />
          </DockContext>
        </Suspense>
      ) : (
        placeholder
      )}
      <div className={styles.offline}>
        <OfflineButton path={pathTo('quiz', section.id, quiz.id)} name="This quiz" />
      </div>
    </div>
  );
}

/** Suspends until the code of its kind of quiz has loaded. */
function LoadedQuiz({ section, quiz }: QuizPageProps) {
  const { id } = quiz;
  const Quiz = use(loadOnce(`quiz ${id}`, VIEWS[id] ?? loadHistory));
  // In the URL, unless there is nothing to shuffle.
  const [seedInUrl, setSeed] = useParam('seed');
  const [generated] = useState(newSeed);
  const seed = seedInUrl || generated;
  useEffect(() => {
    if (id !== 'rhythm-building' && !seedInUrl) setSeed(generated);
  }, [id, seedInUrl, generated, setSeed]);
  useEffect(() => {
    // Presenting a quiz to a class does not mark it as used by this learner.
    if (presentedId() === null) markUsed({ kind: 'quiz', section: section.id, id });
  }, [section, id]);
  // Try Again is removed when pressed, so the focus moves to the start of the new attempt.
  const stage = useRef<HTMLDivElement>(null);
  const firstSeed = useRef(seed);
  useEffect(() => {
    if (seed !== firstSeed.current) showQuestion(stage.current);
  }, [seed]);
  return (
    <div ref={stage} className={styles.stage}>
      <Quiz
        key={seed}
        section={section.id}
        quizId={quiz.id}
        seed={seed}
        onSeed={setSeed}
        onAgain={() => setSeed(newSeed())}
      />
    </div>
  );
}
