import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BEATS } from '#audio/music/chart/chart.ts';
import type { Answer, EarQuestion, Skill } from '#audio/music/ear/question.ts';
import type { PlayState } from '#lib/play-state.ts';
import styles from '#src/ear/ear.module.css';
import { useRound } from '#src/ear/round/current-round.ts';
import { DECIDED_LATE, type ShownQuestion } from '#src/ear/round/round-context.ts';
import { againText, hintText, optionText, questionText } from '#src/ear/texts.ts';
import { Docked } from '#src/page/input/docked.tsx';
import { useInView } from '#src/page/input/use-in-view.ts';
import { island } from '#src/page/loading/island.tsx';
import { showQuestion } from '#src/quizzes/show-question.ts';
import { useQuizControls } from '#src/quizzes/use-quiz-controls.ts';
import verdictStyles from '#src/quizzes/verdict.module.css';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Check } from '#src/ui/controls/field.tsx';
import { OptionList } from '#src/ui/controls/option-list.tsx';
import { PlayButton, playWord } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import { QuestionStatus } from './question-status.tsx';
import { TapButton, useTaps } from './tap-button.tsx';

/** One question, from its first playback to its explanation. */
export function QuestionView({ asked, sound }: { asked: ShownQuestion; sound: PlayState }) {
  const { state, send, session } = useRound();
  const { question, written } = asked;
  const { task, skill } = question;
  const { isHeard, outcomes, emphasis, failure } = state.context;
  const isAnswered = state.matches({ round: 'answered' });
  // A passage that failed to load has no explanation.
  const explained = isAnswered && written ? { ...asked, written } : null;
  const isTap = task.kind === 'moment' || task.kind === 'downbeat';
  const isOn = sound === 'playing' || sound === 'loading';
  const again = written ? againText(question, written.piece) : '';
  const hint = isAnswered ? null : hintText(question);
  const isSilent = useSyncExternalStore(session.subscribe, session.isSilent, () => false);
  // An inaudible question must not affect the rating, so it can be skipped.
  const mayAnswer = isHeard || isSilent || failure !== null;
  const [isTold, setIsTold] = useState(false);
  const number = outcomes.length + (isAnswered ? 0 : 1);

  const [cells, setCells] = useState(task.kind === 'cells' ? '.'.repeat(task.right.length) : '');
  const toggleCell = (cell: number) =>
    setCells([...cells].map((one, i) => (i === cell ? (one === 'x' ? '.' : 'x') : one)).join(''));

  const skip = () =>
    send({ type: 'answer.refuse', refusal: session.isSilent() ? 'silent' : 'unloaded' });
  const give = (answer: Answer) => {
    if (session.isSilent() || failure) skip();
    else if (isHeard) send({ type: 'answer.give', answer });
    else setIsTold(true);
  };
  const choose = (choice: string | undefined) => {
    if (!isAnswered && choice) give({ kind: 'choice', choice });
  };
  const tapsNow = isTap && isOn && !isAnswered;
  const tap = useTaps(tapsNow);
  const toggle = () => send({ type: 'play.toggle' });
  const [isInView, watch] = useInView();
  useReportPlaying({ title: 'The question', state: sound, stops: true, isInView, toggle });
  const submit = () => give({ kind: 'cells', cells });

  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    showQuestion(root.current);
    send({ type: 'question.shown' });
  }, [send]);
  useEffect(() => {
    if (!isAnswered) return;
    // The focus is lost when the pressed button, Tap or Skip, is removed.
    const lost = document.activeElement === document.body || !document.activeElement;
    if (lost) root.current?.querySelector('h2')?.focus({ preventScroll: true });
    // On a phone, scroll the page's header out of view to make room for the explanation.
    const panel = root.current;
    if (panel && panel.getBoundingClientRect().bottom > innerHeight) panel.scrollIntoView();
  }, [isAnswered]);
  useEffect(() => {
    // A failure is reported with the answer.
    Explanation.preload().catch(() => {});
  }, []);
  useQuizControls(root, {
    ...(task.kind === 'choice' && {
      choose: (index: number, key: string) => choose(chosenBy(key, index, question)),
    }),
    ...(task.kind === 'cells' && {
      // A digit chooses a count, even if each count has several cells.
      choose: (_: number, key: string) => {
        const count = Number(key);
        if (!isAnswered && count <= BEATS) toggleCell(((count - 1) * cells.length) / BEATS);
      },
    }),
    advance: (event) => {
      if (isAnswered) send({ type: 'question.next' });
      else if (tapsNow) tap('key', event);
      else if (task.kind === 'cells') submit();
    },
    play: tapsNow ? (event) => tap('key', event) : toggle,
  });

  return (
    <Panel ref={root} aria-label="Question" bleed className={styles.question} data-screen-only>
      <QuestionStatus asked={asked} number={number} />
      <h2 tabIndex={-1}>
        <span className="visually-hidden">Question {number}: </span>
        {questionText(question)}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div ref={watch} className={`controls ${styles.sound}`}>
        {(!isAnswered || written) && (
          <PlayButton
            player={{ state: sound, toggle }}
            look="large"
            aria-label={isOn ? 'Stop' : isAnswered ? again : 'Play the question'}
          >
            <PlayDial state={sound} stops />
            {playWord(sound, true, isAnswered ? again : undefined)}
          </PlayButton>
        )}
        {!isTap && !isAnswered && (
          <span className={styles.first} data-told={isTold || undefined} hidden={mayAnswer}>
            {firstText(skill)}
          </span>
        )}
        {failure && !isAnswered && <Button onClick={skip}>Skip this question</Button>}
        {isTap && !isAnswered && <TapButton enabled={tapsNow} onTap={tap} />}
      </div>
      {isTap && isHeard && !isOn && !isAnswered && (
        <p>
          <Button onClick={() => give({ kind: 'unheard' })}>I did not hear it</Button>
        </p>
      )}
      <div aria-live="polite">
        {failure && <PlayFailure reason={failure} onRetry={toggle} />}
        {isTold && !mayAnswer && !isOn && (
          <span className="visually-hidden">{firstText(skill)}</span>
        )}
      </div>
      {task.kind === 'choice' && (
        <OptionList
          layout="words"
          options={task.options.map((id) => ({
            id,
            text: optionText(skill, id),
            mark: isAnswered ? markOf(id, task.right, outcomes.at(-1)?.answer) : undefined,
          }))}
          locked={isAnswered || !mayAnswer}
          numbered={skill === 'chord'}
          onChoose={choose}
        />
      )}
      {task.kind === 'cells' && (
        <Grid cells={cells} right={isAnswered ? task.right : undefined} onToggle={toggleCell} />
      )}
      <div aria-live="polite" className={verdictStyles.verdict}>
        {explained && <Explanation asked={explained} />}
      </div>
      <Docked className={`controls ${verdictStyles.actions}`}>
        <Button onClick={() => send({ type: 'round.end' })}>End the round</Button>
        {(isAnswered || task.kind === 'cells') && (
          <Button
            kind="primary"
            aria-disabled={(!isAnswered && !mayAnswer) || undefined}
            onClick={() => (isAnswered ? send({ type: 'question.next' }) : submit())}
          >
            {isAnswered ? 'Next' : 'Submit'}
          </Button>
        )}
      </Docked>
      {explained && (
        <div className={`stack ${styles.explained}`}>
          <Chart question={question} piece={explained.written.explained} session={session} />
          {question.focus.length > 0 && (
            <Check checked={emphasis} onChange={() => send({ type: 'emphasis.toggle' })}>
              Make the part to listen for louder
            </Check>
          )}
        </div>
      )}
      <p className="keys">{keysText(question)}</p>
    </Panel>
  );
}

