import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { isSameItem, totalMinutes } from '#src/classroom/class-plan.ts';
import { ownPlan } from '#src/classroom/plan-store.ts';
import { useKeys } from '#src/page/input/keys.ts';
import { STAGE_KEYS } from '#src/present/keys.ts';
import { stepIndexOf } from '#src/present/plan/plan-presentation.ts';
import { planOn } from '#src/present/plan/ready-plans.ts';
import type { SlideStep } from '#src/present/slide.ts';
import { type PresentedPlace, sendCommand } from './follow.ts';
import { notesMachine } from './notes-machine.ts';
import styles from './notes-window.module.css';

/** The keys of a clicker, which control the presentation from either window. */
const CLICKER_KEYS = Object.fromEntries(
  Object.entries(STAGE_KEYS).filter(([, { type }]) => ['next', 'back', 'black'].includes(type)),
);

const STEP_NAMES: Readonly<Record<SlideStep, string>> = {
  show: 'shown',
  play: 'played',
  reveal: 'answer revealed',
  explain: 'explained',
  chart: 'chart shown',
};

const STATUS = {
  waiting: 'Waiting for the other window. Present your plan there.',
  following: '',
  gone: 'The other window is closed, or has stopped presenting. This is where it was.',
} as const;

/** The window with the notes: follows the window that presents. */
export function NotesWindow({ onLeave }: { onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state] = useMachine(notesMachine);
  useEffect(() => dialog.current?.showModal(), []);
  const { from, place } = state.context;
  useKeys(CLICKER_KEYS, (command) => from && sendCommand(from, command), { dialog });
  return (
    <dialog
      ref={dialog}
      className={`full-window ${styles.window}`}
      aria-label="Notes"
      onClose={onLeave}
    >
      <p role="status" className={`card if-filled ${styles.status}`}>
        {STATUS[state.value]}
      </p>
      {place && <Notes place={place} runs={state.matches('following')} />}
    </dialog>
  );
}

function Notes({ place, runs }: { place: PresentedPlace; runs: boolean }) {
  const { title, slide, step, next } = place;
  /** The presented plan; `null` if the presentation is not a plan. */
  const plan = planOn(place.item.page);
  const index = stepIndexOf(slide.id);
  const current = plan?.steps[index] ?? ownStep(place);
  const following = plan?.steps[index + 1];
  const end = plan && totalMinutes({ ...plan, steps: plan.steps.slice(0, index + 1) });
  return (
    <>
      <p className="soft">
        {plan && index >= 0 ? `Step ${index + 1} of ${plan.steps.length}` : title}
      </p>
      <h1 className={styles.title}>{slide.title}</h1>
      <p className="soft">
        {STEP_NAMES[step]}
        {current?.minutes ? `, planned until minute ${end ?? current.minutes}` : ''}
      </p>
      <p className={styles.note}>{current?.note || 'No note on this step.'}</p>
      <p className={styles.next}>
        <strong>Next:</strong>{' '}
        {next ? `${next.title} (${STEP_NAMES[next.step]})` : 'the end of the presentation'}
        {following && <span>Next step of the plan: {following.title}</span>}
      </p>
      <Elapsed since={place.startedAt} runs={runs} total={plan ? totalMinutes(plan) : 0} />
    </>
  );
}

const ownStep = ({ item }: PresentedPlace) =>
  ownPlan().steps.find((step) => isSameItem(step, item));

interface ElapsedProps {
  since: number;
  /** The planned minutes; 0 if they are open. */
  total: number;
  /** Whether the clock runs. */
  runs: boolean;
}

function Elapsed({ since, total, runs }: ElapsedProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  return (
    <p className={styles.clock}>
      <span role="timer">{clock}</span>
      {total > 0 && <small>of {total} minutes</small>}
    </p>
  );
}
