import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';
import { test as base, expect } from './support/quiet-test.ts';

const SUCCESS = 'Feedback sent successfully!';
const FAILURE = 'Failed to send feedback. Please try again.';

interface OwnSite {
  /** Settings of the server that this test has for itself. */
  settings: Record<string, string>;
  site: { url: string; process: ReturnType<typeof startServer>['process']; stored(): string };
}

const test = base.extend<OwnSite>({
  settings: [{}, { option: true }],
  site: async ({ settings }, use, info) => {
    const FEEDBACK_DATABASE_URL = `file:${join(info.outputPath(), 'feedback.db')}`;
    const env = { PORT: '0', FEEDBACK_DATABASE_URL, ...settings };
    const server = startServer(env);
    const stored = () =>
      execFileSync(process.execPath, ['dist/server/feedback.js', 'list'], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
    await use({ url: await server.url(), process: server.process, stored });
    server.process.kill('SIGCONT');
    server.process.kill('SIGTERM');
    await server.exitCode();
  },
});

const button = (page: Page) => page.getByRole('button', { name: 'Feedback' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' });
const message = (page: Page) => dialog(page).getByLabel('Message');
const email = (page: Page) => dialog(page).getByLabel('Email (optional)');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' });
const says = (page: Page, text: string) => dialog(page).getByText(text, { exact: true });

async function open(page: Page): Promise<void> {
  await button(page).click();
  await expect(message(page)).toBeFocused();
}

test('a message arrives, is thanked for during 2000 ms, and the form is empty again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/section/music?from=a-friend`);
  await open(page);
  await expect(send(page)).toBeDisabled();
  await message(page).fill(' \n ');
  await expect(send(page)).toBeDisabled();
  await message(page).fill('¡Más güira! 🥁');
  await email(page).fill('ana@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect(says(page, SUCCESS)).toBeVisible();
  await page.clock.runFor(1999);
  await expect(says(page, SUCCESS)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await open(page);
  await expect(message(page)).toHaveValue('');
  await expect(email(page)).toHaveValue('');
  const stored = site.stored();
  expect(stored).toContain('ana@example.com · /section/music · Chrome on ');
  expect(stored).toContain('  ¡Más güira! 🥁\n\n1 message\n');
});

test('the email may be left out, but not be none', async ({ page, site }) => {
  await page.goto(site.url);
  await open(page);
  await message(page).fill('hola');
  await email(page).fill('ana');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  expect(await email(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
    true,
  );
  await email(page).fill('');
  await send(page).click();
  await expect(says(page, SUCCESS)).toBeVisible();
  expect(site.stored()).toContain('no email');
});

test('focus goes in, does not reach the page behind, and comes back', async ({ page, site }) => {
  await page.goto(site.url);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
  await page.keyboard.type('hola');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press(key);
      // Between the last and the first, focus may be with the browser's own buttons.
      const behind = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(behind, `${key} ${press + 1}`).toBe(false);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('opening and closing leaves the page where it was read', async ({ page, site }) => {
  await page.goto(`${site.url}/section/music`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const y of [0, 200]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await button(page).dispatchEvent('click');
    await expect(message(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(y);
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(y);
  }
});

test('text survives closing by mistake and a reload, and is gone once cancelled', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await open(page);
  await message(page).fill('half a thought');
  await email(page).fill('ana@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(message(page)).toHaveValue('half a thought');
  await page.reload();
  await open(page);
  await expect(message(page)).toHaveValue('half a thought');
  await expect(email(page)).toHaveValue('ana@example.com');
  await cancel(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.reload();
  await open(page);
  await expect(message(page)).toHaveValue('');
  await expect(email(page)).toHaveValue('');
});

test('what I write in one tab stays when another tab sends, also over a reload', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await open(page);
  await message(page).fill('from the first');
  const other = await context.newPage();
  await other.goto(site.url);
  await open(other);
  await message(other).fill('from the second');
  await send(other).click();
  await expect(says(other, SUCCESS)).toBeVisible();
  await cancel(other).click();
  await expect(dialog(other)).toBeHidden();
  await page.reload();
  await open(page);
  await expect(message(page)).toHaveValue('from the first');
});

test('while a slow server takes its time nothing can be pressed or closed, and then it arrives', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await open(page);
  await message(page).fill('hola');
  site.process.kill('SIGSTOP');
  await send(page).click();
  await expect(says(page, 'Sending…')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expect(cancel(page)).toBeDisabled();
  // A browser gives in to the second Escape; the dialog comes back.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(says(page, 'Sending…')).toBeVisible();
  site.process.kill('SIGCONT');
  await expect(says(page, SUCCESS)).toBeVisible();
  expect(site.stored()).toContain('1 message\n');
});

test.describe('what goes wrong', () => {
  test.use({ forgiven: /Failed to (load resource|fetch dynamically|send feedback)/ });

  test('a server that hangs is given up after 15 s; sent again, the message is there once', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto(site.url);
    await open(page);
    await message(page).fill('hola');
    site.process.kill('SIGSTOP');
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest('**/api/feedback');
    await send(page).click();
    await asked;
    await page.clock.runFor(14_999);
    await expect(says(page, FAILURE)).toBeHidden();
    await page.clock.runFor(1);
    await expect(says(page, FAILURE)).toBeVisible();
    await expect(message(page)).toHaveValue('hola');
    await expect(send(page)).toBeFocused();
    // Both are answered now: the one that was given up, and this one.
    site.process.kill('SIGCONT');
    await send(page).click();
    await expect(says(page, SUCCESS)).toBeVisible();
    expect(site.stored()).toContain('1 message\n');
  });

  test('a server that is down keeps the text, also over a reload', async ({
    page,
    site,
    request,
  }) => {
    await page.goto(site.url);
    await open(page);
    await message(page).fill('hola');
    site.process.kill('SIGKILL');
    await expect(async () => {
      await expect(request.get(site.url)).rejects.toThrow();
    }).toPass();
    await send(page).click();
    await expect(says(page, FAILURE)).toBeVisible();
    await expect(message(page)).toHaveValue('hola');
    await expect(send(page)).toBeEnabled();
    await expect(cancel(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('feedbackDraft'))).toContain('hola');
  });

  test.describe('a database that cannot be opened', () => {
    // A folder is no file.
    test.use({ settings: { FEEDBACK_DATABASE_URL: 'file:dist/server' } });

    test('keeps the text, and the site stays up', async ({ page, site }) => {
      await page.goto(site.url);
      await open(page);
      await message(page).fill('hola');
      await send(page).click();
      await expect(says(page, FAILURE)).toBeVisible();
      await expect(message(page)).toHaveValue('hola');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test('a page in place of the answer, as a hotel’s network gives, is a failure', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await page.route('**/api/feedback', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    );
    await open(page);
    await message(page).fill('hola');
    await send(page).click();
    await expect(says(page, FAILURE)).toBeVisible();
    await expect(message(page)).toHaveValue('hola');
  });

  test('when the dialog itself cannot be loaded I am told, and it opens at the next try', async ({
    page,
    site,
  }) => {
    const chunk = '**/build/feedback-dialog-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.goto(site.url);
    await button(page).click();
    await expect(page.getByText('The feedback form could not be loaded.')).toBeVisible();
    await page.unroute(chunk);
    await open(page);
    await expect(page.getByText('The feedback form could not be loaded.')).toBeHidden();
  });
});

test.describe('at the limit', () => {
  test.use({
    settings: { FEEDBACK_RATE_LIMIT: '1' },
    forgiven: /Failed to load resource/,
  });

  test('429 is a failure like any other, and what the server says goes to the console', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(site.url);
    await open(page);
    await message(page).fill('first');
    await send(page).click();
    await expect(says(page, SUCCESS)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await message(page).fill('second');
    await send(page).click();
    await expect(says(page, FAILURE)).toBeVisible();
    await expect(message(page)).toHaveValue('second');
    await expect(dialog(page)).not.toContainText('Too many messages');
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('Failed to send feedback: Error: Too many messages'),
    ]);
    expect(site.stored()).toContain('1 message\n');
  });
});
