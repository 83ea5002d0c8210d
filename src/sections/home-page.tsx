import { use } from 'react';
import type { SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/pages.ts';
import { LazyPart } from '#src/page/lazy-part.tsx';
import { loadOnce } from '#src/page/load-once.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Link } from '#src/ui/link.tsx';
import { ContinuePart } from './continue-part.tsx';
import styles from './home-page.module.css';
import { LazySectionPicture } from './lazy-section-picture.tsx';

/** The band, and the menu of sections. */
export function HomePage({ sections }: { sections: readonly SectionHead[] }) {
  return (
    <>
      <header className={styles.hero}>
        <PageHeading
          path={pathTo('home')}
          title="Learn bachata"
          description="Learn bachata, the Dominican music and dance, by playing it: its history, its rhythms, its instruments, with sound on every page."
        >
          Learn bachata by playing it
        </PageHeading>
        <p>
          The guitar music of the Dominican Republic: where it comes from, how it is built, and what
          it feels like to keep its time.
        </p>
      </header>
      <ContinuePart />
      <div className={styles.band}>
        <LazyPart name="The band" height="24rem" deferred>
          <Band />
        </LazyPart>
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

function Band() {
  const { HomeBand } = use(loadOnce('home band', () => import('#src/band/home-band.tsx')));
  return <HomeBand />;
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
