/** Groups of clips: title, description, and a pattern of their ids. */
const GROUPS = [
  ['Instruments', 'Each card in each rhythm', /^solo-/],
  ['Rhythms', 'All five, without a voice', /^band-/],
  ['Sections', 'The parts of a song', /^section-/],
  [
    'Techniques, styles and progressions',
    'Clips of the lessons',
    /^(technique|style|progression)-/,
  ],
  ['Who plays?', 'The quiz of who is present', /^present-/],
  ['Who is missing?', 'The quiz of who does not play', /^missing-/],
  ['Which section?', 'The quiz of the parts of a song', /^sections-/],
  ['Which rhythm?', 'The quiz of the rhythms, and other styles', /^rhythms-/],
  ['Which part?', 'The quiz of güira and bongos', /^parts-/],
];

/**
 * The report as an HTML page. Audio files and pictures are separate files in the same folder.
 * @param {string[]} faults limits that the clips as a whole exceed
 */
export function reportPage(entries, faults) {
  const missed = entries.filter((entry) => entry.faults.length > 0);
  const groups = GROUPS.map(([title, note, pattern]) => {
    const own = entries.filter(({ id }) => pattern.test(id));
    return { title, note, own, anchor: own[0]?.id.split('-')[0] };
  });
  const links = groups.map(({ title, anchor }) => `<a href="#${anchor}">${title}</a>`);
  return htmlPage(
    'The sound of the band',
    `<header>
<h1>The sound of the band</h1>
<p>${entries.length} clips, as a browser decodes them, compared with their scores.</p>
<p>${verdict(missed.length === 0)} ${missed.map(({ id }) => `<a href="#${id}">${id}</a>`).join(', ')}</p>
${faults.map((fault) => `<p class="no">${fault}</p>`).join('')}
<p>For a musician: <a href="musician.html">twenty clips with two questions each</a>.</p>
<nav>${links.join('')}</nav>
</header>
<main>
${groups.map(groupSection).join('\n')}
</main>`,
  );
}

/** A page of the reports. @param {string} style in addition to the common one */
export const htmlPage = (title, body, style = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

function groupSection({ title, note, own, anchor }) {
  return `<section id="${anchor}"><h2>${title}</h2><p>${note}</p>
${own.map(clipArticle).join('\n')}</section>`;
}

function clipArticle(entry) {
  const { id, example, instruments, bpm, files, picture, figures, measured, faults, onsets } =
    entry;
  const errors = onsets
    .filter(({ found }) => found)
    .map(({ error }) => Math.abs(error) * 1000)
    .sort((a, b) => a - b);
  const median = errors[Math.floor(errors.length / 2)] ?? Number.NaN;
  const largest = errors.at(-1) ?? Number.NaN;
  const facts = [
    ['loudness', `${measured.loudness.toFixed(1)} LUFS`],
    ['true peak', `${measured.truePeak.toFixed(1)} dBTP`],
    ['tempo', `${measured.tempo.toFixed(1)} of ${bpm} bpm`],
    ['found', `${errors.length} of ${onsets.length}`],
    ['median off', `${median.toFixed(1)} ms`],
    ['at most', `${largest.toFixed(1)} ms`],
  ];
  return `<article id="${id}">
<h3>${id} ${verdict(faults.length === 0)}</h3>
<p>${example} · ${instruments.map(spelt).join(', ')}</p>
<audio controls preload="none">${files.map((file) => `<source src="${file}">`).join('')}</audio>
${faults.map((fault) => `<p class="no">${fault}</p>`).join('')}
<figure>${picture ? `<img src="${picture}" width="900" height="257" alt="Spectrogram of ${id}, 0 to 16 kHz" loading="lazy">` : ''}
${timeline(onsets, measured.seconds, bpm)}</figure>
${list(facts)}
${figuresTable(figures, entry.someFigures)}
<details><summary>All onsets</summary>${onsetsTable(onsets)}</details>
</article>`;
}

/** The figures of the mix, and of each player. */
function figuresTable({ stems, touch, peak, fade, loudness }, someFigures) {
  const named = [
    ['peak before the limiter', `${peak} dBFS`],
    ['before the fade-out', `${-fade} dB`],
    ['MP3', `${loudness.mp3} LUFS`],
    ...someFigures,
  ];
  const rows = Object.entries(stems).map(
    ([player, level]) =>
      `<tr><th scope="row">${spelt(player)}</th><td>${signed(`${level} LU`)}</td><td>${touch[player] === undefined ? '' : `${touch[player]} ms`}</td></tr>`,
  );
  return `${list(named)}
${table(['player', 'in the mix', 'touch'], rows, 'stems')}`;
}

/** The onsets on a timeline as wide as the spectrogram above it; bar lines are taller. */
function timeline(onsets, seconds, bpm) {
  const barLines = Array.from(
    { length: Math.ceil((seconds * bpm) / 240) },
    (_, bar) => (bar * 240) / bpm,
  );
  const x = (time) => ((900 * time) / seconds).toFixed(1);
  return `<svg viewBox="0 0 900 18" role="img" aria-label="Onsets detected">${[
    ...barLines.map((time) => `<path class="bar" d="M${x(time)} 0v18"/>`),
    ...onsets.map(
      ({ time, found }) => `<path class="${found ? 'yes' : 'no'}" d="M${x(time)} 5v13"/>`,
    ),
  ].join('')}</svg>`;
}

function onsetsTable(onsets) {
  const rows = onsets.map(({ time, error, found, position, notes }) => {
    const detected = Number.isFinite(error) ? `${(time + error).toFixed(3)}` : '–';
    const off = Number.isFinite(error) ? signed((error * 1000).toFixed(1)) : '–';
    return `<tr${found ? '' : ' class="no"'}><td>${position}</td><td>${time.toFixed(3)}</td><td>${detected}</td><td>${off}</td><td>${players(notes)}</td></tr>`;
  });
  return table(['bar.cell', 'score (s)', 'detected (s)', 'off (ms)', 'players'], rows, 'onsets');
}

/** `bongos macho, segunda` */
function players(notes) {
  return [
    ...new Set(
      notes.map(({ instrument, stroke }) => `${spelt(instrument)} ${stroke ?? ''}`.trim()),
    ),
  ].join(', ');
}

const list = (facts) =>
  `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${signed(value)}</dd></div>`).join('')}</dl>`;

function table(head, rows, name) {
  const cells = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  return `<div class="scroll"><table class="${name}"><thead><tr>${cells}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** The Spanish spelling. Ids are in ASCII. */
