import { expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { corteBar } from './corte-bar.ts';
import { FORM_BARS } from './form.ts';
import { songForm } from './practice-music.ts';

const { bars } = songForm({ song: 'el-camino', key: 'Em', take: 1, lanes: {} });
const stopped = (index: number, seed = 'x') => {
  const bar = bars[index];
  const next = bars[index + 1];
  if (!bar || !next) throw new Error(`no bar ${index}`);
  return { bar, next, corte: corteBar(bar, next, seed) };
};

test('everyone stops after two hits, and only pickups lead into the next bar', () => {
  for (let index = 8; index < FORM_BARS.length - 3; index++) {
    const { bar, corte } = stopped(index);
    expect(corte).toMatchObject({ rhythm: bar.rhythm, section: bar.section, chords: bar.chords });
    const players = new Set(corte.notes.map(({ instrument }) => instrument));
    expect([...players].toSorted()).toEqual([...BAND].toSorted());
    for (const player of BAND) {
      const beats = corte.notes.flatMap((note) => (note.instrument === player ? note.beat : []));
      expect(beats.slice(0, 1)).toEqual([0]);
      expect(beats).toContain(1.5);
      expect(beats.filter((beat) => beat > 0 && beat < 1.5 && player !== 'requinto')).toEqual([]);
      expect(beats.filter((beat) => beat > 1.5 && beat < 3)).toEqual([]);
    }
  }
});

test('the hits have the chords of the bar, the bass leads to that of the next one', () => {
  // 'C D', then 'Em'.
  const { corte } = stopped(29);
  expect(corte.chords.map(({ name }) => name)).toEqual(['C', 'D']);
  const bass = corte.notes.flatMap((note) =>
    note.instrument === 'bass' && 'pitch' in note ? [[note.beat, note.pitch % 12]] : [],
  );
  expect(bass).toEqual([
    [0, 0],
    [1.5, 0],
    [3.5, 4],
  ]);
});

test('a note of the bass that rings over the bar line still does', () => {
  const tied = bars.findIndex(({ notes }) =>
    notes.some((n) => n.instrument === 'bass' && n.beat === 3.5 && 'beats' in n && n.beats > 0.5),
  );
  expect(tied).toBeGreaterThan(0);
  const { bar, corte } = stopped(tied);
  const last = bar.notes.findLast(({ instrument }) => instrument === 'bass');
  expect(corte.notes.filter(({ instrument, beat }) => instrument === 'bass' && beat > 3)).toEqual([
    last,
  ]);
});
