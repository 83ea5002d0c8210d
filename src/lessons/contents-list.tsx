import { useRef } from 'react';
import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

/**
 * Table of contents with the section being read marked: beside the lesson on wide screens, above it in a
 * fold on others. The fold closes when a section is chosen.
 */
export function ContentsList({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const current = useCurrentSection(parts.map(({ id }) => id));
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => fold.current?.removeAttribute('open');
  const list = (
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={close}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details ref={fold} className={`fold ${styles.fold}`} data-screen-only>
        <summary>Contents</summary>
        <nav aria-label="Contents">{list}</nav>
      </details>
      <nav aria-labelledby="contents" className={styles.beside}>
        <h2 id="contents">In this lesson</h2>
        {list}
      </nav>
    </>
  );
}