const spelt = (instrument) => instrument.replace('guira', 'güira');

/** Replaces a hyphen by a minus sign. */
const signed = (value) => value.replaceAll(/(^| )-/g, '$1−');

const verdict = (ok) => `<b class="${ok ? 'yes' : 'no'}">${ok ? '✓ passed' : '✗ failed'}</b>`;

/** Style sheet of the audio report, in the app's colours for both colour schemes. */
const STYLE = `
:root {
  --paper: light-dark(#faf4e8, #171210);
  --card: light-dark(#fffcf5, #221b17);
  --ink: light-dark(#2b211b, #f4eadb);
  --soft: light-dark(#685a4e, #bcab9a);
  --line: light-dark(#dccdb5, #463931);
  --right: light-dark(#1f6e43, #7fd3a2);
  --wrong: light-dark(#a3292b, #ff9d97);
  color-scheme: light dark;
  font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink);
  background: var(--paper);
  scroll-padding-top: 4rem;
}
body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3, p { margin: 0.4em 0; }
h2 { margin-top: 2em; }
h3 { font-size: 1.1rem; }
p, dt, th, figcaption { color: var(--soft); }
a { color: inherit; }
nav {
  position: sticky; top: 0; z-index: 1;
  display: flex; gap: 1rem; overflow-x: auto; white-space: nowrap;
  padding: 0.75rem 0; background: var(--paper); border-bottom: 1px solid var(--line);
}
header { display: contents; }
article {
  margin: 1rem 0; padding: 0.75rem 1rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem;
}
audio { display: block; width: 100%; margin: 0.5rem 0; }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; background: #000; border-radius: 0.4rem 0.4rem 0 0; }
svg { display: block; width: 100%; height: auto; }
path { stroke: var(--soft); stroke-width: 1.5; }
path.bar { stroke: var(--line); stroke-width: 3; }
path.yes { stroke: var(--right); }
path.no { stroke: var(--wrong); stroke-width: 4; }
dl { display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; margin: 0.5rem 0; }
dt { font-size: 0.85rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
b.yes { color: var(--right); }
.no { color: var(--wrong); }
b { font-size: 0.85rem; white-space: nowrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
.onsets td:nth-child(-n + 4) { text-align: right; }
`;
