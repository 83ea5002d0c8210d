import { Link } from 'wouter';
import type { Section } from '#src/content/model.ts';
import { pathTo } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { SectionPicture } from '#src/ui/art/section-picture.tsx';
import { Badge } from '#src/ui/badge.tsx';
import styles from './home-page.module.css';

/** The menu of sections. */
export function HomePage() {
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
      <ul className={styles.tiles}>
        {SECTIONS.map((section) => (
          <li key={section.id} data-section={section.id}>
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

function TileFace({ section }: { section: Section }) {
  return (
    <>
      <SectionPicture section={section.id} className={styles.picture} />
      <h2>{section.title}</h2>
      <p>{section.description}</p>
    </>
  );
}
