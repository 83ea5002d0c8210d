import { Link } from 'wouter';
import type { SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { island } from '#src/page/loading/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { roadPart } from '#src/road/road-part.tsx';
import styles from './home-page.module.css';
import { LazySectionPicture } from './lazy-section-picture.tsx';

const Band = island(
  'The band',
  async () => (await import('#src/band/small/home-band.tsx')).HomeBand,
  { height: '24rem', when: 'input' },
);

const RoadPart = roadPart(async () => (await import('./road-view.tsx')).RoadView);

/** The band, the road, and the menu of sections. */
export function HomePage({ sections }: { sections: readonly SectionHead[] }) {
  return (
    <>
      <header className={styles.hero}>
        <PageHeading
          title="Learn bachata"
          description="Learn bachata, the Dominican music and dance, by playing it: its history, its rhythms, its instruments, with sound throughout."
        >
          Learn bachata by playing it
        </PageHeading>
      </header>
      <div className={`stack ${styles.start}`}>
        <Band />
        <RoadPart className={styles.road} />
      </div>
      <section aria-labelledby="sections">
        <h2 id="sections" className={styles.choose}>
          Or choose a section
        </h2>
        <ul className={styles.tiles}>
          {sections.map((section) => (
            <li key={section.id} data-color={section.color}>
              {section.comingSoon ? (
                <div className={styles.tile} data-coming-soon>
                  <TileFace section={section} />
                  <span className={`badge ${styles.badge}`}>Coming Soon</span>
                </div>
              ) : (
                <Link href={pathTo('section', section.id)} className={styles.tile}>
                  <TileFace section={section} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <p className={`soft ${styles.about}`}>
        Bachata is the guitar music of the Dominican Republic: learn where it comes from, how it is
        built, and what it feels like to keep its time. Martillo, the hammer, is what the bongos
        play in it.
      </p>
    </>
  );
}

function TileFace({ section }: { section: SectionHead }) {
  return (
    <>
      <LazySectionPicture icon={section.icon} className={styles.picture} />
      <h3>{section.title}</h3>
      <p>{section.description}</p>
    </>
  );
}