/** The option for a key. Options that are chord names have no letters, only digits. A digit can also name a count. */
function chosenBy(key: string, index: number, { skill, task }: EarQuestion): string | undefined {
  if (task.kind !== 'choice') return undefined;
  const isDigit = /\d/.test(key);
  if (skill === 'chord' && !isDigit) return undefined;
  if (skill === 'drums' && isDigit) return task.options.find((id) => id === key);
  return task.options[index];
}

function keysText({ skill, task: { kind } }: EarQuestion): string {
  if (kind === 'choice') {
    const answers =
      skill === 'chord' ? 'digits' : skill === 'drums' ? 'letters' : 'letters or digits';
    return `Keys: Space plays, ${answers} answer, Enter goes on.`;
  }
  if (kind === 'cells')
    return 'Keys: Space plays, 1 to 4 write the counts, Tab and arrows reach the boxes, Enter submits and goes on.';
  return 'Keys: Space plays, then taps; Enter goes on.';
}

function markOf(id: string, right: string, answer: Answer | undefined) {
  if (id === right) return 'right';
  return answer?.kind === 'choice' && answer.choice === id ? 'wrong' : undefined;
}

const firstText = (skill: Skill) =>
  DECIDED_LATE.includes(skill) ? 'Listen to the end, then answer.' : 'Listen first, then answer.';

const Grid = island('The boxes', async () => (await import('./guira-grid.tsx')).GuiraGrid, {
  height: '3.25rem',
});
const Chart = island(
  'The chart',
  async () => (await import('#src/ear/explained/ear-chart.tsx')).EarChart,
  { height: '10rem' },
);
const Explanation = island(
  'The explanation',
  async () => (await import('#src/ear/explained/explanation.tsx')).ExplanationView,
  { height: '6rem' },
);
