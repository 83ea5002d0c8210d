import type { RefObject } from 'react';
import type { Command } from '#src/present/keys.ts';
import type { SlidePlace } from '#src/present/place.ts';
import { type Presentation, shownAt } from '#src/present/slide.ts';
import stage from '#src/present/slides/stage/stage.module.css';
import { isSounding, nextName, placeName } from '#src/present/texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './teacher-strip.module.css';

interface TeacherStripProps {
  ref: RefObject<HTMLDivElement | null>;
  slides: Presentation['slides'];
  place: SlidePlace;
  /** Whether Next starts the sound of the place. */
  waits: boolean;
  black: boolean;
  visible: boolean;
  ends: boolean;
  onCommand: (command: Command) => void;
}

/** The place in the presentation, and its buttons, for the teacher. Hidden, it appears when it gets the focus. */
export function TeacherStrip(props: TeacherStripProps) {
  const { slides, place } = props;
  const press = (type: Exclude<Command['type'], 'press'>) => () => props.onCommand({ type });
  return (
    <div
      ref={props.ref}
      role="toolbar"
      aria-label="Presentation"
      className={`controls ${styles.strip}`}
      data-visible={props.visible || undefined}
    >
      <Button aria-keyshortcuts="PageUp" onClick={press('back')}>
        Back
      </Button>
      <Button className={stage.first} aria-keyshortcuts="PageDown" onClick={press('next')}>
        Next
      </Button>
      <p className={styles.place}>
        <span>
          {place.slide + 1} of {slides.length}: {placeName(slides, place)}
        </span>
        <span className={styles.next}>Next: {nextName(slides, place, props.waits)}</span>
      </p>
      {isSounding(shownAt(slides, place).slide) && (
        <Button aria-keyshortcuts="Space" onClick={press('toggle')}>
          Play or stop
        </Button>
      )}
      <Button aria-keyshortcuts="Q" onClick={press('code')}>
        QR code
      </Button>
      <Button aria-keyshortcuts="B" aria-pressed={props.black} onClick={press('black')}>
        Black
      </Button>
      <Button aria-keyshortcuts="Escape" onClick={press('leave')}>
        Leave
      </Button>
      {props.ends && (
        <Button kind="primary" onClick={press('end')}>
          End class
        </Button>
      )}
    </div>
  );
}
