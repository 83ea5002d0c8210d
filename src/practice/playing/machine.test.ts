import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { BarAt } from '#audio/engine/live/bars.ts';
import { BAND } from '#audio/music/instrument.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { INITIAL_MIXER, withChannel } from '#src/band/mixer.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import { DEFAULT_SETTINGS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import { INITIAL_TRAINER, type TempoRamp } from '#src/practice/trainer/settings.ts';
import { running } from '#tests/support/running.ts';
import { practiceMachine, tempoOf } from './machine.ts';
import { pieceOf } from './piece.ts';
import {
  barOnChart,
  chartPiece,
  nextBar,
  openingBar,
  placeName,
  playbackPosition,
} from './playback-position.ts';
import { TAP_PAUSE } from './tap-tempo.ts';

/**
 * The page with a band that logs its commands, and applies changes at a bar that the test sets. Pieces
 * are written at once, or on request of the test.
 */
function practice() {
  const clock = new SimulatedClock();
  const commands: BandCommand[] = [];
  const inputs: BandInput[] = [];
  const saved: PracticeSettings[] = [];
  const loops: string[] = [];
  let report = (_: BandEvent) => {};
  let nextLine = 0;
  let bars: BarAt = () => null;
  let writesAtOnce = true;
  let write = () => {};
  const actor = createActor(
    practiceMachine.provide({
      actors: {
        writer: fromCallback<{ type: never }, PracticeSettings>(({ input, sendBack }) => {
          write = () => sendBack({ type: 'piece.written', piece: pieceOf(input) });
          if (writesAtOnce) write();
          return () => {
            write = () => {};
          };
        }),
        band: fromCallback<BandCommand, BandInput>(({ input, receive, sendBack }) => {
          inputs.push(input);
          nextLine = 0;
          bars = input.barAt ?? (() => null);
          report = sendBack;
          receive((command) => {
            commands.push(command);
            if (command.type === 'bars.changed') {
              const before = bars;
              const from = nextLine;
              const after = command.make(from);
              bars = (bar) => (bar < from ? before(bar) : after(bar));
            }
            if (command.type === 'bars.replaced') bars = command.barAt;
          });
        }),
      },
    }),
    { clock, input: { piece: pieceOf(DEFAULT_SETTINGS) } },
  );
  actor.on('settings.changed', ({ settings }) => saved.push(settings));
  actor.on('loop.played', ({ without }) => loops.push(without.join(' ')));
  return running(actor, {
    clock,
    inputs,
    saved,
    /** For each loop that was played to its end: the players who were left out. */
    loops,
    change: (change: Partial<PracticeSettings>) => actor.send({ type: 'settings.change', change }),
    /** Starts, up to the beginning of a bar. */
    play(bar = 0) {
      actor.send({ type: 'play.toggle' });
      this.enter(bar);
    },
    /** A bar begins; the band applies the next change after it. */
    enter(bar: number) {
      nextLine = bar + 1;
      report({ type: 'bar.started', bar });
    },
    report: (event: BandEvent) => report(event),
    barAt: (bar: number) => bars(bar),
    /** From now on a piece is written when `write` is called. */
    writeSlowly() {
      writesAtOnce = false;
    },
    write: () => write(),
    /** The commands since the last call. */
    take: () => commands.splice(0),
  });
}

let page: ReturnType<typeof practice>;
beforeEach(() => {
  page = practice();
});
const raise = (ramp: TempoRamp) => page.change({ trainer: { ...INITIAL_TRAINER, ramp } });
const silenceEveryOtherBar = () =>
  page.change({ trainer: { ...INITIAL_TRAINER, silent: { kind: 'every', bars: 2 } } });
const types = () => page.take().map(({ type }) => type);

