import { dialog, place, switchOnTeaching } from './support/presenting.ts';
import { expect, test, walkTo } from './support/test.ts';

test('what was added on other pages is presented with the keys of a clicker', async ({ page }) => {
  await switchOnTeaching(page);
  await page.goto('/section/music/lesson/rhythm');
  const add = page.getByRole('button', { name: 'Add to class plan: Majao', exact: true });
  await add.click();
  await expect(page.getByRole('link', { name: 'In the class plan: Majao' })).toBeFocused();
  await page.getByRole('button', { name: /^Add to class plan: Question: How many basic/ }).click();
  await expect(page.getByRole('link', { name: /^In the class plan: Question/ })).toBeFocused();
  await walkTo(page, '/practice?rhythm=mambo&tempo=96');
  await page.getByRole('button', { name: 'Add to class plan: Practice' }).click();
  await page.getByRole('link', { name: 'In the class plan: Practice' }).click();
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Tuesday');

  await page.getByRole('button', { name: 'Present from the start' }).click();
  await expect(place(page)).toHaveText('Slide 1 of 4. Tuesday.');
  // Other specs: F5 and the black screen in present.spec.ts, each step of a plan in class-survives.spec.ts.
  for (let press = 0; press < 8; press++) await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText(/^Slide 4 .*play/);
  await page.keyboard.press('q');
  await expect(dialog(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(dialog(page).getByText('/practice?rhythm=mambo&tempo=96')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/class');
  // A changed plan is presented in its new version.
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('Friday');
  await page.getByRole('button', { name: 'From the start' }).click();
  await expect(place(page)).toHaveText('Slide 1 of 4. Friday.');
});

test('the window with the notes follows what is presented', async ({ page }) => {
  await page.goto('/class?plan=guira');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Notes window' }).click();
  const notes = (await popup).getByRole('dialog', { name: 'Notes' });
  await expect(notes.getByText('Waiting for the other window.')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Present from here: The gallop of the mambo' }).click();
  await expect(place(page)).toHaveText(/Mambo, a caballo: show/);
  await expect(notes.getByText('Step 5 of 9')).toBeVisible();
  await expect(notes.getByText('Say it first: long, short-short')).toBeVisible();
  await expect(notes.getByText('Next step of the plan: Mambo, alone')).toBeVisible();
  await expect(notes.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await page.reload();
  await expect(notes.getByText('Step 5 of 9')).toBeVisible();
  await expect(notes.getByText('The other window is closed')).toBeHidden();
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
  await expect(notes.getByText('Step 6 of 9')).toBeVisible();
  // The clicker works in either window.
  const shown = (await place(page).textContent()) ?? '';
  await notes.press('PageDown');
  await expect(place(page)).not.toHaveText(shown);
  await notes.press('PageUp');
  await expect(place(page)).toHaveText(shown);
  await page.keyboard.press('Escape');
  await expect(
    notes.getByText('The other window is closed, or has stopped presenting.'),
  ).toBeVisible();

  // Without a window, there is a link.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Notes window' }).click();
  await expect(page.getByRole('link', { name: 'the notes in a new tab' })).toHaveAttribute(
    'href',
    '/class?notes',
  );
});
