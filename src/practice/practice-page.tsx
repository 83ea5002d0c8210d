import { pathTo } from '#src/content/pages.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import styles from './practice-page.module.css';

const OFFERS = [
  'Play along with requinto, segunda, bass, güira and bongos in derecho, majao and mambo, from 40 to 160 counts a minute.',
  'Take any player out, listen to one alone, and set the volume and place of each.',
  'Loop one, two, four or eight bars, or play a whole song from intro to outro.',
  'See on the chart what each player does while it sounds, or write a part of your own.',
  'Train: a tempo that rises, bars that fall silent, and taps judged in milliseconds.',
];

const KEYS = [
  ['Space', 'Play and stop'],
  ['↑ ↓', 'Tempo up and down'],
  ['T', 'Tap the tempo'],
  ['1 to 5', 'Mute a player; with Shift, solo'],
  ['D, M, X', 'Derecho, majao, mambo'],
  ['[ ]', 'A shorter or longer loop'],
] as const;

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
      <section aria-labelledby="offers">
        <h2 id="offers">What you can do here</h2>
        <ul>
          {OFFERS.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <dl className={styles.keys}>
          {KEYS.map(([keys, effect]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
