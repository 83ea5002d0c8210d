// npm run audio:report: writes reports/audio/index.html, a page for listening to every clip with its
// measurements, which are the same as in `npm test`, and musician.html, a page of questions. Open them from
// disk. `--before=<revision>` shows the spectrograms of that revision's clips above today's (needs ffmpeg).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from '../lib/install.mjs';
import { channelsOf } from './encode.mjs';
import { musicianPage } from './musician-page.mjs';
import { openRenderer } from './renderer.mjs';
import { figureRows } from './report-figures.mjs';
import { reportPage } from './report-page.mjs';
import { STYLE } from './report-style.mjs';
import { summarise, summaryText } from './report-summary.mjs';
import { findPainter, paint } from './spectrogram.mjs';

const FOLDER = 'reports/audio';

await ensureInstalled();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const painter = findPainter();
const before = process.argv.find((arg) => arg.startsWith('--before='))?.split('=')[1];
const catalogueBefore = before && JSON.parse(shown('audio/music/clips/catalogue.json').toString());
if (!painter) console.info('Neither sox nor ffmpeg is installed: no spectrograms.');

const renderer = await openRenderer();
try {
  const { CLIP_SAMPLE_RATE } = await renderer.load('/audio/music/clips/clip.ts');
  const { CLIPS } = await renderer.load('/audio/music/clips/clips.ts');
  const { CATALOGUE, clipSources } = await renderer.load('/audio/music/clips/catalogue.ts');
  const { SWELLING, isFound } = await renderer.load('/audio/measure/against-score.ts');
  const { measure } = await renderer.load('/audio/measure/measure.ts');
  const { faults, kindOf, THRESHOLDS } = await renderer.load('/audio/measure/thresholds.ts');
  const { figureFaults, FIGURE_LIMITS, overallFaults, touchOfAll } = await renderer.load(
    '/audio/measure/figure-limits.ts',
  );
  const FIGURES = JSON.parse(readFileSync('audio/measure/figures.json', 'utf8'));
  const { gridPosition } = await renderer.load('/tests/support/grid-position.ts');

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
    const old = painter && catalogueBefore?.[clip.id]?.file;
    if (old) paint(painter, decodedBefore(old), `${FOLDER}/before-${file}.png`);
    entries.push({
      id: clip.id,
      clip,
      example: Object.values(clip.example).join(' '),
      kind: kindOf(clip),
      instruments,
      bpm,
      files: clipSources(clip.id).map(nameOf),
      picture: painter ? `${file}.png` : undefined,
      pictureBefore: old ? `before-${file}.png` : undefined,
      figures: FIGURES[clip.id],
      measured,
      faults: [...faults(clip, measured), ...figureFaults(clip, FIGURES[clip.id])],
      onsets: measured.comparedOnsets.map((onset) => ({
        ...onset,
        found: isFound(onset),
        position: positionName(gridPosition(onset.notes[0], { bpm }, 16)),
      })),
    });
    console.info(`${String(entries.length).padStart(3)} of ${CLIPS.length}  ${clip.id}`);
  }

  const summary = summarise(entries, THRESHOLDS);
  const figures = figureRows(entries, {
    limits: FIGURE_LIMITS,
    touch: touchOfAll(Object.values(FIGURES)),
    ...(await strokeFigures(renderer, entries)),
    kit: await kitFigures(renderer, CLIP_SAMPLE_RATE),
  });
  const guira = await guiraSpectra(renderer, entries, CLIP_SAMPLE_RATE);
  const faultsOfAll = overallFaults(FIGURES);
  writeFileSync(`${FOLDER}/index.html`, reportPage(entries, summary, figures, guira, faultsOfAll));
  const site = process.env.VITE_SITE_URL ?? 'https://martillo.example';
  writeFileSync(`${FOLDER}/musician.html`, musicianPage(entries, STYLE, site));
  console.info(summaryText(entries, [...summary, ...figures], guira));
  for (const fault of faultsOfAll) console.info(`All clips: ${fault}`);
  console.info(`\nOpen ${FOLDER}/index.html for the whole report.`);
  const passed =
    entries.every((entry) => entry.faults.length === 0) &&
    [...summary, ...figures].every(({ ok }) => ok) &&
    faultsOfAll.length === 0;
  process.exitCode = passed ? 0 : 1;
} finally {
  await renderer.close();
}

/** A file as it was in the revision before. */
function shown(path) {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${before}:${path}`], {
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git show ${before}:${path}: ${stderr}`);
  return stdout;
}

