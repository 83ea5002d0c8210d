/**
 * A clip in the report.
 * @typedef {{
 *   id: string, example: string, kind: 'band' | 'solo' | 'some', instruments: string[], bpm: number,
 *   files: string[], picture?: string, faults: string[], measured: any,
 *   onsets: { time: number, error: number, found: boolean, position: string, notes: any[] }[],
 * }} Entry
 * @typedef {{ criterion: string, limit: string, worst: string, ok: boolean }} Row
 */

/**
 * Every acceptance criterion with the worst measurement of all clips.
 * @param {Entry[]} entries
 * @param {any} thresholds THRESHOLDS of audio/measure
 * @returns {Row[]}
 */
export function summarise(entries, thresholds) {
  const count = entries.reduce((sum, { onsets }) => sum + onsets.length, 0);
  const found = entries.reduce(
    (sum, entry) => sum + entry.onsets.filter((onset) => onset.found).length,
    0,
  );
  const highest = (of) => entries.reduce((top, entry) => (of(entry) > of(top) ? entry : top));
  const row = (criterion, of, limit, show) => {
    const top = highest(of);
    return { criterion, limit, worst: `${show(top)} (${top.id})` };
  };
  const passes = (pattern) =>
    !entries.some(({ faults }) => faults.some((one) => pattern.test(one)));
  const loudness = Object.entries(thresholds.loudness).map(([kind, [low, high]]) => {
    const values = entries.filter((one) => one.kind === kind).map((one) => one.measured.loudness);
    return {
      criterion: `Loudness, ${LOUDNESS[kind]}`,
      limit: `${low} to ${high} LUFS`,
      worst: `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`,
      ok: values.every((value) => value >= low && value <= high),
    };
  });
  return [
    {
      criterion: 'Every onset of the score is detected',
      limit: 'within 10 ms',
      worst: `${found} of ${count}, median ${(median(errorsOf(entries)) * 1000).toFixed(1)} ms off`,
      ok: found === count,
    },
    {
      ...row(
        'Tempo',
        ({ measured, bpm }) => Math.abs(measured.tempo - bpm),
        `within ${thresholds.tempo} bpm`,
        ({ measured, bpm }) => `${Math.abs(measured.tempo - bpm).toFixed(2)} off`,
      ),
      ok: passes(/^tempo/),
    },
    ...loudness,
    {
      ...row(
        'True peak',
        ({ measured }) => measured.truePeak,
        `at most ${thresholds.truePeak} dBTP`,
        ({ measured }) => measured.truePeak.toFixed(1),
      ),
      ok: passes(/^true peak/),
    },
    {
      ...row(
        'Silence at the start',
        ({ measured }) => measured.silence,
        `below ${thresholds.silence} s`,
        ({ measured }) => `${measured.silence.toFixed(3)} s`,
      ),
      ok: passes(/silence/),
    },
    {
      ...row(
        'Last 20 ms',
        ({ measured }) => measured.ending,
        `below ${thresholds.ending} dBFS`,
        ({ measured }) => measured.ending.toFixed(0),
      ),
      ok: passes(/^breaks off/),
    },
  ];
}

/** Kinds of clips, as named in the report. */
const LOUDNESS = {
  band: 'all five throughout',
  solo: 'one player',
  some: 'some of the band, other styles',
};

/** Absolute time errors of the detected onsets, in seconds. @param {Pick<Entry, 'onsets'>[]} entries */
export function errorsOf(entries) {
  return entries.flatMap(({ onsets }) =>
    onsets.filter(({ found }) => found).map(({ error }) => Math.abs(error)),
  );
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The report as plain text.
 * @param {Entry[]} entries
 * @param {Row[]} summary
 * @param {any} guira
 */
export function summaryText(entries, summary, guira) {
  const lines = summary.map(({ criterion, limit, worst, ok }) =>
    [criterion.padEnd(42), limit.padEnd(20), worst.padEnd(38), ` ${ok ? 'passed' : 'FAILED'}`].join(
      '',
    ),
  );
  const percent = (share) => `${Math.round(share * 100)} %`.padStart(6);
  const spectra = [
    ['recorded', guira.target.shares.map(({ share }) => share)],
    ...guira.rows.map(({ name, shares }) => [name, shares]),
  ].map(([name, shares]) => `${name.padEnd(30)}${shares.map(percent).join('')}`);
  const failures = entries.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`));
  return [
    '',
    `${entries.length} clips`,
    '',
    ...lines,
    '',
    'Güira down-stroke: energy in 1–4, 4–8, 8–12 kHz and above',
    ...spectra,
    '',
    failures.length ? `Failed:\n${failures.join('\n')}` : 'Every clip meets every criterion.',
  ].join('\n');
}