describe('transport', () => {
  test('is stopped at first, plays with what is set, and stops', () => {
    expect(page.value).toMatchObject({ transport: 'stopped' });
    expect(page.inputs).toEqual([]);
    page.send({ type: 'play.toggle' });
    expect(page.inputs).toMatchObject([{ bpm: 120, countIn: true, mixer: INITIAL_MIXER }]);
    expect(page.value).toMatchObject({ transport: 'running' });
    page.send({ type: 'play.toggle' });
    expect(page.value).toMatchObject({ transport: 'stopped' });
  });

  test.each([
    ['the song has ended', {}],
    ['the band fails', { failure: 'no notes' }],
  ])('stops when %s, and plays again with the next try', (_, end) => {
    page.play();
    page.report({ type: 'playback.ended', ...end });
    expect(page.value).toMatchObject({ transport: 'stopped' });
    expect(playbackPosition(page.context)).toBeNull();
    page.send({ type: 'play.toggle' });
    expect(page.inputs).toHaveLength(2);
  });

  test('says where it is, or with what Play begins', () => {
    expect(placeName(page.context)).toBe('Derecho');
    page.play(6);
    expect(placeName(page.context)).toBe('Bar 3 of 4');
    page.send({ type: 'play.toggle' });
    page.change({ length: 'form' });
    expect(placeName(page.context)).toBe('Intro');
  });
});

describe('changes while it plays', () => {
  test('of the rhythm take over at the next bar line, and keep tempo and mixer', () => {
    page.play(1);
    page.change({ rhythm: 'mambo' });
    expect(types()).toEqual(['bars.changed']);
    expect([1, 2, 3].map((bar) => page.barAt(bar)?.rhythm)).toEqual(['derecho', 'mambo', 'mambo']);
    expect(playbackPosition(page.context)).toEqual({ bar: 1, section: -1 });
    page.enter(2);
    expect(playbackPosition(page.context)).toEqual({ bar: 2, section: -1 });
  });

  test.each([
    [{ song: 'domingo' as const }],
    [{ key: 'Bm' as const }],
    [{ changes: 'chorus' as const }],
    [{ take: 2 }],
    [{ length: 8 as const }],
    [{ length: 'form' as const }],
  ])('%o are other music', (change) => {
    page.play();
    page.change(change);
    expect(types()).toEqual(['bars.changed']);
  });

  test('two before the same bar line: the later one counts', () => {
    page.play(1);
    page.change({ rhythm: 'mambo' });
    page.change({ rhythm: 'majao' });
    expect([1, 2].map((bar) => page.barAt(bar)?.rhythm)).toEqual(['derecho', 'majao']);
    expect(page.context.placements).toHaveLength(2);
  });

  test('of the tempo and the mixer leave the music alone', () => {
    page.play();
    page.change({ tempo: 90 });
    const mixer = withChannel(INITIAL_MIXER, 'bass', { mute: true });
    page.change({ mixer });
    expect(page.take()).toEqual([
      { type: 'tempo.changed', bpm: 90 },
      { type: 'mixer.changed', mixer },
    ]);
  });

  test('of a lane sound at once', () => {
    page.play(1);
    page.change({ lanes: { guira: { cells: 'd...............' } } });
    expect(types()).toEqual(['bars.replaced']);
    const strokes = page.barAt(1)?.notes.filter(({ instrument }) => instrument === 'guira');
    expect(strokes).toHaveLength(1);
  });

  test('of everything at once, as by a preset, tell the band each', () => {
    page.play();
    page.change({ ...DEFAULT_SETTINGS, rhythm: 'majao', tempo: 60, mixer: { ...INITIAL_MIXER } });
    expect(types()).toEqual(['tempo.changed', 'mixer.changed', 'bars.changed']);
  });

  test('that change nothing tell the band nothing', () => {
    page.play();
    page.change({ rhythm: 'derecho', take: 1 });
    expect(types()).toEqual([]);
  });

  test('are not sent to a band that does not play', () => {
    page.change({ rhythm: 'mambo', tempo: 60 });
    page.play();
    expect(page.inputs).toMatchObject([{ bpm: 60 }]);
    expect(page.barAt(0)?.rhythm).toBe('mambo');
  });
});

