// Equal loudness of the clips, the small band, the Practice page and saved files. render-bars.test.ts checks that the
// live band plays the same samples as the rendering here.
import { expect, test } from 'vitest';
import figures from '#audio/measure/figures.json' with { type: 'json' };
import { loudness, truePeak } from '#audio/measure/loudness.ts';
import { CATALOGUE } from '#audio/music/clips/catalogue.ts';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';
import { BAND_COUNTS } from '#audio/music/tempo.ts';
import { renderBars } from '#audio/render/render-bars.ts';
import { median } from '#lib/statistics.ts';
import { heardMix, INITIAL_MIXER } from '#src/band/mixer.ts';
import { smallBandBars } from '#src/band/small/small-band-music.ts';
import { pieceOf } from '#src/practice/playing/piece.ts';
import { DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';

/** Maximum difference between the loudest and the softest one (LU). */
const ALIKE = 2;
/** The highest true peak (dBTP). */
const PEAK = -1;

/** Loudness and true peak of the small band, twice through, live and as a saved file. */
async function levelOf(rhythm: RhythmType) {
  const loop = smallBandBars(rhythm);
  const buffer = await renderBars([...loop, ...loop], BAND_COUNTS, heardMix(INITIAL_MIXER));
  const channels = [buffer.getChannelData(0), buffer.getChannelData(1)];
  return { loudness: loudness(channels), peak: truePeak(channels) };
}

const wholeBand = Object.entries(CATALOGUE)
  .filter(([, { instruments }]) => BAND.every((player) => instruments.includes(player)))
  .map(([id]) => figures[id as keyof typeof figures].loudness.webm);

test('the band is as loud as the clips of the whole band', async () => {
  const levels = [];
  for (const rhythm of RHYTHM_TYPES) levels.push(await levelOf(rhythm));
  const values = levels.map(({ loudness }) => loudness);
  const told = `clips ${median(wholeBand)}, ${values.map((value) => value.toFixed(1))}, peaks ${levels.map(({ peak }) => peak.toFixed(1))}`;
  expect(Math.abs(median(values) - median(wholeBand)), told).toBeLessThanOrEqual(ALIKE);
  for (const { peak } of levels) expect(peak, told).toBeLessThan(PEAK);
});

test.each(RHYTHM_TYPES)('Practice begins with the %s of the small band', (rhythm) => {
  expect(pieceOf({ ...DEFAULT_SETTINGS, rhythm }).bars).toEqual(smallBandBars(rhythm));
  expect(DEFAULT_SETTINGS.tempo).toBe(BAND_COUNTS);
});