/** The samples of a clip of the revision before, as `paint` takes them. */
function decodedBefore(file) {
  const { status, stdout } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', 'pipe:0', '-f', 'f32le', '-ac', '2', '-ar', '48000', 'pipe:1'],
    { input: shown(`public/assets/audio/clips/${file}.mp3`), maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`ffmpeg could not decode ${file}.mp3 of ${before}`);
  return stdout;
}

function nameOf(url) {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** `2.5` is the fifth eighth of the second bar, `2.5½` the sixteenth after it. */
function positionName({ bar, cell }) {
  return `${bar}.${Math.ceil(cell / 2)}${cell % 2 ? '' : '½'}`;
}

/**
 * The differences between the strokes of güira and bongos in the clips of one player, and the güira's spectrum
 * in both formats.
 */
async function strokeFigures({ load, decode }, entries) {
  const { levelDeviation, LEVEL_RANGE, sharesOf } = await load('/audio/measure/strokes.ts');
  const { GUIRA_TARGET } = await load('/tests/support/guira-target.ts');
  const levels = { range: LEVEL_RANGE, of: {} };
  const guira = { tolerance: GUIRA_TARGET.heardTolerance, off: {} };
  for (const player of ['guira', 'bongos']) {
    const alone = [];
    const own = new RegExp(`^solo-(derecho|majao|mambo)-${player}$`);
    for (const { id, clip, files } of entries.filter((entry) => own.test(entry.id))) {
      for (const file of files) {
        const sound = channelsOf(await decode(`/assets/audio/clips/${file}`));
        const one = { score: clip.score(), sound };
        alone.push(one);
        if (player !== 'guira') continue;
        const shares = sharesOf(one, 'down', GUIRA_TARGET.shares);
        const off = GUIRA_TARGET.shares.map(({ share }, i) => Math.abs(shares[i] - share));
        guira.off[`${id}, ${file.split('.').at(-1)}`] = Math.max(...off);
      }
    }
    levels.of[player] = levelDeviation(alone);
  }
  return { levels, guira };
}

/** The likeness of the bongos' strokes, and the evenness of the requinto's notes. */
async function kitFigures({ load, decode }, sampleRate) {
  const { bongoStrokes, KIT_LIMITS, mostAlike, semitoneSteps } = await load(
    '/tests/support/kit-figures.ts',
  );
  const { RECORDINGS, recordingUrl } = await load('/audio/render/recordings.ts');
  const recorded = async (name) => channelsOf(await decode(recordingUrl(name)))[0];
  const strokes = bongoStrokes(await recorded('bongos'), sampleRate);
  return {
    limits: KIT_LIMITS,
    similarity: Math.max(...[...strokes.values()].map((own) => mostAlike(own, sampleRate))),
    steps: semitoneSteps(RECORDINGS.requinto[0], await recorded('requinto'), sampleRate),
  };
}

/** Spectra of the güira's down-strokes: synthesised, and in a clip. */
async function guiraSpectra({ load, decode }, entries, sampleRate) {
  const { GUIRA_VARIANTS, renderGuira } = await load('/audio/samples/guira.ts');
  const { centroid, decayTime, powerSpectrum, shareBetween } = await load(
    '/audio/measure/spectrum.ts',
  );
  const { GUIRA_TARGET } = await load('/tests/support/guira-target.ts');
  const averaged = (name, strokes) => {
    const mean = (of) => strokes.reduce((sum, stroke) => sum + of(stroke), 0) / strokes.length;
    const spectra = new Map(strokes.map((stroke) => [stroke, powerSpectrum(stroke, sampleRate)]));
    return {
      name,
      shares: GUIRA_TARGET.shares.map(({ from, to }) =>
        mean((stroke) => shareBetween(spectra.get(stroke), from, to)),
      ),
      centroid: mean((stroke) => centroid(spectra.get(stroke))),
      decay: mean((stroke) => decayTime(stroke, 20, sampleRate)),
    };
  };
  const synthesised = Array.from({ length: GUIRA_VARIANTS }, (_, variant) =>
    averaged(`down-stroke ${variant + 1}`, [renderGuira('down', variant, sampleRate)]),
  );
  const solo = entries.find(({ id }) => id === 'solo-derecho-guira');
  const [, right] = channelsOf(await decode(`/assets/audio/clips/${solo.files[0]}`));
  const heard = solo.measured.comparedOnsets
    .filter(({ notes }) => notes[0].stroke === 'down')
    .map(({ time }) => right.slice(time * sampleRate, (time + 0.15) * sampleRate));
  return { target: GUIRA_TARGET, rows: [...synthesised, averaged(`heard in ${solo.id}`, heard)] };
}
