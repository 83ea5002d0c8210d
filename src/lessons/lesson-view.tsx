import { useEffect, useRef } from 'react';
import { ClassTools } from '#src/classroom/present-button.tsx';
import type { Lesson, Reference, SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/pages.ts';
import { videoId } from '#src/content/video-id.ts';
import { OfflineButton } from '#src/offline/offline-button.tsx';
import { island } from '#src/page/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { Prose } from '#src/page/prose.tsx';
import { LAST_LESSON } from '#src/progress/last-lesson.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Clips } from './clips.tsx';
import { ContentsList } from './contents-list.tsx';
import { HeroPlaceholder, Video } from './lazy-video.tsx';
import { LessonSection } from './lesson-section.tsx';
import styles from './lesson-view.module.css';
import { LinkNotes } from './link-notes.tsx';
import { MarkComplete } from './mark-complete.tsx';
import { Picture } from './picture.tsx';

/** What follows grows with the table of sections: it is loaded like the exercises. */
const End = island('What follows', async () => (await import('./lesson-end.tsx')).EndOfLesson, {
  height: '20rem',
  when: 'input',
});

interface LessonViewProps {
  section: SectionHead;
  lesson: Lesson;
}

/** A whole lesson on one page. */
export function LessonView({ section, lesson }: LessonViewProps) {
  const { sections, note, summary, references, minutes } = lesson;
  useEffect(() => LAST_LESSON.write({ section: section.id, lesson: lesson.id }), [section, lesson]);
  const article = useRef<HTMLElement>(null);
  const parts = [
    ...sections,
    ...(note ? [{ id: 'note', title: 'Note' }] : []),
    ...(summary ? [{ id: 'summary', title: 'Summary' }] : []),
    ...(references ? [{ id: 'references', title: 'References' }] : []),
  ];
  const path = pathTo('section', section.id);
  return (
    <article ref={article} data-color={section.color} className={styles.lesson}>
      <BackLink to={path} title={section.title}>
        <ClassTools item="" name="this lesson" title={lesson.title} />
      </BackLink>
      <PageHeading
        path={pathTo('lesson', section.id, lesson.id)}
        description={lesson.description}
        section={section.id}
        article
      >
        {lesson.title}
      </PageHeading>
      <div className={styles.about}>
        <p>
          About {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read
        </p>
        <OfflineButton path={pathTo('lesson', section.id, lesson.id)} name="This lesson" />
      </div>
      <div className={styles.columns}>
        <ContentsList parts={parts} />
        <div className={styles.text}>
          <Hero lesson={lesson} />
          <div className={styles.introduction}>
            <Prose html={lesson.introduction} />
          </div>
          {sections.map((part) => (
            <LessonSection key={part.id} part={part} />
          ))}
          <div className={`later ${styles.end}`}>
            {note && (
              <Callout id="note" title="Note">
                <Prose html={note} />
              </Callout>
            )}
            {summary && (
              <Callout id="summary" title="Summary">
                <Prose html={summary} />
              </Callout>
            )}
            {references && <References references={references} />}
            <LinkNotes article={article} />
            <footer className={styles.footer} data-screen-only>
              <MarkComplete section={section.id} lesson={lesson.id} />
              <BackLink to={path} title={section.title} />
            </footer>
            <End section={section.id} lessonId={lesson.id} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** What a lesson begins with: its video or picture, and something to hear. */
function Hero({ lesson }: { lesson: Lesson }) {
  const { title, hero } = lesson;
  return (
    <>
      <HeroPicture lesson={lesson} />
      {hero?.audio && <Clips title={title} samples={hero.audio} />}
    </>
  );
}

/** The video, otherwise the picture; history lessons without either get a placeholder. */
function HeroPicture({ lesson: { hero, type } }: { lesson: Lesson }) {
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
