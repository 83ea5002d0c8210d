import {
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { BEATS } from '#audio/music/chart.ts';
import { countOf, isRight } from '#audio/music/ear/judge.ts';
import type { Answer, EarQuestion, Skill } from '#audio/music/ear/question.ts';
import type { PlayState } from '#lib/play-state.ts';
import type { BandSession } from '#src/band/session.ts';
import { pathTo } from '#src/content/pages.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { Options } from '#src/quizzes/options.tsx';
import { showQuestion } from '#src/quizzes/show-question.ts';
import { useQuizControls } from '#src/quizzes/use-quiz-controls.ts';
import { storedCalibration } from '#src/sound/taps/calibration-store.ts';
import { REFUSAL_TEXT } from '#src/sound/taps/refusal.ts';
import type { TapSound } from '#src/sound/taps/tap-sound.ts';
import { type InputKind, tappedAt } from '#src/sound/taps/tap-time.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { PlayButton } from '#src/ui/play-button.tsx';
import { PlayDial } from '#src/ui/play-sign.tsx';
import styles from './ear.module.css';
import { GuiraGrid } from './guira-grid.tsx';
import {
  DECIDED_LATE,
  type EarRefusal,
  type EarState,
  judged,
  type Ready,
  type SendEar,
} from './machine.ts';
import { tapAnswer } from './tap-answer.ts';
import {
  againText,
  clueText,
  hintText,
  optionText,
  questionText,
  rightText,
  SKILL_TEXTS,
} from './texts.ts';

interface QuestionViewProps {
  state: EarState;
  send: SendEar;
  asked: Ready;
  sound: PlayState;
  session: BandSession;
  tapSound: TapSound;
}

/** One question, from its first hearing to its explanation. */
export function QuestionView(props: QuestionViewProps) {
  const { asked, state, sound, session, tapSound, send } = props;
  const { question, piece } = asked;
  const { task, skill, level } = question;
  const { plan, endsAt, answer, isHeard, refusal, outcomes, forward, failure } = state.context;
  const counted = judged(outcomes);
  const isAnswered = state.matches({ round: 'answered' });
  const wasRight = isAnswered && (outcomes.at(-1)?.right ?? false);
  const isTap = task.kind === 'moment' || task.kind === 'downbeat';
  const isOn = sound === 'playing' || sound === 'loading';
  const again = againText(question, piece);
  const hint = isAnswered ? null : hintText(question);
  const isSilent = useSyncExternalStore(session.subscribe, session.isSilent, () => false);
  // What nobody heard says nothing of an ear; where nothing can be heard, the question is skipped.
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
  const tap = (kind: InputKind, event: { readonly timeStamp: number }) => {
    const playback = session.playback();
    if (!playback || isAnswered) return;
    const heard = tapSound.hear({ kind, at: tappedAt(event, performance.now()) });
    const isAudible = tapSound.isAudible();
    const given = tapAnswer(heard, playback, { isAudible, calibration: storedCalibration(kind) });
    if (given === null) return;
    if ('refusal' in given) send({ type: 'answer.refuse', refusal: given.refusal });
    else send({ type: 'answer.give', answer: given });
  };
  const toggle = () => send({ type: 'play.toggle' });
  const submit = () => give({ kind: 'cells', cells });
  const tapsNow = isTap && isOn && !isAnswered;

  const root = useRef<HTMLElement>(null);
  useEffect(() => showQuestion(root.current), []);
  useEffect(() => {
    if (!isAnswered) return;
    // The focus is lost when the pressed button is removed, Tap or Skip.
    const lost = document.activeElement === document.body || !document.activeElement;
    if (lost) root.current?.querySelector('h2')?.focus({ preventScroll: true });
    // On a phone the page's head gives way to the explanation.
    const panel = root.current;
    if (panel && panel.getBoundingClientRect().bottom > innerHeight) panel.scrollIntoView();
  }, [isAnswered]);
  useEffect(() => {
    // The band reports it if the sound cannot be loaded.
    if (isTap && isOn) tapSound.open().catch(() => {});
  }, [isTap, isOn, tapSound]);
  useQuizControls(root, {
    ...(task.kind === 'choice' && {
      choose: (index: number, key: string) => choose(chosenBy(key, index, question)),
    }),
    ...(task.kind === 'cells' && {
      // A digit is a count, however many cells it has.
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
    <Panel ref={root} aria-label="Question" bleed className={styles.question}>
      <p className={styles.status}>
        <span>
          {SKILL_TEXTS[skill].title}, level {level}
        </span>
        {plan?.shared && (
          <span>
            {number} of {plan.shared.entries.length}
          </span>
        )}
        {endsAt !== null && <TimeLeft endsAt={endsAt} />}
        {counted.length > 0 && (
          <span>
            {counted.filter(({ right }) => right).length} of {counted.length} right
          </span>
        )}
        <Button kind="quiet" onClick={() => send({ type: 'round.end' })}>
          End the round
        </Button>
      </p>
      <h2 tabIndex={-1}>
        <span className="visually-hidden">Question {number}: </span>
        {questionText(question)}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.sound}>
        <PlayButton
          name={isAnswered ? 'it again' : 'the question'}
          state={sound}
          look="large"
          aria-label={isOn ? 'Stop' : isAnswered ? again : 'Play the question'}
          onClick={toggle}
        >
          <PlayDial state={sound} stops />
          {sound === 'loading' ? 'Loading…' : isOn ? 'Stop' : isAnswered ? again : 'Play'}
        </PlayButton>
        {!isTap && !isAnswered && (
          <span className={styles.first} data-told={isTold || undefined} hidden={mayAnswer}>
            {firstText(skill)}
          </span>
        )}
        {failure && !isAnswered && <Button onClick={skip}>Skip this question</Button>}
        {isTap && !isAnswered && (
          <Button
            kind="primary"
            className={styles.tap}
            aria-disabled={!tapsNow || undefined}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              tap(event.pointerType === 'mouse' ? 'mouse' : 'touch', event);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
              // A button would be clicked when the key is released.
              event.preventDefault();
              tap('key', event);
            }}
            onClick={(event) => {
              // A pointer has tapped when it was pressed; a screen reader only clicks.
              if (event.detail === 0) tap('key', event);
            }}
          >
            Tap
          </Button>
        )}
      </div>
      {isTap && isHeard && !isOn && !isAnswered && (
        <p>
          <Button onClick={() => give({ kind: 'unheard' })}>I did not hear it</Button>
        </p>
      )}
      <div aria-live="polite">
        {failure && <Notice>{failure}</Notice>}
        {isTold && !mayAnswer && !isOn && (
          <span className="visually-hidden">{firstText(skill)}</span>
        )}
      </div>
      {task.kind === 'choice' && (
        <Options
          options={task.options.map((id) => ({
            id,
            text: optionText(skill, id),
            ...(isAnswered && id === task.right && { mark: 'right' as const }),
            ...(isAnswered &&
              !wasRight &&
              answer?.kind === 'choice' &&
              answer.choice === id && { mark: 'wrong' as const }),
          }))}
          locked={isAnswered || !mayAnswer}
          short
          numbered={skill === 'chord'}
          onChoose={choose}
        />
      )}
      {task.kind === 'cells' && (
        <GuiraGrid
          cells={cells}
          right={isAnswered ? task.right : undefined}
          onToggle={toggleCell}
        />
      )}
      <div aria-live="polite" className={styles.verdict}>
        {isAnswered && (
          <>
            <strong data-verdict={refusal ? 'none' : wasRight ? 'right' : 'wrong'}>
              {refusal ? 'Not judged.' : wasRight ? 'Right.' : wrongText(asked, answer)}
            </strong>
            {refusal && <p>{refusalText(refusal)} So this question does not count.</p>}
            {isLate(asked, answer) && (
              <p>
                Do you hear it late, as through wireless headphones?{' '}
                <Link href={pathTo('practice')}>Tap along</Link> measures the delay.
              </p>
            )}
            <p>{clueText(question, piece)}</p>
          </>
        )}
      </div>
      {(isAnswered || task.kind === 'cells') && (
        <div className={styles.actions}>
          <Button
            kind="primary"
            aria-disabled={(!isAnswered && !mayAnswer) || undefined}
            onClick={() => (isAnswered ? send({ type: 'question.next' }) : submit())}
          >
            {isAnswered ? 'Next' : 'Submit'}
          </Button>
        </div>
      )}
      {isAnswered && (
        <Explained asked={asked} session={session}>
          {question.focus.length > 0 && (
            <label className={styles.forward}>
              <input
                type="checkbox"
                checked={forward}
                onChange={() => send({ type: 'forward.toggle' })}
              />
              Bring forward what to listen for
            </label>
          )}
        </Explained>
      )}
      <p className={styles.keys}>{keysText(question)}</p>
    </Panel>
  );
}

/** The time left of a round in minutes, which is enough to know and does not press. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  const minutes = (endsAt - now) / 60_000;
  if (minutes <= 0) return <span>Last question</span>;
  return <span>{minutes < 1 ? 'Less than 1 min left' : `${Math.ceil(minutes)} min left`}</span>;
}

/** What is to be done before a question is answered. */
const firstText = (skill: Skill) =>
  DECIDED_LATE.includes(skill) ? 'Listen to the end, then answer.' : 'Listen first, then answer.';

/**
 * The option that a key chooses. Chords have letters for names, so they are chosen by digits only; counts have
 * digits, so a digit chooses the count that it names.
 * @param index of the option that the key chooses elsewhere
 */
function chosenBy(key: string, index: number, { skill, task }: EarQuestion): string | undefined {
  if (task.kind !== 'choice') return undefined;
  const isDigit = /\d/.test(key);
  if (skill === 'chord' && !isDigit) return undefined;
  if (skill === 'drums' && isDigit) return task.options.find((id) => id === key);
  return task.options[index];
}

/** Whether a tap is wrong as it would be if the learner hears the music late. */
function isLate({ question: { task } }: Ready, answer: Answer | null): boolean {
  if (answer?.kind !== 'tap' || isRight(task, answer)) return false;
  return task.kind === 'downbeat' || (task.kind === 'moment' && answer.beat >= task.to);
}

/** What the right answer is, beside the one that was given. */
function wrongText({ question, piece }: Ready, answer: Answer | null) {
  const { task } = question;
  if (task.kind === 'choice') return `Not this time: ${rightText(question)}.`;
  if (task.kind === 'cells')
    return 'Not quite. Filled cells are strokes; a dashed frame marks what you got wrong.';
  if (answer?.kind === 'unheard') return 'Not this time.';
  const beat = answer?.kind === 'tap' ? answer.beat : 0;
  if (task.kind === 'downbeat') return `That was count ${countOf(task, beat)}.`;
  const bar = Math.min(piece.bars.length, Math.floor(beat / 4) + 1);
  return beat < task.from
    ? `Too early: you tapped in bar ${bar}.`
    : `Too late: you tapped in bar ${bar}.`;
}

function refusalText(refusal: EarRefusal): string {
  if (refusal === 'unloaded') return 'It could not be loaded.';
  return refusal === 'silent'
    ? 'No sound is heard on this device right now.'
    : REFUSAL_TEXT[refusal];
}

function keysText({ skill, task: { kind } }: EarQuestion): string {
  if (kind === 'choice') {
    const answers =
      skill === 'chord' ? 'digits' : skill === 'drums' ? 'letters' : 'letters or digits';
    return `Keys: Space plays, ${answers} answer, Enter goes on.`;
  }
  if (kind === 'cells')
    return 'Keys: Space plays, 1 to 4 write the counts, Tab and arrows reach the other cells, Enter submits and goes on.';
  return 'Keys: Space plays, then taps; Enter goes on.';
}

interface ExplainedProps extends Pick<QuestionViewProps, 'asked' | 'session'> {
  children: ReactNode;
}

/** What was played, as a chart. */
function Explained({ asked, session, children }: ExplainedProps) {
  const hasChart = asked.piece.guests.length === 0 && asked.question.skill !== 'tempo';
  return (
    <div className={styles.explained}>
      {hasChart && (
        <LazyPart name="The chart" height="10rem">
          <Chart asked={asked} session={session} />
        </LazyPart>
      )}
      {children}
    </div>
  );
}

function Chart({ asked, session }: Pick<QuestionViewProps, 'asked' | 'session'>) {
  const { EarChart } = use(loadOnce('ear chart', () => import('./ear-chart.tsx')));
  return <EarChart asked={asked} session={session} />;
}
