import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { loadAgain } from './support/imports.ts';
import { test as base, expect } from './support/test.ts';

const SUCCESS = 'Feedback sent successfully!';
const FAILURE = 'Failed to send feedback. Please try again.';

interface Fixtures {
  /** Environment variables of the test's own server. */
  settings: Record<string, string>;
  /** The test's own server; `list` prints what it has stored. */
  site: { url: string; process: ServerProcess['process']; list(): string };
}

const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  site: async ({ settings, context }, use, info) => {
    const FEEDBACK_DATABASE_URL = `file:${join(info.outputPath(), 'feedback.db')}`;
    const env = { FEEDBACK_DATABASE_URL, ...settings };
    const server = startServer(env);
    const list = () =>
      execFileSync(process.execPath, ['dist/server/feedback.js', 'list'], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
    await use({ url: await server.url(), process: server.process, list });
    // A page that is still open asks for what may come next.
    for (const page of context.pages()) await page.close();
    server.process.kill('SIGCONT');
    await server.stop();
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

test('stores a message, shows the success for 2000 ms and clears the form', async ({
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
  await page.clock.resume();
  await open(page);
  await expect(message(page)).toHaveValue('');
  await expect(email(page)).toHaveValue('');
  const stored = site.list();
  expect(stored).toContain('ana@example.com · /section/music · Chrome on ');
  expect(stored).toContain('  ¡Más güira! 🥁\n\n1 message\n');
});

test('traps focus in the dialog, keeps the scroll position, and keeps the draft until it is cancelled', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/section/music`);

  await test.step('focus stays in the dialog and returns to the button', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeFocused();
    await page.keyboard.type('hola');
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 9; press += 1) {
        await page.keyboard.press(key);
        // Between the last and the first field, focus may be on the browser's own controls.
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

  await test.step('the scroll position stays when the dialog is opened and closed', async () => {
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

  await test.step('the draft is kept when dismissed and after a reload', async () => {
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
  });

  await test.step('the draft is discarded when cancelled', async () => {
    await cancel(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.reload();
    await open(page);
    await expect(message(page)).toHaveValue('');
    await expect(email(page)).toHaveValue('');
  });
});

test('keeps the draft of one tab when another sends without an email, and rejects an invalid one', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await open(page);
  await message(page).fill('from the first tab');
  const other = await context.newPage();
  await other.goto(site.url);
  await open(other);
  await message(other).fill('from the second tab');

  await test.step('an invalid email is not sent', async () => {
    await email(other).fill('ana');
    await send(other).click();
    await expect(email(other)).toBeFocused();
    expect(
      await email(other).evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true);
  });

  await test.step('no email is needed', async () => {
    await email(other).fill('');
    await send(other).click();
    await expect(says(other, SUCCESS)).toBeVisible();
    // It closes by itself.
    await expect(dialog(other)).toBeHidden();
    expect(site.list()).toContain('no email');
  });

  await test.step('the draft of the first tab is still there after a reload', async () => {
    await page.reload();
    await open(page);
    await expect(message(page)).toHaveValue('from the first tab');
  });

  await test.step('the dialog stays, and sends once, while the server is slow to respond', async () => {
    site.process.kill('SIGSTOP');
    await send(page).click();
    await expect(says(page, 'Sending…')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await expect(cancel(page)).toBeDisabled();
    // Browsers close a dialog on the second Escape; ours reopens.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await expect(says(page, 'Sending…')).toBeVisible();
    site.process.kill('SIGCONT');
    await expect(says(page, SUCCESS)).toBeVisible();
    expect(site.list()).toContain('2 messages\n');
  });
});

test.describe('on failure', () => {
  test.use({ allowedErrors: /Failed to (load resource|fetch dynamically|send feedback)/ });

  test('loads the dialog on the next click, and keeps the message until it can be sent', async ({
    page,
    context,
    site,
  }) => {
    const kept = () => page.evaluate(() => localStorage.getItem('feedbackOutbox'));
    const willBeSent =
      'Your message is kept on this device and will be sent with the next connection.';
    const close = dialog(page).getByRole('button', { name: 'Close' });
    /** Resolves once the kept message has been sent, which is tried every five seconds and less often later. */
    const sent = () =>
      expect(async () => {
        await page.clock.fastForward(5000);
        expect(await kept()).toBeNull();
      }).toPass({ timeout: 15_000 });
    const chunk = '**/build/feedback-dialog-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.clock.install();
    await page.goto(site.url);

    await test.step('a dialog that could not be loaded', async () => {
      await button(page).click();
      await expect(page.getByText('The feedback form could not be loaded.')).toBeVisible();
      await page.unroute(chunk);
      await loadAgain(page, button(page), () => button(page).click());
      await expect(message(page)).toBeFocused();
      await expect(page.getByText('The feedback form could not be loaded.')).toBeHidden();
    });

    await test.step('nothing answers, and then something does', async () => {
      await message(page).fill('hola');
      // The browser calls itself connected all the time.
      const cut = '**/*';
      await page.route(cut, (route) => route.abort('internetdisconnected'));
      await send(page).click();
      await expect(says(page, FAILURE)).toBeVisible();
      await expect(says(page, willBeSent)).toBeVisible();
      await expect(message(page)).toHaveValue('hola');
      expect(await kept()).toContain('hola');
      await close.click();
      await page.unroute(cut);
      await sent();
      expect(site.list()).toContain('hola\n\n1 message\n');
    });

    await test.step('there is no network, and then there is one', async () => {
      await open(page);
      await message(page).fill('from the bus');
      await context.setOffline(true);
      await send(page).click();
      await expect(says(page, willBeSent)).toBeVisible();
      await close.click();
      await context.setOffline(false);
      await expect.poll(kept).toBeNull();
      const stored = site.list();
      expect(stored).toContain('from the bus\n');
      expect(stored).toContain('2 messages\n');
    });

    await test.step('the API is away and comes back, and the browser is connected all the time', async () => {
      await page.route('**/api/feedback', (route) => route.fulfill({ status: 503 }));
      await open(page);
      await message(page).fill('while the server restarts');
      await send(page).click();
      await expect(says(page, willBeSent)).toBeVisible();
      await message(page).fill('while the server restarts, again');
      await close.click();
      // The first time that it is sent again.
      const refused = page.waitForResponse('**/api/feedback');
      await page.clock.fastForward(5000);
      await refused;
      expect(await kept()).toContain('again');
      await page.unroute('**/api/feedback');
      await sent();
      expect(site.list()).toContain('while the server restarts, again\n\n3 messages\n');
    });
  });
});
