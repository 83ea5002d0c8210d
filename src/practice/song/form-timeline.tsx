import { type CSSProperties, useId, useRef } from 'react';
import type { FormSection } from '#audio/music/practice-music.ts';
import { type BandPosition, useFollow } from '#src/band/follow.ts';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { sectionName } from '#src/practice/heard.ts';
import { Button } from '#src/ui/button.tsx';
import { moveFocus } from '#src/ui/roving-focus.ts';
import styles from './form-timeline.module.css';

interface FormTimelineProps {
  sections: readonly FormSection[];
  /** Index of the section that is heard, or that Play begins with. */
  current: number;
  /** Index of the section to which the song jumps at the next bar line. */
  next: number | null;
  /** Index of the section that is repeated. */
  repeated: number | null;
  band: BandPosition;
  /** The bar of the song at a position in beats since Play, with its fraction; `null` outside. */
  barAt: (position: number) => number | null;
  onChoose: (section: number) => void;
  onRepeat: (section: number | null) => void;
}

/** A song's parts in time. A click goes to one at the next bar line. */
export function FormTimeline(props: FormTimelineProps) {
  const { sections, current, next, repeated, band, barAt, onChoose, onRepeat } = props;
  const nextId = useId();
  const list = useRef<HTMLOListElement>(null);
  const fill = (position: number | null) => {
    const bar = position === null ? null : barAt(position);
    for (const [index, item] of [...(list.current?.children ?? [])].entries()) {
      const { from = 0, bars = 1 } = sections[index] ?? {};
      const share = bar === null || bar < from || bar >= from + bars ? 0 : (bar - from) / bars;
      (item as HTMLElement).style.setProperty('--heard', `${share}`);
    }
  };
  useFollow(band, fill, 'sixteenth');
  return (
    <div className={styles.form}>
      <ol ref={list} aria-label="Parts of the song" onKeyDown={(event) => moveFocus(event)}>
        {sections.map((each, index) => (
          <li key={each.from} style={{ '--bars': each.bars } as CSSProperties}>
            <button
              type="button"
              className={styles.section}
              aria-current={index === current || undefined}
              aria-describedby={index === next ? nextId : undefined}
              data-rhythm={each.rhythm}
              data-repeated={index === repeated || undefined}
              onClick={() => onChoose(index)}
            >
              <span>{sectionName(sections, index)}</span>{' '}
              <span className={styles.rhythm}>
                <span className={index === next ? 'visually-hidden' : undefined}>
                  {RHYTHM_NAMES[each.rhythm]}
                </span>
                <span className="visually-hidden"> {each.bars} bars</span>
                <span aria-hidden="true" className={styles.bars}>
                  {each.from + 1}–{each.from + each.bars}
                </span>
                {index === next && (
                  // The button's description, not a part of its name. It takes the rhythm's place.
                  <span id={nextId} aria-hidden="true" className={styles.next}>
                    next
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {next !== null && `${sectionName(sections, next)} from the next bar`}
      </p>
      <Button
        aria-pressed={repeated !== null}
        onClick={() => onRepeat(repeated === null ? current : null)}
      >
        Repeat this part
      </Button>
    </div>
  );
}