describe('a whole song', () => {
  beforeEach(() => page.change({ length: 'form' }));
  const sectionIn = (bar: number) => page.barAt(bar)?.section;

  test('plays from the intro, or from the section that was chosen', () => {
    page.play();
    expect(sectionIn(0)).toBe('intro');
    page.send({ type: 'play.toggle' });
    page.send({ type: 'bar.choose', bar: 28 });
    page.play();
    expect(sectionIn(0)).toBe('chorus');
    expect(placeName(page.context)).toBe('Chorus 1, bar 1 of 8');
  });

  test('says to which section it jumps, until that is heard', () => {
    page.play(2);
    expect(nextBar(page.context)).toBeNull();
    page.send({ type: 'bar.choose', bar: 28 });
    expect(nextBar(page.context)).toBe(28);
    page.send({ type: 'bar.choose', bar: 8 });
    expect(nextBar(page.context)).toBe(8);
    page.enter(3);
    expect(nextBar(page.context)).toBeNull();
    page.change({ key: 'Bm' });
    expect(nextBar(page.context)).toBeNull();
    page.change({ range: { from: 36, bars: 4 } });
    expect(nextBar(page.context)).toBe(36);
    page.send({ type: 'play.toggle' });
    expect(nextBar(page.context)).toBeNull();
  });

  test('begins at its first section after a loop', () => {
    page.change({ length: 4 });
    page.play(3);
    page.change({ length: 'form' });
    expect(nextBar(page.context)).toBe(0);
    page.change({ length: 4 });
    expect(nextBar(page.context)).toBeNull();
  });

  test('repeats bars; going to one of them repeats them on, to another one ends that', () => {
    page.change({ range: { from: 2, bars: 3 } });
    page.play();
    expect(sectionIn(500)).toBe('intro');
    page.enter(1);
    page.send({ type: 'bar.choose', bar: 4 });
    page.enter(2);
    expect(playbackPosition(page.context)).toMatchObject({ bar: 4 });
    page.enter(3);
    expect(playbackPosition(page.context)).toMatchObject({ bar: 2 });
    page.send({ type: 'bar.choose', bar: 28 });
    expect(page.context.settings.range).toBeNull();
    expect([sectionIn(3), sectionIn(4), sectionIn(500)]).toEqual(['intro', 'chorus', undefined]);
  });

  test('repeated bars that are left out while it is stopped are not repeated', () => {
    page.change({ range: { from: 2, bars: 3 } });
    page.send({ type: 'bar.choose', bar: 3 });
    expect(page.context.settings.range).toEqual({ from: 2, bars: 3 });
    expect(openingBar(page.context)).toBe(3);
    page.send({ type: 'bar.choose', bar: 30 });
    expect(page.context.settings.range).toBeNull();
    expect(openingBar(page.context)).toBe(30);
  });

  test('bars that there are not are not repeated', () => {
    page.change({ range: { from: 87, bars: 3 } });
    expect(page.context.settings.range).toBeNull();
    page.change({ range: { from: 86, bars: 3 } });
    expect(page.context.settings.range).not.toBeNull();
    page.change({ length: 4 });
    expect(page.context.settings.range).toBeNull();
  });
});

