import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { BAND } from '#audio/music/instrument.ts';
import { heardMix, type MixerState } from './mixer.ts';
import { practiceAddress } from './practice-address.ts';
import type { BandCommand, BandEvent, BandInput } from './session.ts';
import { type MusicOf, type SmallBandEvent, smallBandMachine } from './small-band-machine.ts';
import { smallBandMusic } from './small-band-music.ts';

const heard = (mixer: MixerState) => {
  const mix = heardMix(mixer);
  return BAND.filter((player) => mix[player].gain > 0).join(' ');
};

/** A small band with a log in place of sound. */
function smallBand() {
  const log: string[] = [];
  let music: () => Promise<MusicOf> = async () => smallBandMusic;
  let report = (_: BandEvent) => {};
  const actor = createActor(
    smallBandMachine.provide({
      actors: {
        music: fromPromise(() => {
          log.push('load');
          return music();
        }),
        band: fromCallback<BandCommand, BandInput>(({ input, receive, sendBack }) => {
          report = sendBack;
          log.push(`play ${input.barAt?.(0)?.rhythm} ${input.bpm}: ${heard(input.mixer)}`);
          receive((command) => {
            if (command.type === 'bars.changed') log.push(`go on in ${command.make(5)(5)?.rhythm}`);
            else if (command.type === 'mixer.changed') log.push(`mix ${heard(command.mixer)}`);
            else log.push(command.type);
          });
          return () => log.push('stop');
        }),
      },
    }),
    { input: { rhythm: 'derecho' } },
  ).start();
  return {
    log,
    send: (...events: SmallBandEvent[]) => {
      for (const event of events) actor.send(event);
    },
    report: (event: BandEvent) => report(event),
    failOnce: () => {
      music = async () => {
        music = async () => smallBandMusic;
        throw new Error('offline');
      };
    },
    until: (state: 'stopped' | 'running') =>
      vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true)),
    get state() {
      return actor.getSnapshot();
    },
  };
}

let band: ReturnType<typeof smallBand>;
beforeEach(() => {
  band = smallBand();
});

test('plays derecho with everyone, says when it is heard, and stops', async () => {
  band.send({ type: 'play.toggle' });
  await band.until('running');
  expect(band.state.matches({ running: 'starting' })).toBe(true);
  band.report({ type: 'playback.started' });
  expect(band.state.matches({ running: 'playing' })).toBe(true);
  band.send({ type: 'play.toggle' });
  expect(band.log).toEqual([
    'load',
    'play derecho 120: requinto segunda bass guira bongos',
    'stop',
  ]);
});

test('what is chosen while it is stopped is played next, from music that is loaded once', async () => {
  band.send({ type: 'play.toggle' });
  await band.until('running');
  band.send(
    { type: 'play.toggle' },
    { type: 'rhythm.choose', rhythm: 'mambo' },
    { type: 'player.toggle', player: 'guira' },
    { type: 'player.toggle', player: 'bass' },
    { type: 'player.toggle', player: 'guira' },
    { type: 'play.toggle' },
  );
  expect(band.log.slice(3)).toEqual(['play mambo 120: requinto segunda guira bongos']);
});

test('changes while it plays reach the band', async () => {
  band.send({ type: 'play.toggle' });
  await band.until('running');
  band.send(
    { type: 'rhythm.choose', rhythm: 'majao' },
    { type: 'player.toggle', player: 'requinto' },
    { type: 'player.toggle', player: 'requinto' },
  );
  expect(band.log.slice(2)).toEqual([
    'go on in majao',
    'mix segunda bass guira bongos',
    'mix requinto segunda bass guira bongos',
  ]);
});

test('a solo leaves one player alone, and brings everyone back when it is pressed again', async () => {
  band.send({ type: 'player.toggle', player: 'bass' }, { type: 'play.toggle' });
  await band.until('running');
  band.send(
    { type: 'player.solo', player: 'bass' },
    { type: 'player.solo', player: 'guira' },
    { type: 'player.solo', player: 'guira' },
  );
  expect(band.log.slice(2)).toEqual([
    'mix bass',
    'mix guira',
    'mix requinto segunda bass guira bongos',
  ]);
  band.send({ type: 'play.toggle' }, { type: 'player.solo', player: 'bongos' });
  expect(band.state.context.out).toEqual(['requinto', 'segunda', 'bass', 'guira']);
});

test('a second press while it loads gives up', async () => {
  band.send({ type: 'play.toggle' }, { type: 'play.toggle' });
  await band.until('stopped');
  await new Promise((resolve) => setTimeout(resolve));
  expect(band.log).toEqual(['load']);
});

test('notes that do not arrive are a failure until Play is pressed again', async () => {
  band.failOnce();
  band.send({ type: 'play.toggle' });
  await vi.waitFor(() => expect(band.state.context.failure).toMatch(/could not be loaded/));
  expect(band.state.matches('stopped')).toBe(true);
  band.send({ type: 'play.toggle' });
  expect(band.state.context.failure).toBeNull();
  await band.until('running');
});

test('it stops when the band fails, with the reason, and when something else plays', async () => {
  band.send({ type: 'play.toggle' });
  await band.until('running');
  band.report({ type: 'playback.failed', reason: 'No samples.' });
  expect(band.state.matches('stopped')).toBe(true);
  expect(band.state.context.failure).toBe('No samples.');
  band.send({ type: 'play.toggle' });
  band.report({ type: 'playback.ended' });
  expect(band.state.matches('stopped')).toBe(true);
  expect(band.state.context.failure).toBeNull();
});

test.each(['derecho', 'majao', 'mambo'] as const)(
  'the loop of %s has all five players',
  (rhythm) => {
    const barAt = smallBandMusic(rhythm);
    const players = [0, 1, 2, 3].flatMap((bar) => barAt(bar)?.notes ?? []);
    expect(new Set(players.map(({ instrument }) => instrument))).toEqual(new Set(BAND));
    expect(barAt(4)).toBe(barAt(0));
  },
);

test('the practice page is opened at the rhythm, with who is out muted', () => {
  expect(practiceAddress('derecho', [])).toBe('/practice?rhythm=derecho');
  expect(practiceAddress('mambo', ['guira', 'bass'])).toBe(
    '/practice?rhythm=mambo&guira=mute&bass=mute',
  );
});
