import type { LessonContent, Reference, Section } from '#src/content/model.ts';
import { readingMinutes } from '#src/content/reading-time.ts';
import { videoId } from '#src/content/video-id.ts';
import { Markdown } from '#src/page/markdown.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ContentsList } from './contents-list.tsx';
import { Neighbours } from './lesson-pager.tsx';
import { LessonSection } from './lesson-section.tsx';
import styles from './lesson-view.module.css';
import { MarkComplete } from './mark-complete.tsx';
import { Picture } from './picture.tsx';
import { HeroPlaceholder, Video } from './video.tsx';

interface LessonViewProps {
  section: Section;
  lesson: LessonContent;
}

/** A lesson, read from top to bottom. */
export function LessonView({ section, lesson }: LessonViewProps) {
  const { sections, note, summary, references } = lesson;
  const minutes = readingMinutes(lesson);
  const parts = [
    ...sections,
    ...(note ? [{ id: 'note', title: 'Note' }] : []),
    ...(summary ? [{ id: 'summary', title: 'Summary' }] : []),
    ...(references ? [{ id: 'references', title: 'References' }] : []),
  ];
  const back = <BackLink to={`/section/${section.id}`} title={section.title} />;
  return (
    <article data-section={section.id} className={styles.lesson}>
      {back}
      <PageHeading
        path={`/section/${section.id}/lesson/${lesson.id}`}
        description={lesson.description}
        section={section.id}
        article
      >
        {lesson.title}
      </PageHeading>
      <p className={styles.time}>
        About {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read
      </p>
      <div className={styles.columns}>
        <ContentsList parts={parts} />
        <div className={styles.text}>
          <Hero lesson={lesson} />
          <div className={styles.introduction}>
            <Markdown>{lesson.introduction}</Markdown>
          </div>
          {sections.map((part) => (
            <LessonSection key={part.id} part={part} />
          ))}
          {note && (
            <Callout id="note" title="Note">
              <Markdown>{note}</Markdown>
            </Callout>
          )}
          {summary && (
            <Callout id="summary" title="Summary">
              <Markdown>{summary}</Markdown>
            </Callout>
          )}
          {references && <References references={references} />}
          <footer className={styles.footer}>
            <MarkComplete section={section.id} lesson={lesson.id} />
            {back}
          </footer>
          <Neighbours section={section} lessonId={lesson.id} />
        </div>
      </div>
    </article>
  );
}

/** The video, otherwise the picture, otherwise, in history, where every lesson has one, its place. */
function Hero({ lesson: { hero, type } }: { lesson: LessonContent }) {
  if (hero?.video && videoId(hero.video.link)) return <Video {...hero.video} />;
  if (hero?.image) return <Picture picture={hero.image} place="hero" />;
  return type === 'history' ? <HeroPlaceholder /> : null;
}

function References({ references }: { references: readonly Reference[] }) {
  return (
    <section id="references" className={styles.references}>
      <h2>References</h2>
      <ul>
        {references.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