describe('a cue', () => {
  const hits = (bar: number) => page.barAt(bar)?.notes.map(({ beat }) => beat) ?? [];
  const isCorte = (bar: number) =>
    hits(bar).includes(1.5) && !hits(bar).some((beat) => beat > 1.5 && beat < 3);

  test('for a corte stops the band in the next bar of a loop, and then it goes on', () => {
    page.play(1);
    page.send({ type: 'cue.call', cue: 'corte' });
    expect(page.context.called).toEqual({ cue: 'corte', from: 2 });
    const after = [1, 2, 3, 4, 6].map(isCorte);
    expect(after).toEqual([false, true, false, false, false]);
    expect(barOnChart(page.context, 2)).toBe(2);
    expect(chartPiece(page.context).bars[2]).toBe(page.barAt(2));
    page.enter(2);
    expect(page.context.called).toBeNull();
    expect(chartPiece(page.context).bars[2]).toBe(page.barAt(2));
    page.enter(3);
    expect(playbackPosition(page.context)).toEqual({ bar: 3, section: -1 });
    expect(chartPiece(page.context)).toBe(page.context.piece);
  });

  test('for a corte that is called twice comes once', () => {
    page.play(1);
    page.send({ type: 'cue.call', cue: 'corte' });
    const first = page.barAt(2);
    page.send({ type: 'cue.call', cue: 'corte' });
    expect(page.barAt(2)).toBe(first);
    page.enter(2);
    page.send({ type: 'cue.call', cue: 'corte' });
    expect([2, 3, 4].map(isCorte)).toEqual([true, true, false]);
  });

  test('for mambo or the end does nothing in a loop, and no cue anything while it is stopped', () => {
    page.send({ type: 'cue.call', cue: 'corte' });
    page.play(1);
    page.take();
    page.send({ type: 'cue.call', cue: 'mambo' });
    page.send({ type: 'cue.call', cue: 'end' });
    expect(types()).toEqual([]);
    expect(page.context.called).toBeNull();
  });

  test('for mambo goes to the mambo at the next bar line, also out of repeated bars', () => {
    page.change({ length: 'form' });
    page.change({ range: { from: 8, bars: 4 } });
    page.play(1);
    page.send({ type: 'cue.call', cue: 'mambo' });
    expect(page.context.settings.range).toBeNull();
    expect(page.context.called).toEqual({ cue: 'mambo', from: 2 });
    expect([1, 2].map((bar) => page.barAt(bar)?.section)).toEqual(['verse', 'mambo']);
    page.enter(2);
    expect(placeName(page.context)).toBe('Mambo, bar 1 of 16');
  });

  test('for the end plays the break in unison and the final chord', () => {
    page.change({ length: 'form' });
    page.play(3);
    page.send({ type: 'cue.call', cue: 'end' });
    expect(page.barAt(4)?.section).toBe('outro');
    expect(new Set(hits(4))).toEqual(new Set([0, 1.5, 3]));
    expect(page.barAt(6)?.chords).toEqual([{ beat: 0, name: 'Am' }]);
    expect(page.barAt(7)).toBeNull();
  });

  test('keeps repeated bars in their order after a corte', () => {
    page.change({ length: 'form' });
    page.change({ range: { from: 8, bars: 3 } });
    page.play(1);
    page.send({ type: 'cue.call', cue: 'corte' });
    expect(isCorte(2)).toBe(true);
    const { bars } = page.context.piece;
    expect([3, 4, 5].map((bar) => page.barAt(bar))).toEqual([bars[8], bars[9], bars[10]]);
  });
});

