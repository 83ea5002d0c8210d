/** @typedef {import('./report-summary.mjs').Row} Row */
/** @typedef {{ id: string, value: number, limit: number }} Case a measurement and its limit */

/** The figures that each clip has of its own, with their names in the report and their units. */
const OF_CLIPS = /** @type {const} */ ([
  ['phoneBass', 'Bass on a phone', 'LU'],
  ['phoneBands', 'Bands that need the bass on a phone', 'ERB'],
  ['openBongos', 'Open bongos stand out by', 'dB'],
  ['mutedBongos', 'Muted bongos stand out by', 'dB'],
  ['hembraOverMacho', 'Hembra over macho', 'dB'],
  ['hembraOverRest', 'Hembra over the rest, 500 to 720 Hz', 'dB'],
  ['requintoOverSegunda', 'Requinto over segunda in derecho', 'LU'],
]);

/** The band; guests may be soft. */
const PLAYERS = ['requinto', 'segunda', 'bass', 'guira', 'bongos'];

/**
 * The figures of the mix, the players and their samples, each with its limit and the worst measurement.
 * @param {any[]} entries clips of the report, with their figures
 * @param {{
 *   limits: any, touch: Record<string, number>,
 *   levels: { range: readonly number[], of: Record<string, number> },
 *   guira: { tolerance: number, off: Record<string, number> },
 *   kit: { limits: any, similarity: number, steps: any[] },
 * }} all `limits` are FIGURE_LIMITS; `off` is the largest distance of a share of the güira in each file
 * @returns {Row[]}
 */
export function figureRows(entries, { limits, touch, levels, guira, kit }) {
  const bands = entries.filter(({ instruments }) => instruments.length > 1);
  const isDerecho = ({ kind, rhythm }) => kind === 'rhythm' && rhythm === 'derecho';
  const lists = [...new Set(entries.map(({ id }) => id.split('-')[0]))].map((list) => {
    const own = entries.filter(({ id }) => id.split('-')[0] === list);
    const loudness = own.flatMap(({ figures }) => Object.values(figures.loudness));
    // Rounded, since the difference of two decimals is not exact.
    const value = Math.round(10 * (Math.max(...loudness) - Math.min(...loudness))) / 10;
    return { id: list, value };
  });
  const cases = (values, limit) => values.map((one) => ({ ...one, limit }));
  const steps = (name) => kit.steps.map((step) => ({ id: `to ${step.pitch}`, value: step[name] }));
  const percent = (all) => all.map(({ id, value }) => ({ id, value: 100 * value }));
  return [
    ...OF_CLIPS.map(([name, criterion, unit]) =>
      least(
        criterion,
        unit,
        bands
          .filter(({ clip }) => name !== 'requintoOverSegunda' || isDerecho(clip.example))
          .filter(({ figures }) => figures[name] !== undefined)
          .map(({ id, clip, figures }) => ({
            id,
            value: figures[name],
            limit: limits[name][clip.example.kind] ?? limits[name],
          })),
      ),
    ),
    least(
      'Softest player of the band in a mix',
      'LU',
      bands.flatMap(({ id, clip, figures }) =>
        Object.entries(figures.stems)
          .filter(([player]) => PLAYERS.includes(player))
          .map(([player, value]) => ({
            id: `${player}, ${id}`,
            value,
            limit: limits.stem[clip.example.kind],
          })),
      ),
    ),
    least(
      'Level before the fade-out under the mean',
      'dB',
      entries.map(({ id, figures }) => ({ id, value: figures.fade, limit: limits.fade })),
    ),
    most(
      'Peak before the limiter',
      'dBFS',
      entries.map(({ id, figures }) => ({ id, value: figures.peak, limit: limits.peak })),
    ),
    most('Difference in loudness within a list', 'LU', cases(lists, limits.loudness)),
    range('Times of a player', 'ms', touch, limits.touch),
    range('Levels of equal strokes', 'dB', levels.of, levels.range),
    most(
      'Güira: a share off the recording',
      'points',
      cases(
        percent(Object.entries(guira.off).map(([id, value]) => ({ id, value }))),
        100 * guira.tolerance,
      ),
    ),
    most('Two strokes of the bongos alike', '', [
      { id: 'kit', value: kit.similarity, limit: kit.limits.similarity },
    ]),
    most(
      'Requinto, brightness of neighbours',
      '%',
      cases(percent(steps('brightness')), 100 * kit.limits.brightness),
    ),
    most(
      'Requinto, decay of neighbours',
      '%',
      cases(percent(steps('decay')), 100 * kit.limits.decay),
    ),
  ];
}

const rounded = (value) => (Math.abs(value) < 1 ? value.toFixed(2) : value.toFixed(1));

/** @param {string} criterion @param {string} unit @param {Case[]} cases the one nearest its limit is the worst */
function least(criterion, unit, cases) {
  const worst = cases.reduce((a, b) => (b.value - b.limit < a.value - a.limit ? b : a));
  return row(criterion, unit, 'at least', worst, worst.value >= worst.limit);
}

/** @param {string} criterion @param {string} unit @param {Case[]} cases */
function most(criterion, unit, cases) {
  const worst = cases.reduce((a, b) => (b.value - b.limit > a.value - a.limit ? b : a));
  return row(criterion, unit, 'at most', worst, worst.value <= worst.limit);
}

/** @returns {Row} */
function row(criterion, unit, comparison, { id, value, limit }, ok) {
  return {
    criterion,
    limit: `${comparison} ${limit} ${unit}`.trim(),
    worst: `${rounded(value)} (${id})`,
    ok,
  };
}

/** @returns {Row} */
function range(criterion, unit, values, [low, high]) {
  const all = Object.entries(values);
  return {
    criterion,
    limit: `${low} to ${high} ${unit}`,
    worst: all
      .map(([player, value]) => `${player} ${rounded(value)}`)
      .join(', ')
      .replaceAll('guira', 'güira'),
    ok: all.every(([, value]) => value >= low && value <= high),
  };
}
