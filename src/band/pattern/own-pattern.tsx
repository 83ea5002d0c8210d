import { useId } from 'react';
import styles from './own-pattern.module.css';
import { PatternEditor, type PatternEditorProps } from './pattern-editor.tsx';

/** The editor of what one player plays, with what it is and whose it is. */
export function OwnPattern(props: PatternEditorProps) {
  const { player, own, isTheirs } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.pattern} data-screen-only>
      <h3 id={headingId}>The {player.name.toLowerCase()}’s pattern</h3>
      {!isTheirs && (
        <p>
          {own
            ? 'The band plays your pattern, with your accents, in place of the player’s own.'
            : 'Write what they play. The band follows at once.'}
        </p>
      )}
      <PatternEditor {...props} />
    </section>
  );
}
