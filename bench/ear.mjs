// Prints how long ear training takes from an answer, and from Next, to the first note of the next question,
// for a question of each skill. Rounds play each question by itself; first Next is pressed as soon as there
// is one, then after a while. The times are those at which the page lets notes sound; until they leave the
// loudspeaker, the device adds its own delay. Needs `npm run build`.
//
// --slowed  how many times slower the processor is made, 1 by default
// --level   of the questions, 3 by default
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { serveSite } from './site.mjs';

const { values: options } = parseArgs({
  options: {
    slowed: { type: 'string', default: '1' },
    level: { type: 'string', default: '3' },
  },
});
const PORT = 4654;
/** Milliseconds to the next question. */
const LIMIT = 300;
/** How long a learner thinks, in milliseconds. */
const THINKS = 1500;
/** The skills by their letters in the address. */
const SKILLS = {
  a: 'Which rhythm',
  b: 'Who plays',
  c: 'Who is missing',
  d: 'Part of the song',
  e: 'Bachata or not',
  f: 'Where the rhythm changes',
  g: 'What changed',
  h: 'Find count 1',
  i: 'Hembra or macho',
  j: 'Write the güira',
  k: 'Faster or slower',
  l: 'The next chord',
};

await ensureInstalled();
const { url: SITE, close } = await serveSite(PORT);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--autoplay-policy=no-user-gesture-required', '--disable-background-networking'],
});
try {
  const atOnce = await round(0);
  const later = await round(THINKS);
  console.info(`Processor slowed ${options.slowed} times, in ms; the limit of both is ${LIMIT}.`);
  console.info(`${'Question'.padEnd(26)}Answer to sound  Next to sound`);
  Object.values(SKILLS).forEach((title, i) => {
    if (i === 0) return;
    const figures = [atOnce[i - 1]?.sinceAnswer, later[i - 1]?.sinceNext];
    const shown = figures.map((time) => `${Math.round(time)}`.padStart(14));
    const misses = figures.some((time) => !(time <= LIMIT));
    if (misses) process.exitCode = 1;
    console.info(`${title.padEnd(26)}${shown.join('  ')}${misses ? '  misses' : ''}`);
  });
} finally {
  await browser.close();
  close();
}

/**
 * Answers a question of each skill.
 * @param {number} wait until Next is pressed, in milliseconds
 * @returns the times until the second question sounds, the third, …, in milliseconds
 */
async function round(wait) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript(observe);
  const list = Object.keys(SKILLS).map((letter) => `${letter}${options.level}0`);
  await page.goto(`${SITE}/practice/ear?round=bench-w-${list.join('')}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowed) });
  await page.getByRole('button', { name: 'Start the shared round' }).click();
  const times = [];
  for (let i = 0; i < list.length - 1; i++) {
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await stop.and(page.locator('[data-state="playing"]')).waitFor();
    await page.waitForTimeout(THINKS);
    times.push(await page.evaluate((ms) => window.bench.goOn(ms), wait));
  }
  await page.close();
  return times;
}

/** In the page: answers, presses Next and waits for the first note. */
function observe() {
  localStorage.setItem('ear_settings', 'skills=rhythm&minutes=2&phone=no&autoplay=yes');
  /** When the notes sound that have been started since, on the page's clock. */
  let sounds = [];
  let onSound = () => {};
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
    const { currentTime } = this.context;
    sounds.push(performance.now() + 1000 * Math.max(0, when - currentTime));
    onSound();
    return start.call(this, when, ...rest);
  };
  const button = (text) =>
    [...document.querySelectorAll('main button')].find((one) => one.textContent?.trim() === text);
  const until = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  window.bench = {
    async goOn(wait) {
      const option = document.querySelector('main section ol button');
      const answer = option ?? button('Submit') ?? button('Tap');
      let answered = 0;
      // Until enough of the question has been heard, a press has no effect.
      const presses = setInterval(() => {
        answered = performance.now();
        answer.click();
      }, 100);
      const next = await until(() => button('Next'));
      clearInterval(presses);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      sounds = [];
      const pressed = performance.now();
      next.click();
      await new Promise((resolve) => {
        onSound = resolve;
      });
      // All notes of the first pass are started in one task.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const first = Math.min(...sounds);
      return { sinceAnswer: first - answered, sinceNext: first - pressed };
    },
  };
}
