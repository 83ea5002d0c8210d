import { createPortal } from 'react-dom';
import { BAND } from '#audio/music/instrument.ts';
import { usePrinting } from '#src/page/input/use-printing.ts';
import styles from './handout.module.css';
import type { HandoutItem, HandoutStep } from './handout-items.ts';
import { HandoutAnswer, HandoutTask } from './handout-parts.tsx';

/** The colours of the players, on paper. */
const INK = Object.fromEntries(BAND.map((player) => [`--${player}`, 'var(--ink)']));

interface HandoutProps {
  name: string;
  steps: readonly HandoutStep[];
}

/** The plan on paper, for the class. It replaces the page in print. The last page has the answers. */
export function Handout(props: HandoutProps) {
  return usePrinting() ? createPortal(<Printed {...props} />, document.body) : null;
}

function Printed({ name, steps }: HandoutProps) {
  const answers = steps.flatMap(({ items }) => items.filter(({ task }) => task !== null));
  return (
    <article className={styles.handout} style={INK} aria-label="Handout" data-paper>
      <header className={styles.header}>
        <h1>{name || 'Class plan'}</h1>
        <p>Name</p>
        <p>Date</p>
      </header>
      {steps.map(({ title, path, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change
        <section key={index} className={styles.step}>
          <h2>
            {index + 1}. {title}
          </h2>
          {items.map((item, i) => (
            <div key={item.slide.id} className={styles.item}>
              {isTitled(item) && item.slide.title !== (titleOf(items.slice(0, i)) ?? title) && (
                <h3>{item.slide.title}</h3>
              )}
              <HandoutTask {...item} />
            </div>
          ))}
          <p className={styles.address}>{location.host + path}</p>
        </section>
      ))}
      {answers.length > 0 && (
        <section className={styles.answers}>
          <h1>Answers</h1>
          <dl>
            {answers.map(({ slide, task }) => (
              <div key={slide.id}>
                <dt>{task}</dt>
                <dd>
                  <HandoutAnswer slide={slide} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  );
}

/** Whether a slide has a title on paper, unless it repeats the one above; questions, pictures and videos have none. */
const isTitled = ({ slide }: HandoutItem) => ['text', 'clips', 'song-map'].includes(slide.kind);

const titleOf = (items: readonly HandoutItem[]) => items.findLast(isTitled)?.slide.title;
