// Writes a page on which a musician auditions every clip and sees it measured against its score:
// reports/audio/index.html, to be opened from disk. The measuring is that of `npm test`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { openRenderer, SAMPLE_RATE } from './lib/renderer.mjs';
import { reportPage } from './lib/report-page.mjs';
import { summarize, summaryText } from './lib/report-summary.mjs';
import { findPainter, paint } from './lib/spectrogram.mjs';

const FOLDER = 'reports/audio';

await ensureInstalled();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const painter = findPainter();
if (!painter) console.info('Neither sox nor ffmpeg is installed: no spectrograms.');

const renderer = await openRenderer();
try {
  const { CLIPS } = await renderer.load('/audio/music/clips.ts');
  const { CATALOGUE, clipSources } = await renderer.load('/audio/music/catalogue.ts');
  const { SWELLING, isFound } = await renderer.load('/audio/measure/against-score.ts');
  const { measure } = await renderer.load('/audio/measure/measure.ts');
  const { BARS, faults, kindOf } = await renderer.load('/audio/measure/thresholds.ts');
  const { placeOf } = await renderer.load('/audio/music/place.ts');

  const entries = [];
  for (const clip of CLIPS) {
    const { instruments, bpm, file } = CATALOGUE[clip.id];
    const samples = await renderer.decode(clipSources(clip.id)[0]);
    const alone = {};
    for (const player of SWELLING.filter((one) => instruments.includes(one))) {
      alone[player] = channelsOf(await renderer.render(clip.id, [player]));
    }
    const measured = measure(clip, channelsOf(samples), alone);
    for (const url of clipSources(clip.id)) cpSync(`public${url}`, `${FOLDER}/${nameOf(url)}`);
    if (painter) paint(painter, samples, `${FOLDER}/${file}.png`);
    entries.push({
      id: clip.id,
      example: Object.values(clip.example).join(' '),
      kind: kindOf(clip),
      instruments,
      bpm,
      files: clipSources(clip.id).map(nameOf),
      picture: painter ? `${file}.png` : undefined,
      measured,
      faults: faults(clip, measured),
      beginnings: measured.beginnings.map((beginning) => ({
        ...beginning,
        found: isFound(beginning),
        place: placeName(placeOf(beginning.notes[0], { bpm }, 16)),
      })),
    });
    console.info(`${String(entries.length).padStart(3)} of ${CLIPS.length}  ${clip.id}`);
  }

  const summary = summarize(entries, BARS);
  const guira = await guiraColours(renderer, entries);
  writeFileSync(`${FOLDER}/index.html`, reportPage(entries, summary, guira));
  console.info(summaryText(entries, summary, guira));
  console.info(`\nOpen ${FOLDER}/index.html to hear and see it all.`);
  process.exitCode = entries.every((entry) => entry.faults.length === 0) ? 0 : 1;
} finally {
  await renderer.close();
}

function nameOf(url) {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** `2.5` is the fifth eighth of the second bar, `2.5½` the sixteenth after it. */
function placeName({ bar, cell }) {
  return `${bar}.${Math.ceil(cell / 2)}${cell % 2 ? '' : '½'}`;
}

function channelsOf(samples) {
  const both = new Float32Array(samples.buffer, samples.byteOffset, samples.length / 4);
  return [0, 1].map((side) =>
    Float32Array.from({ length: both.length / 2 }, (_, i) => both[2 * i + side]),
  );
}

/** What down-strokes of the güira are made of, as they are made and as they are heard in a clip. */
async function guiraColours({ load, decode }, entries) {
  const { GUIRA_VARIANTS, renderGuira } = await load('/audio/samples/guira.ts');
  const { centroid, fallTime, powerSpectrum, shareBetween } = await load(
    '/tests/support/spectrum.ts',
  );
  const { GUIRA_TARGET } = await load('/tests/support/guira-target.ts');
  const coloured = (name, strokes) => {
    const mean = (of) => strokes.reduce((sum, stroke) => sum + of(stroke), 0) / strokes.length;
    const spectra = new Map(strokes.map((stroke) => [stroke, powerSpectrum(stroke, SAMPLE_RATE)]));
    return {
      name,
      shares: GUIRA_TARGET.shares.map(({ from, to }) =>
        mean((stroke) => shareBetween(spectra.get(stroke), from, to)),
      ),
      centroid: mean((stroke) => centroid(spectra.get(stroke))),
      fall: mean((stroke) => fallTime(stroke, 20, SAMPLE_RATE)),
    };
  };
  const made = Array.from({ length: GUIRA_VARIANTS }, (_, variant) =>
    coloured(`down-stroke ${variant + 1}`, [renderGuira('down', variant, SAMPLE_RATE)]),
  );
  const solo = entries.find(({ id }) => id === 'solo-derecho-guira');
  const [, right] = channelsOf(await decode(`/assets/audio/clips/${solo.files[0]}`));
  const heard = solo.measured.beginnings
    .filter(({ notes }) => notes[0].stroke === 'down')
    .map(({ time }) => right.slice(time * SAMPLE_RATE, (time + 0.15) * SAMPLE_RATE));
  return { target: GUIRA_TARGET, rows: [...made, coloured(`heard in ${solo.id}`, heard)] };
}
