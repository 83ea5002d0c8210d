import { Link } from 'wouter';
import type { SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/pages.ts';
import { island } from '#src/page/island.tsx';
import { PageHeading } from '#src/page/page-heading.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { ContinuePart } from './continue-part.tsx';
import styles from './home-page.module.css';
import { LazySectionPicture } from './lazy-section-picture.tsx';

const Band = island('The band', async () => (await import('#src/band/home-band.tsx')).HomeBand, {
  height: '24rem',
  when: 'input',
});

/** The band, and the menu of sections. */
export function HomePage({ sections }: { sections: readonly SectionHead[] }) {
  return (
    <>
      <header className={styles.hero}>
        <PageHeading
          path={pathTo('home')}
          title="Learn bachata"
          description="Learn bachata, the Dominican music and dance, by playing it: its history, its rhythms, its instruments, with sound throughout."
        >
          Learn bachata by playing it
        </PageHeading>
        <p>
          The guitar music of the Dominican Republic: where it comes from, how it is built, and what
          it feels like to keep its time. Martillo, the hammer, is what the bongos play in it.
        </p>
      </header>
      <ContinuePart />
      <div className={styles.band}>
        <Band />
      </div>
      <ul className={styles.tiles}>
        {sections.map((section) => (
          <li key={section.id} data-color={section.color}>
            {section.comingSoon ? (
              <div className={styles.tile} data-coming-soon>
                <TileFace section={section} />
                <Badge className={styles.badge}>Coming Soon</Badge>
              </div>
            ) : (
              <Link href={pathTo('section', section.id)} className={styles.tile}>
                <TileFace section={section} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function TileFace({ section }: { section: SectionHead }) {
  return (
    <>
      <LazySectionPicture icon={section.icon} className={styles.picture} />
      <h2>{section.title}</h2>
      <p>{section.description}</p>
    </>
  );
}
