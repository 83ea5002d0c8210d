import { pathTo } from '#src/content/pages.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Practice } from './practice.tsx';
import styles from './practice-page.module.css';

/** The practice room: a live band, as slowly as needed, with any player taken out. */
export function PracticePage() {
  return (
    <div data-section="music" className={styles.page}>
      <BackLink to="/" title="Home" />
      <header className={styles.header}>
        <PageHeading
          path={pathTo('practice')}
          title="Practice: play with the band"
          description="A live bachata band for your practice: derecho, majao and mambo at any tempo, with any player taken out, and a chart of what each one plays."
          section="music"
        >
          Play with the band
        </PageHeading>
        <p>
          Five players, exactly in time, as slowly as you need. Take out the one you play, and see
          what the others do.
        </p>
      </header>
      <Practice />
    </div>
  );
}
