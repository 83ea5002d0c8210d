import { expect, test } from './support/test.ts';

test('feedback is written and sent', async ({ page }) => {
  await page.goto('/section/music');
  await page.click({ role: 'button', name: 'Feedback' });
  await page.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
  await page.press(...'Hola, más güira');
  await page.click({ role: 'button', name: 'Send', in: { role: 'dialog' } });
  await page.read('Feedback sent successfully!');
  await page.count({ css: 'dialog[open]' }).toBe(0);
});

test('the theme is switched, and kept on other pages and after a reload', async ({ page }) => {
  const ground = () => getComputedStyle(document.body).backgroundColor;
  await page.goto('/');
  const light = await page.run(ground);
  await page.click({ role: 'button', name: 'Dark mode' });
  await page.poll(ground).not.toBe(light);
  await page.reload();
  expect(await page.run(ground)).not.toBe(light);
  await page.click({ role: 'link', name: /^Music/, in: { css: 'main' } });
  await page.see({ role: 'heading', name: 'Music' });
  expect(await page.run(ground)).not.toBe(light);
  await page.click({ role: 'button', name: 'Dark mode' });
  await page.poll(ground).toBe(light);
});
