import { Link } from 'wouter';
import { TeachSwitch } from '#src/classroom/teach-switch.tsx';
import { useTeaching } from '#src/classroom/teaching.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { DonateLink } from './donate-link.tsx';
import styles from './site-links.module.css';

/** The foot of every page: credits, pages that are rarely needed, and the switch *I teach*. */
export function SiteLinks() {
  const teaching = useTeaching();
  return (
    <>
      <noscript>
        {/* Replaces the menu and *I teach*. The section pages link to their lessons, quizzes and glossaries. */}
        <nav aria-label="All pages" className={`controls ${styles.pages}`}>
          <a href={pathTo('home')}>All sections</a>
          <a href={pathTo('practice')}>Practice</a>
          <a href={pathTo('ear')}>Ear training</a>
          <a href={pathTo('class')}>Class plan</a>
        </nav>
      </noscript>
      Notes of requinto, bass and bongos: FluidR3 GM by Frank Wen, MIT licence; segunda: University
      of Iowa, CC BY 3.0 (<a href="/assets/audio/kit/LICENSE.txt">notices</a>). The güira and all
      music are our own.{' '}
      <span className={styles.donate}>
        <DonateLink /> ·{' '}
      </span>
      {teaching && (
        <>
          <Link href={pathTo('class')}>Class plan</Link> ·{' '}
        </>
      )}
      <Link href={pathTo('your-data')}>Your data</Link> · <TeachSwitch />
    </>
  );
}
