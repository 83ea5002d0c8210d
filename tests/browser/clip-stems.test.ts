// Each player of a clip alone, as the review of a quiz has it: held against the clip's score and
// against the file that the learner hears.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { Engine } from '#audio/engine/engine.ts';
import { compare, isFound } from '#audio/measure/against-score.ts';
import { type Channels, SAMPLE_RATE } from '#audio/measure/measure.ts';
import { findOnsets } from '#audio/measure/onsets.ts';
import { type Clip, heardIn } from '#audio/music/clip.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import { QUIZ_CLIPS } from '#audio/music/quiz-clips.ts';
import { renderStem } from '#audio/render/stem.ts';
import { stemLoader } from '#src/sound/stem-loader.ts';
import { channelsOf, decodeClip, renderClip } from '#tests/support/clip-samples.ts';
import { levelsIn } from '#tests/support/levels.ts';

/** By how much (dB) a stem may be louder or softer than its player in the clip. */
const LEVEL = 1;

const playing = (clip: Clip) => BAND.filter((player) => heardIn(clip).includes(player));
const missing = (clip: Clip) => BAND.filter((player) => !heardIn(clip).includes(player));
const stem = async (clip: Clip, player: BandInstrument) =>
  channelsOf(await renderStem(clip, player));

/** The beginnings of a player's notes in a clip that are not within 10 ms in a sound. */
function notFound(sound: Channels, clip: Clip, player: BandInstrument) {
  const notes = clip.score(BAND).notes.filter(({ instrument }) => instrument === player);
  expect(notes.length).toBeGreaterThan(8);
  return compare({ notes }, findOnsets(sound, SAMPLE_RATE)).filter((one) => !isFound(one));
}

test.each([...QUIZ_CLIPS.present, ...QUIZ_CLIPS.missing])(
  'the players of $id do alone what they do in its file, as loud',
  async (clip) => {
    const players = playing(clip);
    const stems = await Promise.all(players.map((player) => stem(clip, player)));
    const file = await decodeClip(clip.id, 'webm');
    for (const [i, player] of players.entries()) {
      expect(notFound(stems[i] ?? [], clip, player), player).toEqual([]);
    }
    for (const [i, level] of levelsIn(file, stems).entries()) {
      expect(Math.abs(level), `${players[i]}: ${level.toFixed(2)} dB`).toBeLessThan(LEVEL);
    }
  },
);

// One is missing, two, three; the two players of the last are turned up.
test.each(QUIZ_CLIPS.missing.filter((_, i) => [0, 2, 7].includes(i)))(
  'who is missing from $id plays what completes it, in balance with it',
  async (clip) => {
    const players = [...playing(clip), ...missing(clip)];
    const stems = await Promise.all(players.map((player) => stem(clip, player)));
    for (const player of missing(clip)) {
      expect(notFound(stems[players.indexOf(player)] ?? [], clip, player), player).toEqual([]);
    }
    const band = await renderClip({ ...clip, score: () => clip.score(BAND) });
    const levels = levelsIn(band, stems);
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(LEVEL);
  },
);

describe('played', () => {
  const clip = QUIZ_CLIPS.missing[0] as Clip;
  const engine = new Engine();
  const players: ClipPlayer[] = [];
  const alone = (player: BandInstrument) => {
    const one = new ClipPlayer(engine, stemLoader({ clip: clip.id, player }));
    players.push(one);
    return one;
  };

  afterEach(() => {
    for (const player of players.splice(0)) player.unload();
    vi.restoreAllMocks();
  });

  test('it lasts as long as its clip, and gives way to another player', async () => {
    const [bongos, bass] = [alone('bongos'), alone('bass')];
    bongos.play();
    await expect.poll(() => bongos.state).toBe('playing');
    const { length } = (await decodeClip(clip.id, 'webm'))[0] ?? [];
    expect(bongos.duration).toBeCloseTo((length ?? 0) / SAMPLE_RATE, 2);
    bass.play();
    expect(bongos.state).toBe('idle');
    await expect.poll(() => bass.state).toBe('playing');
  });

  test('only the notes of its player are fetched', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const [bongos, guira] = [alone('bongos'), alone('guira')];
    bongos.play();
    await expect.poll(() => bongos.state).toBe('playing');
    guira.play();
    await expect.poll(() => guira.state).toBe('playing');
    const addresses = fetched.mock.calls.map(([address]) => `${address}`);
    expect(addresses.map((address) => address.split('/').at(-1))).toEqual(['bongos.webm']);
  });

  test('where the notes cannot be had it fails, and can be tried again', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 404 }));
    const bongos = alone('bongos');
    bongos.play();
    await expect.poll(() => bongos.state).toBe('failed');
    expect(complaints).toHaveBeenCalledTimes(1);
    bongos.play();
    await expect.poll(() => bongos.state).toBe('playing');
  });

  test('unloaded, it lets its samples and its notes go from memory', async () => {
    const held: WeakRef<AudioBuffer>[] = [];
    const { prototype } = OfflineAudioContext;
    const { decodeAudioData, startRendering } = prototype;
    prototype.decodeAudioData = async function (data) {
      const buffer = await decodeAudioData.call(this, data);
      held.push(new WeakRef(buffer));
      return buffer;
    };
    prototype.startRendering = async function () {
      const buffer = await startRendering.call(this);
      held.push(new WeakRef(buffer));
      return buffer;
    };
    try {
      const bongos = alone('bongos');
      bongos.play();
      await expect.poll(() => bongos.state).toBe('playing');
      expect(held).toHaveLength(2);
      bongos.unload();
    } finally {
      Object.assign(prototype, { decodeAudioData, startRendering });
    }
    await expect
      .poll(async () => {
        await cdp().send('HeapProfiler.collectGarbage');
        return held.map((buffer) => buffer.deref());
      })
      .toEqual([undefined, undefined]);
  });
});
