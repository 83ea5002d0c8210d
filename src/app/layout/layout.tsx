import { memo, type ReactNode, Suspense, use } from 'react';
import { Link } from 'wouter';
import { Presenting } from '#src/app/presenting.tsx';
import { pathTo } from '#src/content/site/pages.ts';
import { useOnline } from '#src/device/use-online.ts';
import { NOT_SAVING, useVolatile } from '#src/device/use-volatile.ts';
import { answer } from '#src/page/input/early-input.ts';
import { island } from '#src/page/loading/island.tsx';
import { styleSheet } from '#src/page/loading/style-sheet.ts';
import { usePageNotice, useRequestedTool } from '#src/page/page-tool.ts';
import { MartilloMark } from '#src/ui/art/martillo-mark.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { DarkModeToggle } from './dark-mode-toggle.tsx';
import { DonateLink } from './donate-link.tsx';
import styles from './layout.module.css';

/** Its entries are loaded when a pointer or the focus comes to its button. */
const Menu = island('The menu', async () => (await import('./menu.tsx')).Menu, { when: 'press' });

const SiteLinks = island(
  'The foot of the page',
  async () => (await import('./site-links.tsx')).SiteLinks,
  { when: 'input' },
);

const FeedbackButton = island(
  'The feedback form',
  async () => (await import('#src/feedback/feedback-button.tsx')).FeedbackButton,
  { when: 'input' },
);

interface LayoutProps {
  /** Whether the next page is being loaded while the current one is still shown. */
  isLoading: boolean;
  waiting: ReactNode;
  children: ReactNode;
}

/** The header, footer and tools around every screen. */
export function Layout({ isLoading, waiting, children }: LayoutProps) {
  return (
    <div className={styles.page} onClickCapture={answer} onKeyDownCapture={answer}>
      <div className={styles.shell}>
        <Head isLoading={isLoading} />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Foot waiting={waiting} />
      <Presenting />
    </div>
  );
}

// Both render on navigation only, not with a page's query: React would discard the HTML of their islands.

const Head = memo(function Head({ isLoading }: Pick<LayoutProps, 'isLoading'>) {
  return (
    <>
      {isLoading && (
        <div role="progressbar" aria-label="Loading the page" className={styles.loading} />
      )}
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={`row ${styles.header}`}>
        <Link href="/" className={`row ${styles.brand}`}>
          <MartilloMark /> Martillo
        </Link>
        <nav aria-label="Site">
          <Link href={pathTo('practice')}>Practice</Link>
          <Link href={pathTo('ear')}>Ear training</Link>
          <DonateLink />
        </nav>
        <OfflineSign />
        <DarkModeToggle />
        <Menu />
      </header>
      <VolatileNotice />
    </>
  );
});

/** The dock, then the footer, so that screen readers read the docked tools right after their page. */
const Foot = memo(function Foot({ waiting }: Pick<LayoutProps, 'waiting'>) {
  return (
    <>
      <div className={styles.dock} data-dock data-screen-only>
        <PageNotice />
        {waiting}
        <div className={`controls ${styles.tools}`} data-tools>
          <Suspense>
            <RequestedTool />
          </Suspense>
          <FeedbackButton />
        </div>
      </div>
      <footer className={`quiet ${styles.credits}`} data-screen-only>
        <SiteLinks />
      </footer>
    </>
  );
});

function RequestedTool() {
  const Tool = useRequestedTool();
  const loading = styleSheet();
  if (Tool && loading) use(loading);
  return Tool && <Tool />;
}

function PageNotice() {
  const Notice = usePageNotice();
  return Notice && <Notice />;
}

function OfflineSign() {
  const online = useOnline();
  return (
    <span role="status" className={`badge ${styles.offline}`}>
      {!online && 'Offline'}
    </span>
  );
}

function VolatileNotice() {
  const isVolatile = useVolatile();
  return (
    <Notice tone="small" role="status">
      {isVolatile && `${NOT_SAVING} Your progress is lost when you close this tab.`}
    </Notice>
  );
}
