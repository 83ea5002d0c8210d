import { STYLE } from './report-style.mjs';
import { errorsOf, median } from './report-summary.mjs';

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
 * @param {import('./report-summary.mjs').Entry[]} entries
 * @param {import('./report-summary.mjs').Row[]} summary
 * @param {import('./report-summary.mjs').Row[]} figures of the mix, the players and their samples
 * @param {any} guira
 * @param {string[]} faults limits that all clips together miss
 */
export function reportPage(entries, summary, figures, guira, faults) {
  const groups = GROUPS.map(([title, note, pattern]) => {
    const own = entries.filter(({ id }) => pattern.test(id));
    return { title, note, own, anchor: own[0]?.id.split('-')[0] };
  });
  const links = groups.map(({ title, anchor }) => `<a href="#${anchor}">${title}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The sound of the band</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>The sound of the band</h1>
<p>${entries.length} clips, as a browser decodes them, compared with their scores.</p>
${summaryTable([...summary, ...figures])}
${faults.map((fault) => `<p class="no">${fault}</p>`).join('')}
<p>For a musician: <a href="musician.html">twenty clips with two questions each</a>.</p>
<nav>${links.join('')}<a href="#guira">Güira</a></nav>
</header>
<main>
${groups.map(groupSection).join('\n')}
${guiraSection(guira)}
</main>
</body>
</html>
`;
}

function summaryTable(summary) {
  const rows = summary.map(
    ({ criterion, limit, worst, ok }) =>
      `<tr><th scope="row">${criterion}</th><td>${signed(limit)}</td><td>${signed(worst)}</td><td>${verdict(ok)}</td></tr>`,
  );
  return table(['Criterion', 'Limit', 'Worst measurement', ''], rows, 'summary');
}

function groupSection({ title, note, own, anchor }) {
  return `<section id="${anchor}"><h2>${title}</h2><p>${note}</p>
${own.map(clipArticle).join('\n')}</section>`;
}

function clipArticle(entry) {
  const { id, example, instruments, bpm, files, picture, pictureBefore } = entry;
  const { figures, measured, faults, onsets } = entry;
  const errors = errorsOf([{ onsets }]).map((error) => error * 1000);
  const facts = [
    ['loudness', `${measured.loudness.toFixed(1)} LUFS`],
    ['true peak', `${measured.truePeak.toFixed(1)} dBTP`],
    ['tempo', `${measured.tempo.toFixed(1)} of ${bpm} bpm`],
    ['found', `${errors.length} of ${onsets.length}`],
    ['median off', `${median(errors).toFixed(1)} ms`],
    ['at most', `${Math.max(...errors).toFixed(1)} ms`],
  ];
  return `<article id="${id}">
<h3>${id} ${verdict(faults.length === 0)}</h3>
<p>${example} · ${instruments.map(spelt).join(', ')}</p>
<audio controls preload="none">${files.map((file) => `<source src="${file}">`).join('')}</audio>
${faults.map((fault) => `<p class="no">${fault}</p>`).join('')}
<figure>${pictureBefore ? `<img src="${pictureBefore}" width="900" height="257" alt="Spectrogram of ${id} before, 0 to 16 kHz" loading="lazy">` : ''}
${picture ? `<img src="${picture}" width="900" height="257" alt="Spectrogram of ${id}, 0 to 16 kHz" loading="lazy">` : ''}
${timeline(onsets, measured.seconds, bpm)}</figure>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${signed(value)}</dd></div>`).join('')}</dl>
${figures ? figuresTable(figures) : ''}
<details><summary>All onsets</summary>${onsetsTable(onsets)}</details>
</article>`;
}

/** The figures of the mix, and of each player. */
function figuresTable({ stems, touch, peak, fade, loudness, ...rest }) {
  const named = [
    ['peak before the limiter', `${peak} dBFS`],
    ['before the fade-out', `${-fade} dB`],
    ['MP3', `${loudness.mp3} LUFS`],
    ...Object.entries(FIGURES).flatMap(([name, [title, unit]]) =>
      rest[name] === undefined ? [] : [[title, `${rest[name]} ${unit}`]],
    ),
  ];
  const rows = Object.entries(stems).map(
    ([player, level]) =>
      `<tr><th scope="row">${spelt(player)}</th><td>${signed(`${level} LU`)}</td><td>${touch[player] === undefined ? '' : `${touch[player]} ms`}</td></tr>`,
  );
  return `<dl>${named.map(([name, value]) => `<div><dt>${name}</dt><dd>${signed(value)}</dd></div>`).join('')}</dl>
${table(['player', 'in the mix', 'touch'], rows, 'stems')}`;
}

/** Figures of some clips: their title and unit. */
const FIGURES = {
  phoneBass: ['bass on a phone', 'LU'],
  phoneBands: ['bands with the bass', 'ERB'],
  openBongos: ['open bongos stand out by', 'dB'],
  mutedBongos: ['muted bongos stand out by', 'dB'],
  hembraOverMacho: ['hembra over macho', 'dB'],
  hembraOverRest: ['hembra over the rest', 'dB'],
  requintoOverSegunda: ['requinto over segunda', 'LU'],
};

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

function guiraSection({ target, rows }) {
  const percent = (share) => `${Math.round(share * 100)} %`;
  const isClose = (shares) =>
    shares.every((share, i) => Math.abs(share - target.shares[i].share) <= target.tolerance);
  const within = (value, [low, high]) => value >= low && value <= high;
  const body = rows.map(({ name, shares, centroid, decay }) => {
    const ok = isClose(shares) && within(centroid, target.centroid) && within(decay, target.decay);
    return `<tr><th scope="row">${name}</th>${shares.map((share) => `<td>${percent(share)}</td>`).join('')}<td>${(centroid / 1000).toFixed(1)} kHz</td><td>${Math.round(decay * 1000)} ms</td><td>${name.startsWith('heard') ? '' : verdict(ok)}</td></tr>`;
  });
  const recorded = `<tr><th scope="row">recorded</th>${target.shares.map(({ share }) => `<td>${percent(share)}</td>`).join('')}<td>8.1 kHz</td><td>about 50 ms</td><td></td></tr>`;
  const head = ['', '1–4 kHz', '4–8', '8–12', 'above', 'centroid', 'decay by 20 dB', ''];
  return `<section id="guira"><h2>The sound of the güira</h2>
<p>Energy of a down-stroke above 1 kHz. In a clip it includes the mix, the reverb and the encoder.</p>
${table(head, [recorded, ...body], 'guira-spectra')}</section>`;
}

function table(head, rows, name) {
  const cells = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  return `<div class="scroll"><table class="${name}"><thead><tr>${cells}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** The Spanish spelling; ids are ASCII. */
const spelt = (instrument) => instrument.replace('guira', 'güira');

/** Writes a minus sign instead of a hyphen. */
const signed = (value) => value.replaceAll(/(^| )-/g, '$1−');

const verdict = (ok) => `<b class="${ok ? 'yes' : 'no'}">${ok ? '✓ passed' : '✗ failed'}</b>`;
