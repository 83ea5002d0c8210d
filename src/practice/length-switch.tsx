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
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label="Loop" className={styles.lengths}>
      {LENGTHS.map((each) => (
        <Button
          key={each}
          aria-pressed={each === length}
          aria-label={nameOf(each)}
          onClick={() => onLength(each)}
        >
          {each === 'form' ? 'Song' : each}
          {/* Left out on a phone. */}
          {each !== 'form' && <span className={styles.unit}>{each === 1 ? ' bar' : ' bars'}</span>}
        </Button>
      ))}
    </div>
  );
}

function nameOf(length: Length): string {
  if (length === 'form') return 'Whole song';
  return length === 1 ? '1 bar' : `${length} bars`;
}
