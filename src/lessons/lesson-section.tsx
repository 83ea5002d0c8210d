import type { CSSProperties } from 'react';
import type { Html, KeyPoint, SectionContent } from '#src/content/model.ts';
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
      {part.contentBlocks.map(({ content, media = {}, interactiveBlocks, deeper }, index) => {
        const step = stepOfBlock(part, index);
        const { images, audio, video, streams } = media;
        return (
          <div key={content.__html} data-step={step} className={styles.block}>
            <Prose html={content} />
            {images?.map((picture) => (
              <Picture key={picture.drawing ?? picture.src} picture={picture} place="section" />
            ))}
            {audio && <Clips samples={audio} title={part.title} />}
            {video && <Video {...video} />}
            {streams && <Streams samples={streams} title={part.title} />}
            {interactiveBlocks?.map((block) => (
              <Exercise key={block.data.id} step={step} block={block} />
            ))}
            {deeper && (
              <More>
                <Prose html={deeper} />
              </More>
            )}
          </div>
        );
      })}
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

/** Estimated height on a phone, by characters of text and by pictures, sounds and exercises. */
function heightOf(part: SectionContent<Html>): string {
  const media = part.contentBlocks.flatMap((block) => Object.values(block.media ?? {}));
  const exercises = part.contentBlocks.flatMap(({ interactiveBlocks = [] }) => interactiveBlocks);
  const text = JSON.stringify(part).length;
  return `${Math.round(text / 25 + 10 * media.length + 30 * exercises.length)}rem`;
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
