import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { plural } from '#lib/words.ts';
import { bandActor } from '#src/band/band-actor.ts';
import { createBandSession } from '#src/band/session.ts';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import { DockContext } from '#src/page/input/docked.tsx';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { island } from '#src/page/loading/island.tsx';
import { newSeed } from '#src/quizzes/seed.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import styles from './ear.module.css';
import { EarMap } from './ear-map.tsx';
import { dueSkills, earRecord, recordEar, today } from './record/ear-record.ts';
import {
  EAR_AUTOPLAY,
  EAR_SETTINGS,
  type EarSettings,
  FIRST_SETTINGS,
  readSettings,
  skillsIn,
} from './record/ear-settings.ts';
import { CurrentRound } from './round/current-round.ts';
import { earMachine } from './round/machine.ts';
import type { RoundQuestion } from './round/next-question.ts';
import { decodeRound, type SharedRound } from './round/question-list.ts';
import { RoundChoice } from './round/round-choice.tsx';
import type { QuestionMusic, ReadyQuestion, WriterInput } from './round/round-context.ts';
import { forgetRound, keepRound, keptRound, type RoundVisit } from './round/round-visit.ts';

const PARAM = 'round';

const loadWriter = () => import('./round/writer.ts');
const Round = island('The round', async () => (await import('./round/round.tsx')).RoundView, {
  height: '30rem',
});

/** The machine's actors that make questions. */
const WRITERS = {
  chooser: fromPromise<RoundQuestion | null, WriterInput>(async ({ input }) =>
    (await loadWriter()).chooseQuestion(input),
  ),
  composer: fromPromise<QuestionMusic, RoundQuestion>(async ({ input }) =>
    (await loadWriter()).writeMusic(input.question),
  ),
  writer: fromPromise<ReadyQuestion | null, WriterInput>(async ({ input }) =>
    (await loadWriter()).writeQuestion(input),
  ),
};

const autoplays = () => EAR_AUTOPLAY.read() ?? true;

/** The rounds of ear training, and the map of the learner's ear. */
export function Ear() {
  const [session] = useState(createBandSession);
  const [machine] = useState(() =>
    earMachine.provide({ actors: { ...WRITERS, band: bandActor(session) } }),
  );
  const [state, send, actor] = useMachine(machine);
  useEmitted(actor, 'question.answered', ({ answer }) => recordEar(answer));

  const [left, setLeft] = useState<RoundVisit | null>(null);
  useEffect(() => setLeft(keptRound()), []);
  const isInRound = state.matches('round');
  const isFinished = state.matches('finished');
  const { context } = state;
  const { outcomes } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored after each answer
  useEffect(() => {
    if (isInRound) keepRound(context);
    if (isFinished) forgetRound();
  }, [isInRound, isFinished, outcomes]);
  const goOn = async (visit: RoundVisit) => {
    const plan = { ...visit.plan, autoplay: autoplays() };
    try {
      const { outcomesOf } = await loadWriter();
      send({ type: 'round.start', plan, outcomes: outcomesOf(visit) });
      setLeft(null);
    } catch {
      // The machine loads the same code, and reports the failure.
      send({ type: 'round.start', plan });
    }
  };

  const coming = (context.next ?? context.asked)?.written?.piece.guests;
  useEffect(() => {
    if (coming) session.prepare(coming);
  }, [coming, session]);

  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const set = (next: EarSettings) => {
    setSettings(next);
    EAR_SETTINGS.write(next);
  };
  const query = useHydrated() ? location.search : '';
  useEffect(() => {
    const asked = skillsIn(new URLSearchParams(query));
    setSettings({ ...readSettings(), ...(asked.length > 0 && { skills: asked }) });
  }, [query]);
  const address = new URLSearchParams(query).get(PARAM);
  const shared = decodeRound(address ?? '');
  const [isOfDue, setIsOfDue] = useState(false);

  const prepare = () => {
    // Failures are reported with Start.
    loadWriter().catch(() => {});
    Round.preload().catch(() => {});
  };
  /** @param ofDue whether to start with the due skills, if there are any */
  const start = (round: SharedRound | null, ofDue = false) => {
    setLeft(null);
    forgetRound();
    const due = ofDue ? dueSkills(earRecord(), today()) : [];
    setIsOfDue(due.length > 0);
    const skills = due.length > 0 ? due : settings.skills;
    const { seed, phone } = round ?? { seed: newSeed(), phone: settings.phone };
    const minutes = round ? null : settings.minutes;
    const plan = { seed, phone, skills, minutes, autoplay: autoplays(), shared: round };
    send({ type: 'round.start', plan });
  };
  if (state.matches('choosing')) {
    return (
      <div className={`stack ${styles.ear}`}>
        <div aria-live="polite">
          {address !== null && !shared && (
            <Notice>
              The link does not hold a valid round: part of it may be missing. You can start a round
              of your own.
            </Notice>
          )}
          {state.context.failure && <Notice>{state.context.failure}</Notice>}
        </div>
        {left && (
          <Panel aria-label="The round that you left">
            <p>
              {plural(left.done.length, {
                one: 'You left a round after # question.',
                other: 'You left a round after # questions.',
              })}
            </p>
            <Button kind="primary" onPointerEnter={prepare} onClick={() => goOn(left)}>
              Continue the round
            </Button>
          </Panel>
        )}
        <RoundChoice
          settings={settings}
          shared={shared}
          onSettings={set}
          onNear={prepare}
          onStart={(round) => start(round)}
        />
        <ClassTools item="" name="ear training" title="Train your ear" />
        <EarMap onDue={() => start(null, true)} />
      </div>
    );
  }
  return (
    <div className={`stack ${styles.ear}`}>
      <DockContext value="teal">
        <CurrentRound value={{ state, send, session }}>
          <Round onAgain={() => start(null, isOfDue)} />
        </CurrentRound>
      </DockContext>
      {isFinished && <EarMap />}
    </div>
  );
}
