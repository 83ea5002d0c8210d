import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import {
  isAnythingPlaced,
  useMatching,
  useMatchingValue,
} from '#src/exercises/matching/matching-context.ts';
import { boardOf, bringIntoView } from '#src/exercises/matching/matching-focus.ts';
import { useLaterPart } from '#src/page/loading/use-later-part.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './result.module.css';

const loadWithEmoji = async () => (await import('#src/ui/media/emoji.tsx')).WithEmoji;

/** Praise and explanation between the board and the cards, once everything is right. */
export function Success({ explanation, next }: { explanation: string; next: ReactNode }) {
  const { texts } = useMatching();
  const isSolved = useMatchingValue(({ value }) => value === 'solved');
  const isBegun = useMatchingValue(isAnythingPlaced);
  const Drawn = useLaterPart('drawing', isBegun, loadWithEmoji) ?? Fragment;
  const checks = useMatchingValue(({ context }) => context.checks);
  const leadsOn = Boolean(next);
  const success = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checks === 0 || !isSolved) return;
    // Keyboard users continue from here to the next exercise.
    if (document.activeElement?.matches('[data-check]:focus-visible')) {
      success.current?.focus({ preventScroll: true });
    }
    const board = boardOf(success.current);
    // If the board is pinned, the praise would end up above the window.
    if (top(success.current) < bottom(board)) bringIntoView(success.current, 'start');
    // Scroll to the button that leads on, together with the praise.
    else bringIntoView(leadsOn ? success.current : board);
  }, [checks, isSolved, leadsOn]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={success} role="group" aria-label="Solved" tabIndex={-1} className={styles.success}>
      <div aria-live="polite">
        {isSolved && (
          <Notice key={checks} tone="right">
            <p>
              <strong>
                <Drawn>{texts.success}</Drawn>
              </strong>
            </p>
            <p>{explanation}</p>
            {texts.reward && <p className="visually-hidden">{texts.reward}</p>}
          </Notice>
        )}
      </div>
      {isSolved && next && <div className={`controls ${styles.next}`}>{next}</div>}
    </div>
  );
}

const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