describe('a piece that takes time to write', () => {
  beforeEach(() => page.writeSlowly());
  const sectionIn = (bar: number) => page.barAt(bar)?.section;

  test('the former one goes on meanwhile, and the last change counts', () => {
    page.play(1);
    page.change({ rhythm: 'mambo' });
    expect(page.context.settings.rhythm).toBe('mambo');
    page.change({ rhythm: 'majao' });
    expect(types()).toEqual([]);
    expect(page.barAt(5)?.rhythm).toBe('derecho');
    page.enter(4);
    page.write();
    expect(types()).toEqual(['bars.changed']);
    expect([4, 5].map((bar) => page.barAt(bar)?.rhythm)).toEqual(['derecho', 'majao']);
    expect(page.value).toMatchObject({ music: 'written' });
  });

  test('Play gets ready until it is written, and begins with it', () => {
    page.change({ length: 'form' });
    page.send({ type: 'bar.choose', bar: 28 });
    page.send({ type: 'play.toggle' });
    expect(page.inputs).toMatchObject([{ barAt: null }]);
    page.write();
    expect(sectionIn(0)).toBe('chorus');
    page.enter(0);
    expect(placeName(page.context)).toBe('Chorus 1, bar 1 of 8');
  });

  test('what is changed while Play waits for it counts', () => {
    page.change({ length: 'form' });
    page.send({ type: 'play.toggle' });
    page.send({ type: 'bar.choose', bar: 28 });
    page.change({ key: 'Bm' });
    silenceEveryOtherBar();
    expect(types()).toEqual([]);
    page.write();
    expect(page.barAt(0)).toMatchObject({ section: 'chorus', key: 'Bm' });
    expect(page.barAt(1)).toMatchObject({ silent: true });
  });

  test('Play can be stopped while it waits', () => {
    page.change({ rhythm: 'mambo' });
    page.send({ type: 'play.toggle' });
    page.send({ type: 'play.toggle' });
    expect(page.value).toMatchObject({ transport: 'stopped' });
    page.write();
    page.play();
    expect(page.barAt(0)?.rhythm).toBe('mambo');
  });

  test('a jump goes from what is heard, and stays when the piece is there', () => {
    page.change({ length: 'form' });
    page.write();
    page.play(2);
    page.change({ key: 'Bm' });
    page.send({ type: 'bar.choose', bar: 28 });
    expect([2, 3].map(sectionIn)).toEqual(['intro', 'chorus']);
    expect(nextBar(page.context)).toBe(28);
    page.write();
    expect(nextBar(page.context)).toBe(28);
    page.enter(3);
    expect(page.barAt(3)).toMatchObject({ section: 'chorus', key: 'Bm' });
    expect(placeName(page.context)).toBe('Chorus 1, bar 1 of 8');
  });

  test('a jump that is heard already is not repeated by the piece', () => {
    page.change({ length: 'form' });
    page.write();
    page.play(2);
    page.change({ take: 2 });
    page.send({ type: 'bar.choose', bar: 28 });
    for (const bar of [3, 4]) page.enter(bar);
    page.write();
    page.enter(5);
    expect(placeName(page.context)).toBe('Chorus 1, bar 3 of 8');
  });

  test('a lane sounds at once when it is written, also after a section was repeated', () => {
    page.change({ length: 'form' });
    page.write();
    page.play(9);
    page.change({ range: { from: 8, bars: 16 } });
    page.change({ lanes: { guira: { cells: 'd...............' } } });
    page.take();
    page.write();
    expect(types()).toEqual(['bars.replaced']);
    const strokes = page.barAt(10)?.notes.filter(({ instrument }) => instrument === 'guira');
    expect(strokes).toHaveLength(1);
  });

  test('silent bars, tempo and mixer do not wait for it', () => {
    page.play();
    page.change({ rhythm: 'mambo' });
    page.change({ tempo: 60 });
    silenceEveryOtherBar();
    expect(types()).toEqual(['tempo.changed', 'bars.replaced']);
    expect([1, 2].map((bar) => page.barAt(bar)?.rhythm)).toEqual(['derecho', 'derecho']);
    expect(page.barAt(1)?.silent).toBe(true);
  });
});

describe('tempo', () => {
  test('stays within its limits, and is whole', () => {
    page.change({ tempo: TEMPO.fastest + 1 });
    expect(page.context.settings.tempo).toBe(TEMPO.fastest);
    page.change({ tempo: TEMPO.slowest - 1 });
    expect(page.context.settings.tempo).toBe(TEMPO.slowest);
    page.change({ tempo: 99.6 });
    expect(page.context.settings.tempo).toBe(100);
  });

  test('follows taps, and forgets them after a pause', () => {
    page.send({ type: 'tempo.tap', time: 10 });
    expect(page.saved).toEqual([]);
    for (const time of [10.75, 11.5]) page.send({ type: 'tempo.tap', time });
    expect(page.value).toMatchObject({ tapping: 'counting' });
    expect(page.context.settings.tempo).toBe(80);
    page.clock.increment(1000 * TAP_PAUSE);
    expect(page.value).toMatchObject({ tapping: 'paused' });
    expect(page.context.taps).toEqual([]);
    expect(page.context.settings.tempo).toBe(80);
  });

  test('rises by the trainer’s ramp, and is back when stopped', () => {
    page.change({ tempo: 100 });
    raise({ by: 5, every: 2, to: 108 });
    page.play();
    const heard = [0, 1, 2, 3, 4, 5, 6].map((bar) => {
      if (bar > 0) page.enter(bar);
      return tempoOf(page.context);
    });
    // The band gets the command a bar ahead.
    expect(page.take()).toEqual([
      { type: 'tempo.changed', bpm: 105 },
      { type: 'tempo.changed', bpm: 108 },
    ]);
    expect(heard).toEqual([100, 100, 105, 105, 108, 108, 108]);
    expect(page.context.settings.tempo).toBe(100);
    page.send({ type: 'play.toggle' });
    expect(tempoOf(page.context)).toBe(100);
  });

  test('set by hand during a ramp counts from there', () => {
    raise({ by: 5, every: 1, to: 160 });
    page.play();
    page.take();
    page.change({ tempo: 60 });
    expect(page.take()).toEqual([{ type: 'tempo.changed', bpm: 60 }]);
    const heard = [1, 2, 3].map((bar) => {
      page.enter(bar);
      return tempoOf(page.context);
    });
    expect(heard).toEqual([60, 65, 70]);
  });

  test('of the ramp’s next bar is forgotten when stopped', () => {
    raise({ by: 5, every: 2, to: 160 });
    page.play();
    page.enter(1);
    page.send({ type: 'play.toggle' });
    page.play();
    expect(tempoOf(page.context)).toBe(120);
  });
});

