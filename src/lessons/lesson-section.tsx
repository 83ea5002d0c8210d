import { loadClipChart } from '#src/band/chart/load-clip-chart.ts';
import { clipsItem } from '#src/classroom/present-button.tsx';
import { Presentable } from '#src/classroom/presentable.tsx';
import type { ContentBlock, Html, KeyPoint, Media, SectionContent } from '#src/content/model.ts';
import { Prose } from '#src/page/prose.tsx';
import { Sounds } from '#src/sound/lazy-sample-list.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Exercise } from './exercise.tsx';
import { Artists } from './lazy-artists.tsx';
import { Video } from './lazy-video.tsx';
import styles from './lesson-section.module.css';
import { Picture } from './picture.tsx';

/** A section of a lesson; its id is its anchor. */
export function LessonSection({ part }: { part: SectionContent<Html> }) {
  return (
    <section id={part.id} className={styles.section}>
      <h2>{part.title}</h2>
      {part.contentBlocks.map((block) => (
        <Block key={block.content.__html} block={block} title={part.title} />
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

function Block({ block, title }: { block: ContentBlock<Html>; title: string }) {
  return (
    <div className={styles.block}>
      <Prose html={block.content} />
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
          <Presentable item={clipsItem(audio)} name={`the sounds: ${title}`} title={title}>
            <Sounds
              label={`Hear it: ${title}`}
              samples={audio}
              loadChart={loadClipChart}
              deferred
            />
          </Presentable>
        </div>
      )}
      {video && <Video {...video} />}
    </>
  );
}

function KeyPoints({ points }: { points: readonly KeyPoint<Html>[] }) {
  return (
    <ul>
      {points.map(({ id, title, content, artists, keyPoints }) => (
        <li key={id} id={id}>
          <strong>{title}</strong>
          <Prose html={content} />
          {artists && <Artists artists={artists} />}
          {keyPoints && <KeyPoints points={keyPoints} />}
        </li>
      ))}
    </ul>
  );
}
