import { useId } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { symbolName, symbolsOf } from '#src/band/chart/lanes/lane-edit.ts';
import { LANE_SIGNS } from '#src/band/chart/lanes/lane-signs.ts';
import { Mark } from '#src/band/chart/lanes/mark.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './own-pattern.module.css';

interface PaletteProps {
  player: BandInstrument;
  /** The symbol to paint with; `null` leads each cell on to the next stroke. */
  paint: string | null;
  onPaint: (symbol: string | null) => void;
}

/** The strokes of a player to paint with. Each has the figure that sets it by keyboard, up to 9. */
export function Palette({ player, paint, onPaint }: PaletteProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-labelledby={id} className={`${styles.palette} controls`}>
      <span id={id}>Paint with</span>
      <Button aria-pressed={paint === null} onClick={() => onPaint(null)}>
        Next stroke
      </Button>
      {symbolsOf(player).map((symbol, digit) => {
        const sign = LANE_SIGNS[player][symbol];
        return (
          <Button
            key={symbol}
            aria-pressed={paint === symbol}
            aria-keyshortcuts={digit <= 9 ? `${digit}` : undefined}
            onClick={() => onPaint(symbol)}
          >
            {sign && (
              <span className={styles.sign} aria-hidden="true">
                <Mark {...sign} />
              </span>
            )}
            <span className={sign && 'visually-hidden'}>{symbolName(player, symbol)}</span>
            {digit <= 9 && (
              <span className={styles.digit} aria-hidden="true">
                {digit}
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}
