import { Link } from 'wouter';
import { TeachSwitch } from '#src/classroom/teach-switch.tsx';
import { pathTo } from '#src/content/pages.ts';
import { SECTION_HEADS } from '#src/content/section-heads.ts';
import { DonateLink } from './donate-link.tsx';
import styles from './site-links.module.css';

/** The foot of every page: credits, pages that are rarely needed, and the switch *I teach*. */
export function SiteLinks() {
  return (
    <>
      <noscript>
        {/* What the menu leads to. The pages of the sections have their lessons, quizzes and glossaries. */}
        <nav aria-label="All pages" className={styles.pages}>
          {SECTION_HEADS.map(({ id, title }) => (
            <a key={id} href={pathTo('section', id)}>
              {title}
            </a>
          ))}
          <a href={pathTo('practice')}>Practice</a>
          <a href={pathTo('ear')}>Ear training</a>
        </nav>
      </noscript>
      Notes of requinto, bass and bongos: FluidR3 GM by Frank Wen, MIT licence; segunda: University
      of Iowa, CC BY 3.0 (<a href="/assets/audio/kit/LICENSE.txt">notices</a>). The güira and all
      music are our own.{' '}
      <span className={styles.donate}>
        <DonateLink /> ·{' '}
      </span>
      <Link href={pathTo('class')}>Class plan</Link> ·{' '}
      <Link href={pathTo('your-data')}>Your data</Link> · <TeachSwitch />
    </>
  );
}
