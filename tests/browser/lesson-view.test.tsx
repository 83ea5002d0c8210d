import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Lesson } from '#src/content/model.ts';
import { findSection } from '#src/content/site/sections.ts';
import { LessonEnd } from '#src/lessons/lesson-end.tsx';
import { LessonPage } from '#src/lessons/lesson-page.tsx';
import { LessonView } from '#src/lessons/lesson-view.tsx';
import { expectNoViolations } from '#tests/support/axe.ts';
import { inPage } from '#tests/support/in-page.tsx';
import { reducedMotion } from '#tests/support/motion.ts';
import { lesson as LESSON } from './fixtures/complete-lesson.ts?compiled';

const section = findSection('history');

const show = (lesson: Lesson = LESSON) =>
  render(inPage(<LessonView section={section} lesson={lesson} />));
const frame = (title: string) => page.getByTitle(title);

beforeEach(() => page.viewport(1440, 900));

test('a lesson shows its parts in the specified order, with references, a picture and an artist without a player', async () => {
  const { container } = await show();
  await expect.element(page.getByText('What was played at the parties?')).toBeVisible();
  // Parts that are loaded separately.
  await expect.element(page.getByText('A Guitarist')).toBeVisible();
  await expect.element(page.getByText('A guitar in the yard')).toBeVisible();
  const order = [
    'Origins of Bachata',
    'A guitar in the yard',
    'Before there were records',
    'Parties in the yard',
    'People brought',
    'A güira',
    'What was played',
    'A second part',
    'The first records',
    'A Singer',
    'Key Points to Remember',
    'Guitars were carried',
    'Strings',
    'The names of this lesson',
    'First the party',
    'An encyclopedia',
    'Mark as Complete',
    'Back to History',
  ];
  // They repeat titles.
  const repeating =
    'article nav:has([href^="#"]), section:has(#test-yourself), footer [href*="/quiz/"]';
  for (const part of container.querySelectorAll(repeating)) part.remove();
  const text = container.textContent?.replace('an encyclopedia', '') ?? '';
  const places = order.map((part) => text.lastIndexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page.getByRole('link', { name: 'Back to History' }).elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('link', { name: /^Start: \d+ steps, about \d+ minutes$/ }))
    .toBeVisible();
  // References open in a new tab.
  const reference = page.getByRole('link', { name: 'An encyclopedia', exact: true });
  await expect.element(reference).toHaveAttribute('target', '_blank');
  await expect.element(reference).toHaveAttribute('rel', 'noopener noreferrer');
  await expect
    .element(page.getByRole('img', { name: 'Eight bars of sound' }))
    .toHaveStyle({ maxHeight: '600px' });
  // An artist without a Spotify id is named without a player.
  expect(page.getByRole('button', { name: /^Show the player of/ }).elements()).toHaveLength(1);
});

describe('a lesson ends', () => {
  const others = () => page.getByRole('navigation', { name: 'Other lessons' });

  test('with its quiz and its best score, and with the next lesson', async () => {
    localStorage.setItem('quiz_progress_history_history-50-60', '4/5');
    await show();
    const quizzes = page.getByRole('region', { name: 'Test yourself' });
    const quiz = quizzes.getByRole('link', { name: 'Origins of Bachata Your best: 4/5' });
    await expect.element(quiz).toHaveAttribute('href', '/section/history/quiz/history-50-60');
    expect(quizzes.getByRole('link').elements()).toHaveLength(1);
    await expect.element(others()).toHaveTextContent(/^Next lesson Consolidation of the genre$/);
  });

  test('with the next section, if it is the last', async () => {
    await render(<LessonEnd sectionId={section.id} lessonId={section.lessons.at(-1)?.id ?? ''} />);
    await expect
      .element(others())
      .toHaveTextContent(
        /^Previous lessonInternational expansionNext section: Music Key Instruments$/,
      );
  });

  test('with its quiz once, and the band, if its section has practice and no other lesson', async () => {
    const music = findSection('music');
    await render(<LessonView section={music} lesson={{ ...LESSON, id: 'structure' }} />);
    await expect
      .element(others().getByRole('link', { name: 'Practice' }))
      .toHaveAttribute('href', '/practice');
    const quiz = page.getByRole('link', { name: /Which part of the song\?/ });
    await expect.element(quiz).toHaveAccessibleName('Next: Which part of the song?, quiz');
  });
});

