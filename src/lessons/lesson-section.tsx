import type { ContentBlock, KeyPoint, Media, SectionContent } from '#src/content/model.ts';
import { Markdown } from '#src/page/markdown.tsx';
import { Sounds } from '#src/sound/lazy-sample-list.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Artists } from './artists.tsx';
import { Exercise } from './exercise.tsx';
import styles from './lesson-section.module.css';
import { Picture } from './picture.tsx';
import { Video } from './video.tsx';

/** A part of a lesson, with its id as its anchor. */
export function LessonSection({ part }: { part: SectionContent }) {
  return (
    <section id={part.id} className={styles.section}>
      <h2>{part.title}</h2>
      {part.contentBlocks.map((block) => (
        <Block key={block.content} block={block} title={part.title} />
      ))}
      {part.artists && <Artists artists={part.artists} />}
      {part.keyPoints && (
        <Callout
          as="aside"
          title="Key Points to Remember"
          heading="h3"
          className={styles.keyPoints}
          aria-label={`Key points: ${part.title}`}
        >
          <KeyPoints points={part.keyPoints} />
        </Callout>
      )}
    </section>
  );
}

function Block({ block, title }: { block: ContentBlock; title: string }) {
  return (
    <div className={styles.block}>
      <Markdown>{block.content}</Markdown>
      {block.media && <MediaList media={block.media} title={title} />}
      {block.interactiveBlocks?.map((interactive) => (
        <Exercise key={interactive.data.id} block={interactive} />
      ))}
    </div>
  );
}

function MediaList({ media: { images, audio, video }, title }: { media: Media; title: string }) {
  return (
    <>
      {images?.map((picture) => (
        <Picture key={picture.drawing ?? picture.src} picture={picture} place="section" />
      ))}
      {audio && (
        <div className={styles.sounds}>
          <Sounds label={`Hear it: ${title}`} samples={audio} />
        </div>
      )}
      {video && <Video {...video} />}
    </>
  );
}

function KeyPoints({ points }: { points: readonly KeyPoint[] }) {
  return (
    <ul>
      {points.map(({ id, title, content, artists, keyPoints }) => (
        <li key={id} id={id}>
          <strong>{title}</strong>
          <Markdown>{content}</Markdown>
          {artists && <Artists artists={artists} />}
          {keyPoints && <KeyPoints points={keyPoints} />}
        </li>
      ))}
    </ul>
  );
}