test('silent bars are marked at once while it plays', () => {
  page.play();
  silenceEveryOtherBar();
  expect(types()).toEqual(['bars.replaced']);
  const silent = [0, 1, 2, 3].map((bar) => page.barAt(bar)?.silent ?? false);
  expect(silent).toEqual([false, true, false, true]);
  page.change({ rhythm: 'mambo' });
  expect(page.barAt(1)).toMatchObject({ rhythm: 'mambo', silent: true });
});

test('only what the player changes is saved, not what is restored', () => {
  page.send({ type: 'settings.restore', settings: { ...DEFAULT_SETTINGS, rhythm: 'majao' } });
  expect(page.saved).toEqual([]);
  expect(page.context.piece.bars[0]?.rhythm).toBe('majao');
  page.change({ tempo: 90 });
  expect(page.saved).toMatchObject([{ rhythm: 'majao', tempo: 90 }]);
});

describe('a whole loop without a player', () => {
  const muting = (...players: (typeof BAND)[number][]) =>
    players.reduce((mixer, player) => withChannel(mixer, player, { mute: true }), INITIAL_MIXER);
  /** Plays the bars up to one, which begins. */
  const playTo = (bar: number, from = 0) => {
    if (from === 0) page.play();
    for (let at = Math.max(1, from); at <= bar; at++) page.enter(at);
  };

  test('counts from its first bar to the beginning of the next one', () => {
    page.change({ mixer: muting('guira') });
    playTo(3);
    expect(page.loops).toEqual([]);
    page.enter(4);
    expect(page.loops).toEqual(['guira']);
    playTo(8, 5);
    expect(page.loops).toEqual(['guira', 'guira']);
  });

  test('does not count if it was stopped, or failed, in its last bar', () => {
    page.change({ mixer: muting('guira') });
    playTo(3);
    page.send({ type: 'play.toggle' });
    playTo(3);
    page.report({ type: 'playback.ended', failure: 'lost' });
    expect(page.loops).toEqual([]);
  });

  test('counts only those who were muted all the time, while somebody was heard', () => {
    page.change({ mixer: muting('guira', 'bass') });
    playTo(1);
    page.change({ mixer: muting('guira', 'bongos') });
    playTo(4, 2);
    expect(page.loops).toEqual(['guira']);
    playTo(7, 5);
    page.change({ mixer: muting(...BAND) });
    page.enter(8);
    expect(page.loops.at(-1)).toBe('');
    playTo(12, 9);
    expect(page.loops.at(-1)).toBe('');
  });

  test('begins again with other music', () => {
    page.change({ mixer: muting('guira') });
    playTo(1);
    page.change({ rhythm: 'mambo' });
    playTo(7, 2);
    expect(page.loops).toEqual([]);
    page.enter(8);
    expect(page.loops).toEqual(['guira']);
  });

  test('is a whole song from its beginning, or the section that is repeated', () => {
    page.change({ length: 'form', mixer: muting('bass') });
    const { bars, sections } = page.context.piece;
    playTo(bars.length - 1);
    page.report({ type: 'playback.ended' });
    expect(page.loops).toEqual(['bass']);
    page.send({ type: 'bar.choose', bar: sections[1]?.from ?? 0 });
    playTo(bars.length - 1 - (sections[1]?.from ?? 0));
    page.report({ type: 'playback.ended' });
    expect(page.loops).toEqual(['bass']);
    const { from = 0, bars: count = 0 } = sections[1] ?? {};
    page.change({ range: { from, bars: count } });
    playTo(count);
    expect(page.loops).toEqual(['bass', 'bass']);
  });
});
