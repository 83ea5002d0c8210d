import type { ChartPage } from '#src/band/chart/visible-rows.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Arrow } from '#src/ui/media/arrow.tsx';
import styles from './pager.module.css';

interface PagerProps {
  page: ChartPage;
  count: number;
  /** Whether the chart follows the band: then paging is off. */
  following: boolean;
  /** Whether it stands next to other controls: then the unit is for screen readers only. */
  isShort?: boolean;
  /** @param bar the first bar of the next or previous page */
  onPage: (bar: number) => void;
}

/** Pages through a chart that is longer than the screen. */
export function Pager({ page, count, following, isShort, onPage }: PagerProps) {
  const { first, last, isStart, isEnd, turned } = page;
  const turn = (name: string, to: 'left' | 'right', by: 1 | -1, isOver: boolean) => (
    <Button
      aria-label={name}
      aria-disabled={isOver || following}
      onClick={() => !isOver && !following && onPage(turned(by))}
    >
      <Arrow to={to} />
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label="Bars on the screen" className={`${styles.pager} controls`}>
      {turn('Previous bars', 'left', -1, isStart)}
      {/* The band is not announced bar by bar. */}
      <p aria-live={following ? 'off' : 'polite'}>
        <span className={isShort ? 'visually-hidden' : undefined}>
          {first === last ? 'Bar' : 'Bars'}
        </span>{' '}
        {first === last ? first : `${first}–${last}`} of {count}
      </p>
      {turn('Next bars', 'right', 1, isEnd)}
    </div>
  );
}
