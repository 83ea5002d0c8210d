import styles from './contents-list.module.css';
import { useReadingPlace } from './use-current-section.ts';

/** The lesson's parts, beside it where there is room; the one that is being read is marked. */
export function ContentsList({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const place = useReadingPlace(parts.map(({ id }) => id));
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">In this lesson</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === place ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
