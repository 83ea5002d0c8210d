/**
 * A clip as it is reported on.
 * @typedef {{
 *   id: string, example: string, kind: 'band' | 'solo' | 'some', instruments: string[], bpm: number,
 *   files: string[], picture?: string, faults: string[], measured: any,
 *   beginnings: { time: number, error: number, found: boolean, place: string, notes: any[] }[],
 * }} Entry
 * @typedef {{ bar: string, is: string, worst: string, ok: boolean }} Row a bar and how it is kept
 */

/**
 * Every bar, and the clip that comes nearest to missing it.
 * @param {Entry[]} entries
 * @param {any} bars BARS of audio/measure
 * @returns {Row[]}
 */
export function summarize(entries, bars) {
  const count = entries.reduce((sum, { beginnings }) => sum + beginnings.length, 0);
  const found = entries.reduce(
    (sum, entry) => sum + entry.beginnings.filter((b) => b.found).length,
    0,
  );
  const highest = (of) => entries.reduce((top, entry) => (of(entry) > of(top) ? entry : top));
  const row = (bar, of, limit, show) => {
    const top = highest(of);
    return { bar, is: limit, worst: `${show(top)} (${top.id})` };
  };
  const missing = (pattern) =>
    !entries.some(({ faults }) => faults.some((one) => pattern.test(one)));
  const loudness = Object.entries(bars.loudness).map(([kind, [low, high]]) => {
    const values = entries.filter((one) => one.kind === kind).map((one) => one.measured.loudness);
    return {
      bar: `Loudness, ${LOUDNESS[kind]}`,
      is: `${low} to ${high} LUFS`,
      worst: `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`,
      ok: values.every((value) => value >= low && value <= high),
    };
  });
  return [
    {
      bar: 'Every beginning of the score is found',
      is: 'within 10 ms',
      worst: `${found} of ${count}, median ${(median(errorsOf(entries)) * 1000).toFixed(1)} ms off`,
      ok: found === count,
    },
    {
      ...row(
        'Tempo',
        ({ measured, bpm }) => Math.abs(measured.tempo - bpm),
        `within ${bars.tempo} bpm`,
        ({ measured, bpm }) => `${Math.abs(measured.tempo - bpm).toFixed(2)} off`,
      ),
      ok: missing(/^tempo/),
    },
    ...loudness,
    {
      ...row(
        'True peak',
        ({ measured }) => measured.truePeak,
        `at most ${bars.truePeak} dBTP`,
        ({ measured }) => measured.truePeak.toFixed(1),
      ),
      ok: missing(/^true peak/),
    },
    {
      ...row(
        'Silence at the start',
        ({ measured }) => measured.silence,
        `below ${bars.silence} s`,
        ({ measured }) => `${measured.silence.toFixed(3)} s`,
      ),
      ok: missing(/silence/),
    },
    {
      ...row(
        'Last 20 ms',
        ({ measured }) => measured.ending,
        `below ${bars.ending} dBFS`,
        ({ measured }) => measured.ending.toFixed(0),
      ),
      ok: missing(/^breaks off/),
    },
  ];
}

const LOUDNESS = {
  band: 'all five throughout',
  solo: 'one player',
  some: 'some of the band, other styles',
};

/** How far off what was found is (seconds). @param {Entry[]} entries */
export function errorsOf(entries) {
  return entries.flatMap(({ beginnings }) =>
    beginnings.filter(({ found }) => found).map(({ error }) => Math.abs(error)),
  );
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The report in one page of text.
 * @param {Entry[]} entries
 * @param {Row[]} summary
 * @param {any} guira
 */
export function summaryText(entries, summary, guira) {
  const lines = summary.map(({ bar, is, worst, ok }) =>
    [bar.padEnd(42), is.padEnd(20), worst.padEnd(38), ok ? 'kept' : 'MISSED'].join(''),
  );
  const percent = (share) => `${Math.round(share * 100)} %`.padStart(6);
  const colours = [
    ['recorded', guira.target.shares.map(({ share }) => share)],
    ...guira.rows.map(({ name, shares }) => [name, shares]),
  ].map(([name, shares]) => `${name.padEnd(30)}${shares.map(percent).join('')}`);
  const missed = entries.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`));
  return [
    '',
    `${entries.length} clips`,
    '',
    ...lines,
    '',
    'Güira down-stroke: energy in 1–4, 4–8, 8–12 kHz and above',
    ...colours,
    '',
    missed.length ? `Missed:\n${missed.join('\n')}` : 'Every clip is within every bar.',
  ].join('\n');
}
