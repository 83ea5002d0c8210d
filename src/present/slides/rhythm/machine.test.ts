import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { BAND } from '#audio/music/instrument.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { heardMix, type MixerState } from '#src/band/mixer.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';
import { heardPlacement, rhythmMachine } from './machine.ts';
import { firstChoice, type RhythmChoice } from './model.ts';

const own = RHYTHMS['derecho-counts'];

function heard(mixer: MixerState): string {
  const mix = heardMix(mixer);
  const players = BAND.filter((player) => mix[player].gain > 0);
  return [...players, ...(mix.click.gain > 0 ? ['click'] : [])].join(' ') || 'nobody';
}

/** A slide with a log in place of sound. @param nextBar the bar in which a change of notes takes effect */
function slide(change: Partial<RhythmChoice> = {}) {
  const log: string[] = [];
  let report = (_: BandEvent) => {};
  let mix = '';
  const nextBar = { current: 0 };
  const actor = createActor(
    rhythmMachine.provide({
      actors: {
        band: fromCallback<BandCommand, BandInput>(({ input, receive, sendBack }) => {
          report = sendBack;
          mix = heard(input.mixer);
          log.push(
            `play ${input.barAt?.(0)?.rhythm} at ${input.bpm}${input.countIn ? ', counted in' : ''}`,
          );
          receive((command) => {
            if (command.type === 'bars.changed') {
              const from = nextBar.current;
              log.push(`bar ${from}: ${command.make(from)(from)?.rhythm}`);
            } else if (command.type === 'tempo.changed') log.push(`tempo ${command.bpm}`);
            else if (command.type === 'mixer.changed') mix = heard(command.mixer);
          });
          return () => log.push('stop');
        }),
      },
    }),
    { input: { own, choice: { ...firstChoice(own), ...change } } },
  );
  actor.start();
  return {
    log,
    nextBar,
    toggle: () => actor.send({ type: 'play.toggle' }),
    change: (change: Partial<RhythmChoice>) => actor.send({ type: 'choice.change', change }),
    report: (event: BandEvent) => report(event),
    bar: (bar: number) => report({ type: 'bar.started', bar }),
    mix: () => mix,
    state: () => actor.getSnapshot(),
    heard: () => heardPlacement(actor.getSnapshot().context),
  };
}

let one: ReturnType<typeof slide>;
beforeEach(() => {
  one = slide();
});

describe('playing', () => {
  test('the güira plays alone, until it is stopped', () => {
    one.toggle();
    expect(one.log).toEqual(['play derecho at 120']);
    expect(one.mix()).toBe('guira');
    one.toggle();
    expect(one.log.at(-1)).toBe('stop');
    expect(one.state().context.bar).toBeNull();
  });

  test('a failure stops it, until the next try', () => {
    one.toggle();
    one.report({ type: 'playback.ended', failure: 'No samples.' });
    expect(one.state().value).toBe('stopped');
    one.toggle();
    expect(one.log.at(-1)).toBe('play derecho at 120');
  });
});

describe('changes', () => {
  test('another rhythm takes over at a bar line; tempo and loop stay', () => {
    one.toggle();
    one.bar(2);
    one.nextBar.current = 3;
    one.change({ rhythm: 'mambo' });
    expect(one.log).toEqual(['play derecho at 120', 'bar 3: mambo']);
    expect(one.heard().choice.rhythm).toBe('derecho');
    one.bar(3);
    expect(one.heard().choice.rhythm).toBe('mambo');
    expect(one.state().context.choice.tempo).toBe(120);
  });

  test('two changes before a bar line: the last one counts', () => {
    one.toggle();
    one.bar(0);
    one.nextBar.current = 1;
    one.change({ rhythm: 'mambo' });
    one.change({ rhythm: 'majao' });
    one.bar(1);
    expect(one.heard().choice.rhythm).toBe('majao');
  });

  test('the tempo stays within its limits and changes nothing else', () => {
    one.toggle();
    one.change({ tempo: TEMPO.fastest + 5 });
    expect(one.log).toEqual(['play derecho at 120', `tempo ${TEMPO.fastest}`]);
    one.change({ tempo: TEMPO.slowest - 5 });
    expect(one.state().context.choice.tempo).toBe(TEMPO.slowest);
  });

  test('the band joins the güira, and leaves it', () => {
    one.toggle();
    one.change({ band: true });
    expect(one.mix()).toBe('requinto segunda bass guira bongos');
    one.change({ band: false });
    expect(one.mix()).toBe('guira');
    expect(one.log).toEqual(['play derecho at 120']);
  });

  test('what is set is what is heard first', () => {
    one.change({ mode: 'compare', rows: ['mambo'] });
    expect(one.heard().choice).toMatchObject({ mode: 'compare', rows: ['mambo'] });
  });
});

describe('clapping', () => {
  test('starts with a count-in, and with a click', () => {
    one.change({ mode: 'clap' });
    one.toggle();
    expect(one.log).toEqual(['play derecho at 120, counted in']);
    expect(one.mix()).toBe('guira click');
    one.change({ click: false });
    expect(one.mix()).toBe('guira');
  });

  test('while it sounds, a bar counts the class in, with a click in any case', () => {
    const quiet = slide({ click: false });
    quiet.toggle();
    quiet.bar(4);
    quiet.nextBar.current = 5;
    quiet.change({ mode: 'clap' });
    expect(quiet.mix()).toBe('guira click');
    quiet.bar(5);
    expect(quiet.heard()).toMatchObject({ from: 5, origin: 6 });
    expect(quiet.mix()).toBe('guira click');
    quiet.bar(6);
    expect(quiet.mix()).toBe('guira');
    quiet.change({ mode: 'row' });
    expect(quiet.mix()).toBe('guira');
  });
});
