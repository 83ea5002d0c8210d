import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeSettings } from './settings-query.ts';

// Links of an earlier build: see tests/fixtures/README.md.

const { practice }: { practice: string[] } = JSON.parse(
  readFileSync('tests/fixtures/links.json', 'utf8'),
);

const channel = (pan: number, mute = false) => ({ mute, solo: false, volume: 1, pan });
/** The old defaults of parameters that those links left out. They never change. */
const LEFT_OUT = {
  rhythm: 'derecho',
  song: 'la-ventana',
  key: 'Am',
  changes: 'verse',
  take: 1,
  tempo: 120,
  countIn: true,
  length: 4,
  range: null,
  mine: null,
  mixer: {
    requinto: channel(0.3),
    segunda: channel(-0.4),
    bass: channel(0),
    guira: channel(0.45),
    bongos: channel(-0.25),
    click: channel(0, true),
  },
  lanes: {},
  theirs: [],
  words: '',
  trainer: { ramp: null, silent: null, flash: false },
};
const { mixer, trainer } = LEFT_OUT;

const MEANT: Readonly<Record<string, object>> = {
  '/practice': {},
  '/practice?rhythm=derecho': {},
  '/practice?rhythm=majao&tempo=80': { rhythm: 'majao', tempo: 80 },
  '/practice?rhythm=mambo&tempo=150&loop=1&count-in=off&bongos=mute&click=on.v50': {
    rhythm: 'mambo',
    tempo: 150,
    length: 1,
    countIn: false,
    mixer: { ...mixer, bongos: channel(-0.25, true), click: { ...channel(0), volume: 0.5 } },
  },
  '/practice?rhythm=derecho&song=agua-clara&key=Db&tempo=120&loop=form&section=3': {
    song: 'agua-clara',
    key: 'Db',
    length: 'form',
    // The third section.
    range: { from: 24, bars: 4 },
  },
  '/practice?loop=form': { length: 'form' },
  '/practice?rhythm=majao&song=el-camino&key=Dm&changes=chorus&take=3&tempo=96&count-in=off&loop=8&segunda=v60.p-30&bass=mute&guira=solo.v80&my-guira=D...d.u.D...dut.&my-bongos=o...h...o.h.M...o...h...o.h.S.S.&ramp=5-8-140&silent=every-4&flash=1':
    {
      rhythm: 'majao',
      song: 'el-camino',
      key: 'Dm',
      changes: 'chorus',
      take: 3,
      tempo: 96,
      countIn: false,
      length: 8,
      mixer: {
        ...mixer,
        segunda: { ...channel(-0.3), volume: 0.6 },
        bass: channel(0, true),
        guira: { ...channel(0.45), solo: true, volume: 0.8 },
      },
      lanes: {
        guira: { cells: 'D...d.u.D...dut.' },
        bongos: { cells: 'o...h...o.h.M...o...h...o.h.S.S.' },
      },
      trainer: {
        ramp: { by: 5, every: 8, to: 140 },
        silent: { kind: 'every', bars: 4 },
        flash: true,
      },
    },
  '/practice?rhythm=mambo&my-bass=1.....5.8.......&my-segunda=B...c.d.b...c.du&my-requinto=1...a.3.....f.2.&silent=random-6':
    {
      rhythm: 'mambo',
      lanes: {
        requinto: { cells: '1...a.3.....f.2.' },
        segunda: { cells: 'B...c.d.b...c.du' },
        bass: { cells: '1.....5.8.......' },
      },
      trainer: { ...trainer, silent: { kind: 'random', bars: 6 } },
    },
};

test.each(practice)('%s means what it meant', (link) => {
  expect(decodeSettings(link.split('?')[1] ?? '')).toEqual({ ...LEFT_OUT, ...MEANT[link] });
});

test('every link of the fixtures has a meaning here', () => {
  expect(Object.keys(MEANT)).toEqual(practice);
});
