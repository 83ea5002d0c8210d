import { ClipButton, type ClipButtonProps } from './clip-button.tsx';
import styles from './clip-list.module.css';

interface ClipListProps {
  /** The list's accessible name, e.g. 'Hear majao'. */
  label: string;
  clips: readonly ClipButtonProps[];
}

/** Several clips side by side, e.g. a band and each of its instruments. */
export function ClipList({ label, clips }: ClipListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {clips.map((clip) => (
        <li key={clip.name}>
          <ClipButton {...clip} />
        </li>
      ))}
    </ul>
  );
}
