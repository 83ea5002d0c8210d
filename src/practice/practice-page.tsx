import { TEMPO } from '#audio/music/tempo.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { Practice } from './practice.tsx';

/** The practice page: a live band, as slowly as needed, with any player taken out. */
export function PracticePage() {
  return (
    <Practice>
      <PageHeading
        title="Practice: play with the band"
        description="A live bachata band for your practice: derecho, majao and mambo at any tempo, with any player taken out, and a chart of what each one plays."
        section="music"
      >
        Practice
      </PageHeading>
      <noscript>
        <p>
          {`With JavaScript the band plays derecho, majao and mambo at ${TEMPO.slowest} to ${TEMPO.fastest} counts a minute, a few bars over and over or as a whole song. You can mute players, write your own pattern, have the tempo raised, and see how early or late you tap. Without it, you can read below what each player plays in derecho.`}
        </p>
      </noscript>
    </Practice>
  );
}
