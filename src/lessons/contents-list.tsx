import { useEffect, useRef, useState } from 'react';
import styles from './contents-list.module.css';

/** Table of contents that marks the current section: next to the lesson, or above it in a fold that closes. */
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
      <details ref={fold} className={`card fold measured ${styles.fold}`} data-screen-only>
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

/** A section is current once its top is above this share of the viewport's height. */
const READING_LINE = 0.35;

/** The id of the section being read; `null` above the first. */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY + innerHeight >= scrollHeight - 2 && scrollY > 0;
      const line = innerHeight * READING_LINE;
      const begun = sections.filter((section) => section.getBoundingClientRect().top < line);
      setCurrent((atEnd ? sections : begun).at(-1)?.id ?? null);
    };
    update();
    // Browsers report both once a frame.
    const listening = new AbortController();
    for (const type of ['scroll', 'resize']) {
      window.addEventListener(type, update, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [key]);
  return current;
}
