// Renders the clips that are stale or missing, from the music as it is now, in a real Chromium, and
// writes the catalogue. To be run by a person who then looks at `npm run audio:report`; the result is
// committed. `--all` renders every clip.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { encode } from './lib/encode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { openRenderer, SAMPLE_RATE } from './lib/renderer.mjs';
import { runTool } from './lib/run.mjs';

const FOLDER = 'public/assets/audio/clips';
const CATALOGUE = 'audio/music/catalogue.json';
/** Kilobits a second. */
const BITRATES = { webm: 64, mp3: 128 };

await ensureInstalled();
mkdirSync(FOLDER, { recursive: true });
const all = process.argv.includes('--all');
const before = all ? {} : JSON.parse(readFileSync(CATALOGUE, 'utf8'));
const present = new Set(readdirSync(FOLDER));

const renderer = await openRenderer();
try {
  const { CLIPS } = await renderer.load('/audio/music/clips.ts');
  const { clipSeconds, heardIn } = await renderer.load('/audio/music/clip.ts');
  const { fingerprint } = await renderer.load('/audio/render/fingerprint.ts');
  const isFresh = ({ file, madeFrom } = {}, clip) =>
    madeFrom === fingerprint(clip) &&
    Object.keys(BITRATES).every((format) => present.has(`${file}.${format}`));
  const stale = CLIPS.filter((clip) => !isFresh(before[clip.id], clip));

  const catalogue = {};
  let done = 0;
  for (const clip of CLIPS) {
    if (!stale.includes(clip)) {
      catalogue[clip.id] = before[clip.id];
      continue;
    }
    const samples = await renderer.render(clip.id);
    // Named by what is in it: nobody reads an answer off a file's name, and a file never changes.
    const file = createHash('sha256').update(samples).digest('hex').slice(0, 12);
    for (const [format, bitrate] of Object.entries(BITRATES)) {
      const how = { rate: SAMPLE_RATE, channels: 2, bitrate };
      encode(samples, `${FOLDER}/${file}.${format}`, how);
    }
    catalogue[clip.id] = {
      file,
      seconds: Number(clipSeconds(clip).toFixed(3)),
      instruments: heardIn(clip),
      [clip.example.kind]: clip.example[clip.example.kind],
      bpm: clip.score().bpm,
      madeFrom: fingerprint(clip),
    };
    done++;
    console.info(`${String(done).padStart(3)} of ${stale.length}  ${clip.id}`);
    save(catalogue, before);
  }
  save(catalogue, {});
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', CATALOGUE]);

  const wanted = new Set(Object.values(catalogue).map(({ file }) => file));
  for (const name of present) {
    if (!wanted.has(name.split('.')[0])) rmSync(`${FOLDER}/${name}`);
  }
  console.info(
    `${done} rendered, ${CLIPS.length - done} were as the music says, ${CLIPS.length} in all.`,
  );
} finally {
  await renderer.close();
}

/** Saved after each clip, so that a run that is broken off is not lost. */
function save(catalogue, rest) {
  writeFileSync(CATALOGUE, JSON.stringify({ ...rest, ...catalogue }, null, 2));
}
