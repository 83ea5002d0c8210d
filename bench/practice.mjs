// Prints the time from an input to the next paint, and the longest task, on the practice page while the band plays, on
// a processor slowed to a quarter. The options are in input-to-paint.mjs.
import { measureInputs, middleOf } from './input-to-paint.mjs';

/** The duration of playback, and the time to load a page (milliseconds). */
const PLAYS = 6000;
const LOADS = 4000;

await measureInputs({ viewport: { width: 1280, height: 900 } }, practise);

async function practise({ page, site, button, measure, click, press, drag }) {
  const group = (name) => page.getByRole('group', { name, exact: true });
  const choose = (name, label) =>
    press(name, 'ArrowDown', page.getByRole('combobox', { name: label }));
  const closeDialog = async (name) => {
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await press(name, 'Escape');
    await dialog.waitFor({ state: 'detached' });
  };

  // For comparison, the browser's own time on a bare page.
  await page.goto('data:text/html,<button onclick="this.append(1)">A bare page</button>');
  await click('A bare page');
  await measure('Page load', () => page.goto(`${site}/practice`), LOADS);
  await measure('First input', () => page.mouse.move(20, 20));
  // An input before hydration is lost.
  for (let x = 21; (await page.locator('html[data-hydrated]').count()) === 0; x++) {
    await page.mouse.move(x, 20);
    await page.waitForTimeout(100);
  }

  // Wait until the code of the sound is loaded.
  const { x, y } = await middleOf(button('Play'));
  await measure('Play, approached', () => page.mouse.move(x, y));
  await click('Play');
  await button('Stop').waitFor();
  await measure('Playing a loop', async () => {}, PLAYS);
  const place = (name) => click(`To ${name}`, page.getByRole('tab', { name, exact: true }));
  const inMix = (player, name) => group(player).getByRole('button', { name });
  await place('Song');
  await click('Rhythm', group('Rhythm').getByRole('button', { name: /Majao/ }));
  const more = page.locator('summary', { hasText: 'More' });
  await click('More choices', more);
  await click('Another version of a loop', button('Play it another way'));
  await click('8 bars', button('8 bars'));
  await place('Mix');
  await click('Mute', inMix('Bass', 'Mute'));
  await click('A row of the mix', group('Güira').getByRole('heading'));
  await click('Solo', inMix('Güira', 'Solo'));
  await drag('Volume, dragged', group('Requinto').getByLabel('Volume'));
  await click('Tempo, 1 faster', button('1 faster'));
  await choose('I play', 'I play');
  await place('Train');
  await click('More of the trainer', more);
  await drag('Tempo, dragged', page.getByLabel('Tempo', { exact: true }));
  await click('Raise the tempo', page.getByLabel('Raise the tempo'));
  await click('Dancers’ steps', page.getByLabel('Dancers’ steps'));
  await place('Play along');
  const player = group('Players').getByRole('button', { name: 'Güira' });
  await click('A player of the stage', player);
  await click('Own pattern, opened', button('Your own pattern'));
  const cell = page.getByRole('button', { name: /^Bar 1, 2:/ });
  await click('Own pattern, a cell', cell);
  await click('Restore the original');
  await closeDialog('A player, closed');
  await click('Full stage');
  await closeDialog('Full stage, closed');
  await place('Song');
  await click('Song', button('Whole song'));
  await press('Mute in a song', '3');
  await click('Jump to a bar', page.getByRole('gridcell').nth(20));
  await click('Corte now');
  await click('Repeat a part', button('Repeat this part'));
  await choose('Another song', 'Song');
  await choose('Key of a song', 'Key');
  if (!(await button('Play it another way').isVisible())) await click('More choices', more);
  await click('Another version of a song', button('Play it another way'));
  await measure('Playing a song', async () => {}, PLAYS);
  await click('Save and share');
  await closeDialog('Save and share, closed');
  await click('Shortcuts');
  await closeDialog('Shortcuts, closed');
  await click('Back to a loop', button('4 bars'));
  await click('Stop');
}
