import { createContext, use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { TeachSwitch } from '#src/classroom/teach-switch.tsx';
import { useTeaching } from '#src/classroom/teaching.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { dueSkills, earRecord, today } from '#src/ear/record/ear-record.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import { missedQuestions } from '#src/progress/missed.ts';
import { goOnLead, goOnPlace } from '#src/road/stop-texts.ts';
import { useRoad } from '#src/road/use-road.ts';
import { MartilloMark } from '#src/ui/art/martillo-mark.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { DarkModeToggle } from './dark-mode-toggle.tsx';
import { DonateLink } from './donate-link.tsx';
import layout from './layout.module.css';
import styles from './menu.module.css';

/** Closes the menu, as each of its links does. */
const CloseContext = createContext(() => {});

export function Menu() {
  const { shown, open, close } = useDialog<'menu'>();
  return (
    <>
      <Button kind="icon" aria-label="Menu" aria-haspopup="dialog" onClick={() => open('menu')}>
        <Sign d="M4 6h16M4 12h16M4 18h16" />
      </Button>
      <Dialog title="Menu" look="sheet" ownButtons open={shown !== null} onClose={close}>
        <CloseContext value={close}>
          <Entries />
        </CloseContext>
      </Dialog>
    </>
  );
}

/** The entries, which get the focus first, and the buttons above them. */
function Entries() {
  const onClose = use(CloseContext);
  const teaching = useTeaching();
  const [due] = useState(() => ({
    ear: dueSkills(earRecord(), today()).length,
    quizzes: missedQuestions().length,
  }));
  return (
    <>
      <nav aria-label="All pages" className={styles.entries}>
        <ul>
          <GoOn />
          <Fold title="Lessons" sign={SIGNS.lessons} groups={LESSONS} />
          <Page href={pathTo('practice')} title="Practice" sign={SIGNS.practice} />
          <Page href={pathTo('ear')} title="Ear training" sign={SIGNS.ear} due={due.ear} />
          <Fold
            title="Quizzes"
            sign={SIGNS.quizzes}
            groups={due.quizzes > 0 ? [MISSED, ...QUIZZES] : QUIZZES}
            due={due.quizzes}
          />
          <Fold title="Glossary" sign={SIGNS.glossary} groups={GLOSSARIES} />
        </ul>
        <ul className={styles.rare}>
          <li>
            <DonateLink>
              <Sign d={SIGNS.donate} />
              Donate
            </DonateLink>
          </li>
          <Page href={pathTo('your-data')} title="Your data" sign={SIGNS.data} />
          {teaching && <Page href={pathTo('class')} title="Class plan" sign={SIGNS.lessons} />}
        </ul>
      </nav>
      <div className={styles.teach}>
        <TeachSwitch />
      </div>
      <div className={`row ${styles.bar}`}>
        <Link href={pathTo('home')} className={`row ${layout.brand}`} onClick={onClose}>
          <MartilloMark /> Martillo
        </Link>
        <DarkModeToggle />
        <Button kind="icon" aria-label="Close" onClick={onClose}>
          <Sign d="M6 6L18 18M18 6L6 18" />
        </Button>
      </div>
    </>
  );
}

/** The current stop of the road, with its place; empty at the end of the road. */
function GoOn() {
  const onClose = use(CloseContext);
  const { now, isNew } = useRoad();
  return (
    now && (
      <li className={styles.now}>
        <Link href={now.href} onClick={onClose}>
          <Sign d="M3 12H20M13 5L20 12L13 19" />
          <span>
            {goOnLead(isNew)} <small>{goOnPlace(now, isNew)}</small>
          </span>
        </Link>
      </li>
    )
  );
}

interface LabelProps {
  title: string;
  sign?: string;
  due?: number;
}

function Label({ title, sign, due = 0 }: LabelProps) {
  return (
    <>
      {sign && <Sign d={sign} />}
      {title}
      {due > 0 && <small className={styles.due}>{due} due</small>}
    </>
  );
}

/** A link to a page, which closes the menu. */
function Page({ href, ...label }: LabelProps & { href: string }) {
  const [path] = useLocation();
  const onClose = use(CloseContext);
  return (
    <li>
      <Link href={href} aria-current={href === path ? 'page' : undefined} onClick={onClose}>
        <Label {...label} />
      </Link>
    </li>
  );
}

interface Group {
  title: string;
  pages: readonly { href: string; title: string }[];
}

/** An entry that unfolds. The entry of the current page starts unfolded. */
function Fold({ groups, ...label }: LabelProps & { groups: readonly Group[] }) {
  const [path] = useLocation();
  // Set when the menu opens: a navigation under the open menu must not change the lists.
  const [startsOpen] = useState(() =>
    groups.some(({ pages }) => pages.some(({ href }) => href === path)),
  );
  return (
    <li>
      <details name="menu" className="fold" open={startsOpen}>
        <summary>
          <Label {...label} />
        </summary>
        {groups.map((group) => (
          <section key={group.title}>
            {group.title && <h3>{group.title}</h3>}
            <ul>
              {group.pages.map((page) => (
                <Page key={page.href} {...page} />
              ))}
            </ul>
          </section>
        ))}
      </details>
    </li>
  );
}

const SIGNS = {
  lessons: 'M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20',
  practice: 'M2 21H22M8 21V15C8 9 16 9 16 15V21M15 5A3 3 0 0 1 9 5A3 3 0 0 1 15 5Z',
  ear: 'M6 9C6 0 19 0 19 9C19 14 14 14 14 18C14 23 8 22 8 18M10 10C9 5 15 5 15 9C15 12 12 11 12 14',
  quizzes: 'M3 5L5 7L8 3M3 12L5 14L8 10M3 19H8M12 5H21M12 12H21M12 19H21',
  glossary: 'M5 3H19V21H7C5 21 5 19 5 18ZM5 18C5 17 6 16 7 16H19M9 7H15M9 11H13',
  donate: 'M12 20C6 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7A4.5 4.5 0 0 1 21 8.5C21 12 18 15 12 20Z',
  data: 'M4 4H20V20H4ZM4 14H20M8 17H8.01',
};

/** The pages of the entries of each section that can be opened. */
const pagesOf = (kind: 'lesson' | 'quiz', entries: 'lessons' | 'quizzes'): Group[] =>
  SECTIONS.map((section) => ({
    title: section.title,
    pages: section[entries]
      .filter(({ comingSoon }) => !comingSoon)
      .map(({ id, title }) => ({ href: pathTo(kind, section.id, id), title })),
  })).filter(({ pages }) => pages.length > 0);

const LESSONS = pagesOf('lesson', 'lessons');
const QUIZZES = pagesOf('quiz', 'quizzes');
const MISSED: Group = {
  title: '',
  pages: [{ href: pathTo('round'), title: 'Questions you missed' }],
};
const GLOSSARIES: Group[] = [
  {
    title: '',
    pages: SECTIONS.filter(({ glossary }) => glossary).map(({ id, title }) => ({
      href: pathTo('glossary', id),
      title,
    })),
  },
];

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
      <path d={d} />
    </svg>
  );
}
