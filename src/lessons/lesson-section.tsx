import type { CSSProperties } from 'react';
import type { ContentBlock, Html, KeyPoint, SectionContent } from '#src/content/model.ts';
import { stepOfBlock } from '#src/content/steps.ts';
import { Prose } from '#src/page/prose.tsx';
import { Exercise } from './exercise.tsx';
import styles from './lesson-section.module.css';
import { Clips } from './parts/clips.tsx';
import { Artists, Streams, Video } from './parts/lazy-parts.tsx';
import { More } from './parts/more.tsx';
import { Picture } from './parts/picture.tsx';

/** A section of a lesson; its id is its anchor. */
export function LessonSection({ part }: { part: SectionContent<Html> }) {
  return (
    <section
      id={part.id}
      className={`later ${styles.section}`}
      style={{ '--height': heightOf(part) } as CSSProperties}
    >
      <h2>{part.title}</h2>
      {part.contentBlocks.map((block, index) => (
        <Block
          key={block.content.__html}
          step={stepOfBlock(part, index)}
          block={block}
          title={part.title}
        />
      ))}
      {(part.artists || part.keyPoints) && (
        <More
          step={stepOfBlock(part, part.contentBlocks.length)}
          name={part.artists ? 'Read more' : 'Key points'}
        >
          {part.artists && <Artists artists={part.artists} />}
          {part.keyPoints && (
            <aside
              className={`callout ${styles.keyPoints}`}
              aria-label={`Key points: ${part.title}`}
            >
              <h3>Key Points to Remember</h3>
              <KeyPoints points={part.keyPoints} />
            </aside>
          )}
        </More>
      )}
    </section>
  );
}

/** Estimated height on a phone: characters of text, and what is seen, heard or played. */
function heightOf(part: SectionContent<Html>): string {
  const media = part.contentBlocks.flatMap((block) => Object.values(block.media ?? {}));
  const exercises = part.contentBlocks.flatMap(({ interactiveBlocks = [] }) => interactiveBlocks);
  const text = JSON.stringify(part).length;
  return `${Math.round(text / 25 + 10 * media.length + 30 * exercises.length)}rem`;
}

function Block({ step, block, title }: { step: string; block: ContentBlock<Html>; title: string }) {
  const { images, audio, video, streams } = block.media ?? {};
  return (
    <div data-step={step} className={styles.block}>
      <Prose html={block.content} />
      {images?.map((picture) => (
        <Picture key={picture.drawing ?? picture.src} picture={picture} place="section" />
      ))}
      {audio && <Clips samples={audio} title={title} />}
      {video && <Video {...video} />}
      {streams && <Streams samples={streams} title={title} />}
      {block.interactiveBlocks?.map((interactive) => (
        <Exercise key={interactive.data.id} step={step} block={interactive} />
      ))}
      {block.deeper && (
        <More>
          <Prose html={block.deeper} />
        </More>
      )}
    </div>
  );
}

function KeyPoints({ points }: { points: readonly KeyPoint<Html>[] }) {
  return (
    <ul className="bullets stack">
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
