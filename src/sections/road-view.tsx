import { useState } from 'react';
import { Link } from 'wouter';
import { plural } from '#lib/words.ts';
import { PlayerPicture } from '#src/band/players/player-picture.tsx';
import { pathTo } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { MISSED, missedQuestions } from '#src/progress/missed.ts';
import { quizScore } from '#src/progress/progress.ts';
import type { StopState } from '#src/progress/road.ts';
import { doneIn, doneText, isBegun, sumOf } from '#src/progress/section-progress.ts';
import { NowCard } from '#src/road/now-card.tsx';
import { StopMark } from '#src/road/stop-mark.tsx';
import { aboutStop } from '#src/road/stop-texts.ts';
import { useOnRoad, useRoad } from '#src/road/use-road.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { LinkCard } from '#src/ui/controls/link-card.tsx';
import styles from './road-view.module.css';

/** Number of visible stops after the current one. */
const AHEAD = 4;

/** The road: past stops folded, the current stop as a card, the next stops; and other activities below it. */
export function RoadView() {
  const { stops, now, next, isNew } = useRoad();
  const done = stops.filter((stop) => stop.done).length;
  const at = now ? stops.findIndex(({ name }) => name === now.name) : stops.length;
  const behind = stops.slice(0, at);
  const ahead = stops.slice(at + 1);
  // The same number of rows in both cases, so that the content below does not move.
  const shown = ahead.slice(0, behind.length > 0 ? AHEAD : AHEAD + 1);
  const rest = ahead.slice(shown.length);
  return (
    <>
      <section aria-labelledby="road" className={styles.road}>
        <header className="controls">
          <h2 id="road">Your road</h2>
          <p>{done > 0 ? `${done} of ${stops.length} stops done` : `${stops.length} stops`}</p>
        </header>
        {behind.length > 0 && (
          <details className={`fold ${styles.behind}`}>
            <summary>
              <StopMark state={behind.every((stop) => stop.done) ? 'done' : 'open'} />
              <strong>Behind you</strong>
              <span>{countOf(behind)}</span>
            </summary>
            <Stops stops={behind} />
          </details>
        )}
        {now ? (
          <NowCard stop={now} isNew={isNew} heading="h3" />
        ) : (
          <div className={`card ${styles.end}`}>
            <h3>You have come to the end of the road</h3>
            <p>What is left now is to play.</p>
            <ButtonLink href={pathTo('practice')} kind="primary">
              Play with the band
            </ButtonLink>
          </div>
        )}
        <Stops stops={shown} next={next} />
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary>See the whole road</summary>
            <Stops stops={rest} next={next} />
          </details>
        )}
      </section>
      {!isNew && <Beside />}
    </>
  );
}

function Stops({ stops, next }: { stops: readonly StopState[]; next?: StopState | null }) {
  return (
    <ol className={styles.stops}>
      {stops.map((stop) => {
        const state = stop.done ? 'done' : stop.name === next?.name ? 'next' : 'open';
        const label = stop.done ? 'Done' : state === 'next' ? 'Next' : undefined;
        return (
          <li key={stop.name}>
            <Link href={stop.href} className="row" data-state={state}>
              {stop.kind === 'band' ? (
                <PlayerPicture
                  player={stop.id}
                  look={stop.done ? 'full' : 'ghost'}
                  isHead
                  className={styles.head}
                  label={label}
                />
              ) : (
                <StopMark state={state} label={label} />
              )}
              <span>
                <strong>{stop.title}</strong> <span>{aboutStop(stop)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** '6 stops done', or '4 of 6 stops done'. */
function countOf(stops: readonly StopState[]): string {
  const done = stops.filter((stop) => stop.done).length;
  const text = plural(stops.length, { one: '# stop done', other: '# stops done' });
  return done === stops.length ? text : `${done} of ${text}`;
}

/** A round of missed questions or ear training, and a summary of the progress. */
function Beside() {
  const { total, done, scores, missed, trainsEar } = useOnRoad(overview);
  // Keeps the button after its press, and so the focus.
  const [forgotten, setForgotten] = useState(false);
  const forget = () => {
    MISSED.write([]);
    setForgotten(true);
  };
  return (
    <section aria-label="Beside the road">
      {missed > 0 && (
        <LinkCard href={pathTo('round')} lead="Questions you missed" title="Ask me again">
          {plural(missed, {
            one: 'One question, two minutes or less',
            other: '# questions, two minutes or less',
          })}
        </LinkCard>
      )}
      {missed === 0 && trainsEar && (
        <LinkCard href={pathTo('ear')} color="teal" lead="Ear training" title="Train your ear">
          New questions, matched to your level
        </LinkCard>
      )}
      <details className={styles.done}>
        <summary className="soft">{total || 'What you have done'}</summary>
        {done.length === 0 && scores.length === 0 && (
          <p>You have started: finish a lesson or a quiz, and it is counted here.</p>
        )}
        <dl>
          {done.map(({ title, text }) => (
            <div key={title} className="controls">
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {scores.length > 0 && (
          <>
            <h3>Best scores</h3>
            <ul>
              {scores.map(({ path, title, score }) => (
                <li key={path}>
                  <Link href={path} className="spread">
                    {title} <span>{score}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={`controls ${styles.kept}`}>
          {(missed > 0 || forgotten) && (
            <Button aria-disabled={missed === 0} onClick={forget}>
              {missed > 0 ? 'Forget the missed questions' : 'Forgotten'}
            </Button>
          )}
          <Link href={pathTo('your-data')} className="thumb-high">
            All data on this device
          </Link>
        </p>
      </details>
    </section>
  );
}

function overview() {
  const sections = SECTIONS.map((section) => ({ title: section.title, ...doneIn(section) }));
  const all = sumOf(sections);
  const scores = SECTIONS.flatMap(({ id, quizzes }) =>
    quizzes.flatMap((quiz) => {
      const best = quizScore(id, quiz.id);
      const path = pathTo('quiz', id, quiz.id);
      return best ? [{ path, title: quiz.title, score: `${best.score}/${best.total}` }] : [];
    }),
  );
  return {
    /** The progress in all sections; empty at the beginning. */
    total: isBegun(all) ? doneText(all) : '',
    /** The progress by section, without sections that have not been begun. */
    done: sections.filter(isBegun).map(({ title, ...done }) => ({ title, text: doneText(done) })),
    scores,
    missed: missedQuestions().length,
    trainsEar: deviceStorage.read('ear_ratings') !== null,
  };
}
