import { Link } from 'wouter';
import { engine } from '#audio/engine/engine.ts';
import { isOfBand, type StepPattern } from '#audio/music/rhythms.ts';
import { TEMPO, TEMPO_STEP } from '#audio/music/tempo.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { linkToBand } from './link-to-band.ts';
import type { GridSettings, RhythmGridContext, RhythmGridEvent } from './machine.ts';
import styles from './rhythm-grid.module.css';

interface MoreControlsProps {
  title: string;
  pattern: StepPattern;
  state: RhythmGridContext;
  send: (event: RhythmGridEvent) => void;
}

/** The rarely used controls of a grid, under More. */
export function MoreControls({ title, pattern, state, send }: MoreControlsProps) {
  const { bpm, loop, countIn, voice, cells } = state;
  const set = (change: Partial<GridSettings>) => send({ type: 'settings.change', change });
  return (
    <>
      <Button
        ref={showAll}
        disabled={bpm >= TEMPO.fastest}
        onClick={() => set({ bpm: bpm + TEMPO_STEP })}
      >
        Faster
      </Button>
      <Button aria-pressed={loop} onClick={() => set({ loop: !loop })}>
        Loop
      </Button>
      <Button aria-pressed={countIn} onClick={() => set({ countIn: !countIn })}>
        Count-in
      </Button>
      {isOfBand(pattern) && (
        <Button
          aria-pressed={voice === 'guira'}
          onClick={() => {
            // Preloaded, so that its first stroke is not late. Fails harmlessly without sound.
            void engine.output.load(['guira']).catch(() => {});
            set({ voice: voice === 'guira' ? 'click' : 'guira' });
          }}
        >
          Güira sound
        </Button>
      )}
      <Button onClick={() => send({ type: 'grid.reset' })}>Reset</Button>
      <Button onClick={() => send({ type: 'solution.show' })}>Show Solution</Button>
      {isOfBand(pattern) && (
        <Link
          href={linkToBand(pattern, cells, bpm)}
          className={`thumb-high ${styles.band}`}
          aria-label={`Play this in Practice: ${title}`}
        >
          Play this in Practice
        </Link>
      )}
    </>
  );
}

/** Scrolls the opened row into view: the docked bar may cover it. */
function showAll(button: HTMLButtonElement | null): void {
  button?.parentElement?.scrollIntoView({ block: 'nearest' });
}
