import { STOP_KINDS } from '#src/content/road.ts';
import type { StopState } from '#src/progress/road.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import styles from './now-card.module.css';
import { goOnText, placeText } from './stop-texts.ts';

interface NowCardProps {
  stop: StopState;
  /** Whether it is the beginning of the road. */
  isNew: boolean;
  heading: 'h2' | 'h3';
}

/** The current stop, with its progress and the one button that leads there. */
export function NowCard({ stop, isNew, heading: Heading }: NowCardProps) {
  const { kind, title, place, href } = stop;
  return (
    <div className={`stack ${styles.card}`}>
      <p>
        <strong>{isNew ? 'First' : 'Now'}</strong> {STOP_KINDS[kind]}
        {place && <span className="visually-hidden">, {placeText(place)}</span>}
      </p>
      <Heading>{title}</Heading>
      {place && (
        <div className={styles.marks} aria-hidden="true">
          {Array.from({ length: place.total }, (_, i) => i + 1).map((number) => (
            <span key={number} data-state={markOf(number, place.number)} />
          ))}
        </div>
      )}
      <ButtonLink href={href} kind="primary">
        {goOnText(stop, isNew)}
      </ButtonLink>
      {/* Below the button, so that a phone shows the button on the first screen. */}
      {kind === 'band' && <p>{stop.part}</p>}
    </div>
  );
}

const markOf = (number: number, now: number) =>
  number < now ? 'done' : number === now ? 'now' : 'open';
