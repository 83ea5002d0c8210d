// npm run audio:report: writes reports/audio/index.html, a page to listen to every clip with its measurements, which
// are the same as in `npm test`, and musician.html, a questionnaire. Open them from disk.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { ensureInstalled } from '../lib/install.mjs';
import { hasFfmpeg, paint } from './encode.mjs';
import { musicianPage } from './musician-page.mjs';
import { openRenderer } from './renderer.mjs';
import { reportPage } from './report-page.mjs';

const FOLDER = 'reports/audio';

await ensureInstalled();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const paints = hasFfmpeg();
if (!paints) console.info('ffmpeg is not installed: no spectrograms.');

const renderer = await openRenderer();
try {
  const { CLIPS } = await renderer.load('/audio/music/clips/clips.ts');
  const { CATALOGUE, clipSources } = await renderer.load('/audio/music/clips/catalogue.ts');
  const { isFound } = await renderer.load('/audio/measure/against-score.ts');
  const { faults } = await renderer.load('/audio/measure/thresholds.ts');
  const { figureFaults, overallFaults, SOME_FIGURES } = await renderer.load(
    '/audio/measure/figure-limits.ts',
  );
  const FIGURES = JSON.parse(readFileSync('audio/measure/figures.json', 'utf8'));
  const { MESSAGE_LENGTH } = await renderer.load('/src/feedback/limits.ts');
  const { gridPosition } = await renderer.load('/tests/support/grid-position.ts');

  const entries = [];
  for (const clip of CLIPS) {
    const { instruments, bpm, file } = CATALOGUE[clip.id];
    const measured = await renderer.call('measurementsOf', clip.id);
    const files = clipSources(clip.id).map((url) => basename(url));
    for (const url of clipSources(clip.id)) cpSync(`public${url}`, `${FOLDER}/${basename(url)}`);
    if (paints) paint(`${FOLDER}/${files[0]}`, `${FOLDER}/${file}.png`);
    const figures = FIGURES[clip.id];
    const missed = [...faults(clip, measured), ...figureFaults(clip, figures)];
    entries.push({
      id: clip.id,
      example: Object.values(clip.example).join(' '),
      instruments,
      bpm,
      files,
      picture: paints ? `${file}.png` : undefined,
      figures,
      someFigures: SOME_FIGURES.filter(({ name }) => name in figures).map(
        ({ name, title, unit }) => [title, `${figures[name]} ${unit}`],
      ),
      measured,
      faults: missed,
      onsets: measured.comparedOnsets.map((onset) => ({
        ...onset,
        found: isFound(onset),
        position: positionName(gridPosition(onset.notes[0], { bpm }, 16)),
      })),
    });
    const verdict = missed.length === 0 ? 'within all limits' : missed.join('; ');
    console.info(
      `${String(entries.length).padStart(3)} of ${CLIPS.length}  ${clip.id}: ${verdict}`,
    );
  }

  const faultsOfAll = overallFaults(FIGURES);
  writeFileSync(`${FOLDER}/index.html`, reportPage(entries, faultsOfAll));
  const site = process.env.VITE_SITE_URL ?? 'https://martillo.example';
  writeFileSync(`${FOLDER}/musician.html`, musicianPage(entries, site, MESSAGE_LENGTH));
  for (const fault of faultsOfAll) console.info(`All clips: ${fault}`);
  console.info(`\nOpen ${FOLDER}/index.html for the whole report.`);
  const passed = entries.every((entry) => entry.faults.length === 0) && faultsOfAll.length === 0;
  process.exitCode = passed ? 0 : 1;
} finally {
  await renderer.close();
}

/** `2.5` is the fifth eighth of the second bar, `2.5½` the sixteenth after it. */
function positionName({ bar, cell }) {
  return `${bar}.${Math.ceil(cell / 2)}${cell % 2 ? '' : '½'}`;
}
