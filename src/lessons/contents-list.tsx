import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** Table of contents beside the lesson on wide screens; the section being read is marked. */
export function ContentsList({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const current = useCurrentSection(parts.map(({ id }) => id));
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">In this lesson</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
