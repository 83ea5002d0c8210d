import { Link } from 'wouter';
import type { LessonEntry, Section } from '#src/content/model.ts';
import { pathTo } from '#src/content/pages.ts';
import styles from './lesson-pager.module.css';

/** Links to the previous and next lesson that can be opened. */
export function LessonPager({ section, lessonId }: { section: Section; lessonId: string }) {
  const open = section.lessons.filter(({ id, comingSoon }) => !comingSoon || id === lessonId);
  const at = open.findIndex(({ id }) => id === lessonId);
  const previous = at > 0 ? open[at - 1] : undefined;
  const next = at < 0 ? undefined : open[at + 1];
  if (!previous && !next) return null;
  const link = (lesson: LessonEntry, rel: 'prev' | 'next') => (
    <Link href={pathTo('lesson', section.id, lesson.id)} rel={rel} className={styles[rel]}>
      <span>{rel === 'prev' ? '← Previous lesson' : 'Next lesson →'}</span>
      <strong>{lesson.title}</strong>
    </Link>
  );
  return (
    <nav aria-label="Other lessons" className={styles.neighbours}>
      {previous && link(previous, 'prev')}
      {next && link(next, 'next')}
    </nav>
  );
}
