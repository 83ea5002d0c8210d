// Prints the time from the first press of Play to the first sound: recorded on the audio thread of Chromium, with an
// empty cache, three seconds after the page was first shown. Needs `npm run build`. Options:
//
// --only  prefixes of the presses to measure, separated by commas
// --runs  number of measurements of each press; the median counts
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { launchChromium } from '../../scripts/lib/launch-chromium.mjs';
import { isNamedIn, median, serveSite, slowNetwork } from '../setup.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
  },
});

const PORT = Number(process.env.PORT) || 4654;
/** The time from showing a page to the press, and the time limit after the press (milliseconds). */
const SHOWN_FOR = 3000;
const PATIENCE = 40_000;
/** Louder than the silence of a limiter, softer than any note (amplitude). */
const AUDIBLE = 0.002;

/** Throughput in bytes a second, latency in milliseconds, and the slowdown of the processor. */
const NETWORKS = {
  '4G': { bytes: 200_000, latency: 150, slowed: 1 },
  'slow 3G': { bytes: 50_000, latency: 400, slowed: 4 },
  local: { bytes: -1, latency: 0, slowed: 1 },
};

/** The limits: first sound, and the samples of all five players, in seconds after the press. */
const BAND_BARS = { '4G': [1, 4], 'slow 3G': [3.5, 13], local: [0.5] };
const CLIP_BARS = { '4G': [1], 'slow 3G': [4], local: [0.5] };

const PLAY = /^Play$/;
const PRESSES = {
  Home: { path: '/', button: PLAY, bars: BAND_BARS },
  Practice: { path: '/practice?count-in=off', button: PLAY, bars: BAND_BARS },
  Clip: { path: '/section/music/lesson/rhythm', button: /^Play (?!the )/, bars: CLIP_BARS },
};

await ensureInstalled();
const { url: SITE, close } = await serveSite(PORT);
try {
  console.info('Seconds after the press     First sound   All samples   Fetched kB (sounds)');
  for (const [name, press] of Object.entries(PRESSES)) {
    for (const [network, speed] of Object.entries(NETWORKS)) {
      const title = `${name}, ${network}`;
      if (!isNamedIn(options.only, title)) continue;
      const runs = [];
      for (let i = 0; i < Number(options.runs); i++) runs.push(await measure(press, speed));
      print(title, runs, press.bars[network] ?? []);
    }
  }
} finally {
  close();
}

/**
 * Opens a page in a new browser, presses Play and records until the sound has started and all requests have finished.
 * Times are in seconds after the press.
 */
async function measure({ path, button }, network) {
  const browser = await launchChromium();
  try {
    // The site's policy forbids the recorder's kind of script.
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    await page.addInitScript(record, AUDIBLE);
    const session = await context.newCDPSession(page);
    await slowNetwork(session, network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: network.slowed });
    const requests = watchRequests(session);
    await page.goto(SITE + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (shown) =>
        performance.now() >
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity) + shown,
      SHOWN_FOR,
      { timeout: 60_000 },
    );
    const play = page.getByRole('button', { name: button }).first();
    await play.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const note = () => {
        window.pressed = { date: Date.now(), now: performance.timeOrigin + performance.now() };
      };
      addEventListener('pointerdown', note, { capture: true, once: true });
    });
    await play.click();
    await page.waitForFunction(() => window.heard !== undefined, undefined, { timeout: PATIENCE });
    await untilQuiet(requests);
    const pressed = await page.evaluate(() => window.pressed);
    const heard = await page.evaluate(() => window.heard);
    const files = [...requests.values()].filter(({ end }) => end);
    // The service worker later gets these files from the browser's cache.
    const sounds = files.filter(({ url, size }) => /\.(webm|mp3)$/.test(url) && size > 0);
    // Alternative recordings are not awaited.
    const needed = sounds.filter(({ url }) => !url.includes('-more-'));
    return {
      sound: (heard - pressed.date) / 1000,
      samples: Math.max(...needed.map(({ end }) => end)) - pressed.now / 1000,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      soundBytes: sounds.reduce((sum, { size }) => sum + size, 0),
    };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: records when the first sample that is not silent has been rendered. */
function record(audible) {
  const PROCESSOR = `registerProcessor('first-sound', class extends AudioWorkletProcessor {
    process([input]) {
      if (!input.some((channel) => channel.some((x) => Math.abs(x) > ${audible}))) return true;
      this.port.postMessage(Date.now());
      return false;
    }
  });`;
  const ready = new WeakMap();
  globalThis.AudioContext = class extends AudioContext {
    constructor(...args) {
      super(...args);
      const url = URL.createObjectURL(new Blob([PROCESSOR], { type: 'text/javascript' }));
      ready.set(this, this.audioWorklet.addModule(url));
    }
  };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (...to) {
    if (to[0] instanceof AudioDestinationNode) {
      void ready.get(this.context)?.then(() => {
        const recorder = new AudioWorkletNode(this.context, 'first-sound', { numberOfOutputs: 0 });
        recorder.port.onmessage = ({ data }) => {
          window.heard ??= data;
        };
        Reflect.apply(connect, this, [recorder]);
      });
    }
    return Reflect.apply(connect, this, to);
  };
}

/** The requests of a page, by id; times in seconds since 1970. */
function watchRequests(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    if (!request.url.startsWith(SITE)) return;
    const url = request.url.slice(SITE.length);
    requests.set(requestId, { url, offset: wallTime - timestamp, size: 0, end: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const file = requests.get(requestId);
    if (file) Object.assign(file, { end: timestamp + file.offset, size: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  return requests;
}

/** Resolves once no request has been pending for two seconds. */
async function untilQuiet(requests) {
  const deadline = Date.now() + PATIENCE;
  let quietSince = Date.now();
  while (Date.now() < deadline && Date.now() - quietSince < 2000) {
    if ([...requests.values()].some(({ end }) => end === 0)) quietSince = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function print(title, runs, [soundBar, samplesBar]) {
  const of = (figure) => median(runs.map((run) => run[figure]));
  const against = (value, bar) => `${value.toFixed(2)}${bar ? ` (≤ ${bar})` : ''}`.padEnd(14);
  const kilobytes = (figure) => (of(figure) / 1000).toFixed(0);
  const [sound, samples] = [against(of('sound'), soundBar), against(of('samples'), samplesBar)];
  const fetched = `${kilobytes('bytes')} (${kilobytes('soundBytes')})`;
  console.info(`${title.padEnd(28)}${sound}${samples}${fetched}`);
}
