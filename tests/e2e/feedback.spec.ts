import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';
import { holdFiles } from './support/hold-files.ts';
import { loadAgain } from './support/imports.ts';
import { test as base, expect } from './support/test.ts';

const SUCCESS = 'Feedback sent successfully!';
const FAILURE = 'Failed to send feedback. Please try again.';

interface Fixtures {
  /** Environment variables of the test's own server. */
  settings: Record<string, string>;
  /** The test's own server; `list` prints its stored messages. */
  server: { url: string; list(): string };
}

const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  server: async ({ settings, context }, use, info) => {
    const FEEDBACK_DATABASE_URL = `file:${join(info.outputPath(), 'feedback.db')}`;
    const env = { FEEDBACK_DATABASE_URL, ...settings };
    const started = startServer(env);
    const list = () =>
      execFileSync(process.execPath, ['dist/server/feedback.js', 'list'], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
    await use({ url: await started.url(), list });
    // An open page sends requests at any time.
    for (const page of context.pages()) await page.close();
    await started.stop();
  },
});

const button = (page: Page) => page.getByRole('button', { name: 'Feedback' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' });
const message = (page: Page) => dialog(page).getByLabel('Message');
const email = (page: Page) => dialog(page).getByLabel('Email (optional)');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });
const says = (page: Page, text: string) => dialog(page).getByText(text, { exact: true });

async function open(page: Page): Promise<void> {
  await button(page).click();
  await expect(message(page)).toBeFocused();
}

// menu.spec.ts checks that a dialog keeps the focus.
test('keeps scroll position, focus and draft; stores a message with a valid email, stays while it is sent, and shows the success for 2000 ms', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await page.goto(`${server.url}/section/music?from=a-friend`);

  await test.step('focus returns to the button', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeFocused();
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

  await message(page).fill('');
  await expect(send(page)).toBeDisabled();
  await message(page).fill(' \n ');
  await expect(send(page)).toBeDisabled();
  await message(page).fill('¡Más güira! 🥁');
  await email(page).fill('ana');
  await send(page).click();
  await expect(email(page)).toBeFocused();
  expect(await email(page).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
    true,
  );
  await email(page).fill('ana@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
  const deliver = await holdFiles(page, '**/api/feedback');
  await send(page).click();
  await expect(says(page, 'Sending…')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  // Browsers close a dialog on the second Escape. Ours reopens.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  deliver();
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
  const stored = server.list();
  expect(stored).toContain('ana@example.com · /section/music · Chrome on ');
  expect(stored).toContain('  ¡Más güira! 🥁\n\n1 message\n');
});

test.describe('on failure', () => {
  test.use({ allowedErrors: /Failed to (load resource|fetch dynamically|send feedback)/ });

  test('loads the dialog on the next click, and keeps the message until it can be sent', async ({
    page,
    context,
    server,
  }) => {
    const kept = () => page.evaluate(() => localStorage.getItem('feedbackOutbox'));
    const willBeSent =
      'Your message is kept on this device and will be sent with the next connection.';
    const close = dialog(page).getByRole('button', { name: 'Close' });
    /** Resolves once the outbox has sent the message. It retries after five seconds, then less often. */
    const sent = () =>
      expect(async () => {
        await page.clock.fastForward(5000);
        expect(await kept()).toBeNull();
      }).toPass({ timeout: 15_000 });
    const chunk = '**/build/feedback-dialog-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.clock.install();
    await page.goto(server.url);

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
      // The browser reports that it is online all the time.
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
      expect(server.list()).toContain('hola\n\n1 message\n');
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
      const stored = server.list();
      expect(stored).toContain('from the bus\n');
      expect(stored).toContain('2 messages\n');
    });
  });
});