describe('the hero', () => {
  test('is our own poster until the video is played', async () => {
    await show();
    expect(document.querySelector('iframe[src*="youtube"]')).toBeNull();
    await page.getByRole('button', { name: 'Play video: A guitar in the yard' }).click();
    await expect
      .element(frame('A guitar in the yard'))
      .toHaveAttribute(
        'src',
        expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a1B2-c3_D4e\b/),
      );
    await expect.element(frame('A guitar in the yard')).toHaveFocus();
  });

  test('is an image of at most 400 px if there is no valid video', async () => {
    const image = { src: '/apple-touch-icon.png', alt: 'A tall picture' };
    const video = { link: 'https://youtu.be/short', title: 'Nothing' };
    await show({ ...LESSON, hero: { video, image } });
    const shown = page.getByRole('img', { name: 'A tall picture' });
    await expect.element(shown).toHaveStyle({ maxHeight: '400px' });
    await expect.element(page.getByText('Nothing')).not.toBeInTheDocument();
  });

  test('is a placeholder with a play sign if there is neither', async () => {
    const { hero: _, ...lesson } = LESSON;
    const { container } = await show(lesson);
    await expect
      .poll(() => container.querySelector('[data-placeholder] svg circle'))
      .not.toBeNull();
  });
});

describe('artists', () => {
  test('have a link, and a player of 152 px once it is asked for', async () => {
    await show();
    expect(document.querySelector('iframe[title*="Spotify"]')).toBeNull();
    const poster = page.getByRole('button', { name: 'Show the player of A Singer' });
    await expect.element(poster).toHaveStyle({ height: '152px' });
    await poster.click();
    const player = frame('A Singer on Spotify: player');
    await expect.element(player).toHaveStyle({ height: '152px' });
    await expect.element(player).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'A Singer on Spotify' }))
      .toHaveAttribute('href', 'https://open.spotify.com/artist/0123456789abcdefABCDEF');
  });

  test('have a note until there is a network, then their player', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show();
    await page.getByRole('button', { name: 'Show the player of A Singer' }).click();
    const name = page.getByText('A Singer on Spotify: player');
    await expect.element(name).toBeVisible();
    const note = name.element().closest('p');
    expect(note?.textContent).toMatch(/No connection/);
    await expect.element(note).toHaveFocus();
    expect(document.querySelector('iframe')).toBeNull();
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await expect.element(frame('A Singer on Spotify: player')).toHaveFocus();
    expect(page.getByText('No connection').elements()).toEqual([]);
  });
});

describe('the table of contents', () => {
  const list = () => page.getByRole('navigation', { name: 'In this lesson' });

  test('marks the section being read', async () => {
    await show();
    const current = () => list().element().querySelector('[aria-current]')?.textContent ?? null;
    expect(current()).toBeNull();
    document.getElementById('records')?.scrollIntoView();
    await expect.poll(current).toBe('The first records');
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(current).toBe('References');
    window.scrollTo(0, 0);
    await expect.poll(current).toBeNull();
  });

  test('is a fold on a narrow screen, which closes when a section is chosen', async () => {
    await page.viewport(390, 800);
    await show();
    await expect.element(list()).not.toBeInTheDocument();
    const fold = page.getByText('Contents', { exact: true });
    const links = page.getByRole('navigation', { name: 'Contents' });
    await expect.element(links).not.toBeInTheDocument();
    document.getElementById('records')?.scrollIntoView();
    await fold.click();
    const records = links.getByRole('link', { name: 'The first records' });
    await expect.element(records).toBeVisible();
    document.getElementById('records')?.scrollIntoView();
    await expect.element(records).toHaveAttribute('aria-current', 'location');
    await links.getByRole('link', { name: 'Summary' }).click();
    await expect.element(links).not.toBeInTheDocument();
    expect(location.hash).toBe('#summary');
    window.history.replaceState(null, '', location.pathname);
  });
});

describe('a lesson without a file', () => {
  test('shows Lesson Not Found', async () => {
    await render(<LessonPage section={section} lessonId="history-30-40" />);
    await expect.element(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible();
    await expect.element(page.getByText('The requested lesson could not be found.')).toBeVisible();
    await expect.element(page.getByText('Loading lesson or lesson not found...')).toBeVisible();
  });

  test('renders nothing for an empty id', async () => {
    const { container } = await render(<LessonPage section={section} lessonId="" />);
    expect(container.textContent).toBe('');
  });
});

test('a lesson with every feature has no axe violations', async () => {
  // Outside the viewport, the transition to the other theme's colours would not end.
  await reducedMotion(true);
  await show();
  await expect.element(page.getByRole('img', { name: 'A güira and its brush' })).toBeVisible();
  for (const name of ['Play Requinto', 'Play the examples']) {
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  }
  await expectNoViolations();
});
