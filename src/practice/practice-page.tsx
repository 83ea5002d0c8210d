import { TEMPO } from '#audio/music/tempo.ts';
import { pathTo } from '#src/content/pages.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Practice } from './practice.tsx';
import styles from './practice-page.module.css';

/** The practice room: a live band, as slowly as needed, with any player taken out. */
export function PracticePage() {
  return (
    <div data-color="teal" className={styles.page}>
      <BackLink to="/" title="Home" />
      <header className={styles.header}>
        <PageHeading
          path={pathTo('practice')}
          title="Practice: play with the band"
          description="A live bachata band for your practice: derecho, majao and mambo at any tempo, with any player taken out, and a chart of what each one plays."
          section="music"
        >
          Practice
        </PageHeading>
        <p>
          Five players, exactly in time, as slowly as you need. Mute the one you play, and see what
          the others do.
        </p>
        <noscript>
          <p>
            With JavaScript the band plays derecho, majao and mambo at {TEMPO.slowest} to{' '}
            {TEMPO.fastest} counts a minute, a few bars over and over or as a whole song. You can
            mute players, write a pattern of your own, have the tempo raised step by step, and see
            how many milliseconds early or late you tap. Without it, you can read below what each
            player plays in one bar of derecho.
          </p>
        </noscript>
      </header>
      <Practice />
    </div>
  );
}
