import { use } from 'react';
import { loadLesson } from '#src/content/lesson-files.ts';
import type { Section, SectionContent } from '#src/content/model.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { loadOnce } from '#src/ui/load-once.ts';
import { Markdown } from '#src/ui/markdown.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Exercise } from './exercise.tsx';
import styles from './lesson-page.module.css';
import { MarkComplete } from './mark-complete.tsx';

/** A lesson, read from top to bottom. Suspends until its content is there. */
export function LessonPage({ section, lessonId }: { section: Section; lessonId: string }) {
  const lesson = use(
    loadOnce(`lesson ${section.id}/${lessonId}`, () => loadLesson(section.id, lessonId)),
  );
  const back = <BackLink to={`/section/${section.id}`} title={section.title} />;
  return (
    <article data-section={section.id} className={styles.lesson}>
      {back}
      <PageHeading>{lesson.title}</PageHeading>
      <div className={styles.introduction}>
        <Markdown>{lesson.introduction}</Markdown>
      </div>
      {lesson.sections.map((part) => (
        <LessonSection key={part.id} part={part} />
      ))}
      {lesson.note && (
        <aside className={styles.note}>
          <h2>Note</h2>
          <Markdown>{lesson.note}</Markdown>
        </aside>
      )}
      {lesson.summary && (
        <section className={styles.summary}>
          <h2>Summary</h2>
          <Markdown>{lesson.summary}</Markdown>
        </section>
      )}
      <footer className={styles.footer}>
        <MarkComplete section={section.id} lesson={lesson.id} />
        {back}
      </footer>
    </article>
  );
}

function LessonSection({ part }: { part: SectionContent }) {
  return (
    <section id={part.id} className={styles.section}>
      <h2>{part.title}</h2>
      {part.contentBlocks.map((block) => (
        <div key={block.content}>
          <Markdown>{block.content}</Markdown>
          {block.interactiveBlocks?.map((interactive) => (
            <Exercise key={interactive.data.id} block={interactive} />
          ))}
        </div>
      ))}
      {part.keyPoints && (
        <aside className={styles.keyPoints}>
          <h3>Key Points to Remember</h3>
          <ul>
            {part.keyPoints.map(({ id, title, content }) => (
              <li key={id}>
                <strong>{title}</strong>
                <Markdown>{content}</Markdown>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </section>
  );
}
