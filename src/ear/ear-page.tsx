import { SKILLS } from '#audio/music/ear/question.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import styles from './ear.module.css';
import { Ear } from './ear.tsx';
import { SKILL_TEXTS } from './texts.ts';

/** Ear training: the live band plays newly generated questions. */
export function EarPage() {
  return (
    <div data-color="teal" className={`stack ${styles.page}`}>
      <BackLink to={pathTo('practice')} title="Practice" />
      <header className={styles.header}>
        <PageHeading
          title="Ear training: hear bachata better"
          description="Short rounds of questions by ear, played anew each time by a live bachata band: rhythms, instruments, count 1, chords. They become harder as you become better."
          section="music"
        >
          Train your ear
        </PageHeading>
        <p>
          The band plays, you say what you hear. Every question is new and matched to your level:
          expect to get about four out of five right.
        </p>
        <noscript>
          <p>
            With JavaScript the band asks you:{' '}
            {SKILLS.map((skill) => SKILL_TEXTS[skill].title).join(', ')}. After each answer you hear
            the passage again, with the player concerned brought forward, and read what to listen
            for.
          </p>
        </noscript>
      </header>
      <Ear />
    </div>
  );
}
