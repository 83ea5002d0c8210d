import { type KeyboardEvent, useId, useState } from 'react';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { readTempo, tempoStep } from '#src/practice/playing/tempo.ts';
import styles from './transport.module.css';

interface TempoFigureProps {
  /** Counts a minute. */
  tempo: number;
  /** The coming change: '105 in 3 bars'; empty if there is none. */
  coming: string;
  onTempo: (tempo: number) => void;
}

/** The tempo in large figures; another one can be typed over it. */
export function TempoFigure({ tempo, coming, onTempo }: TempoFigureProps) {
  /** The text that is being typed; `null` shows the tempo. */
  const [draft, setDraft] = useState<string | null>(null);
  /** The error of the last input. It is shown until the tempo changes again. */
  const [problem, setProblem] = useState({ text: '', tempo });
  const problemId = useId();
  const hydrated = useHydrated();

  const commit = () => {
    if (draft?.trim()) {
      const typed = readTempo(draft);
      setProblem({ text: typed.problem, tempo: typed.tempo ?? tempo });
      if (typed.tempo !== null) onTempo(typed.tempo);
    }
    setDraft(null);
  };
  const forget = () => setProblem({ text: '', tempo });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    // Left and right move the caret.
    const step = /^Arrow(?:Left|Right)$/.test(key) ? null : tempoStep(event);
    if (step !== null) {
      event.preventDefault();
      setDraft(null);
      onTempo(tempo + step);
    } else if (key === 'Enter') {
      commit();
      currentTarget.select();
    } else if (key === 'Escape') {
      setDraft(null);
      forget();
    }
  };
  const shown = problem.tempo === tempo ? problem.text : '';
  return (
    <>
      <label className={styles.figure}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-describedby={problemId}
          value={draft ?? tempo}
          readOnly={!hydrated}
          onFocus={(event) => {
            forget();
            event.target.select();
          }}
          onChange={(event) => {
            forget();
            setDraft(event.target.value);
          }}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span className={coming ? 'visually-hidden' : undefined}>counts a minute</span>
        {coming && (
          <span aria-hidden="true" className={styles.coming}>
            {coming}
          </span>
        )}
      </label>
      <p id={problemId} role="status" className={styles.problem}>
        {shown}
      </p>
    </>
  );
}
