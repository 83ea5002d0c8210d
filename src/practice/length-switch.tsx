import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './length-switch.module.css';
import { LENGTHS, type PracticeSettings } from './settings.ts';

type Length = PracticeSettings['length'];

interface LengthSwitchProps {
  length: Length;
  onLength: (length: Length) => void;
}

/** How much is repeated. */
export function LengthSwitch({ length, onLength }: LengthSwitchProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-labelledby={id} className={styles.lengths}>
      <span id={id}>Loop</span>
      <div>
        {LENGTHS.map((each) => (
          <Button
            key={each}
            aria-pressed={each === length}
            aria-label={nameOf(each)}
            onClick={() => onLength(each)}
          >
            {each === 'form' ? 'Song' : each}
            {/* Left out on a phone. */}
            {each !== 'form' && (
              <span className={styles.unit}>{each === 1 ? ' bar' : ' bars'}</span>
            )}
          </Button>
        ))}
      </div>
    </div>
  );
}

function nameOf(length: Length): string {
  if (length === 'form') return 'Whole song';
  return length === 1 ? '1 bar' : `${length} bars`;
}
