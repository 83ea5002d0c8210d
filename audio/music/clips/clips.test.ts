import { describe, expect, test } from 'vitest';
import { GROOVES } from '#audio/music/grooves/grooves.ts';
import { BAND, GUESTS, type Instrument, type PitchedInstrument } from '#audio/music/instrument.ts';
import { SONG_SECTIONS } from '#audio/music/live/form.ts';
import { clipSeconds, heardIn } from './clip.ts';
import { BAND_CLIPS, CLIPS, clipById, SECTION_CLIPS, SOLO_CLIPS } from './clips.ts';
import { type QuizClipSet, quizClipIds, REPLACED_CLIPS } from './quiz-clip-ids.ts';
import { QUIZ_CLIPS } from './quiz-clips.ts';

const quizzes = Object.keys(QUIZ_CLIPS) as QuizClipSet[];

const RANGE: Readonly<Record<PitchedInstrument, readonly [number, number]>> = {
  requinto: [57, 84],
  segunda: [40, 75],
  bass: [28, 52],
  voice: [52, 76],
  piano: [48, 84],
  accordion: [60, 84],
  brass: [55, 79],
};

/** The players of the downbeat after a section that leads on. */
const DOWNBEAT_PLAYERS: readonly Instrument[] = ['segunda', 'bass', 'guira', 'bongos', 'campana'];

describe('the list of clips', () => {
  test('has every card and the band in every rhythm, every section, and ten clips for each quiz', () => {
    expect(SOLO_CLIPS.map(({ id }) => id)).toContain('solo-mambo-bongos_guira');
    expect(BAND_CLIPS.map(({ id }) => id)).toEqual(['band-derecho', 'band-majao', 'band-mambo']);
    expect(SECTION_CLIPS.map(({ id }) => id)).toEqual(
      SONG_SECTIONS.map((name) => `section-${name}`),
    );
    for (const quiz of quizzes) {
      expect(QUIZ_CLIPS[quiz].map(({ id }) => id)).toEqual(quizClipIds(quiz));
      expect(QUIZ_CLIPS[quiz][2]?.id).toBe(`${quiz}-03`);
    }
    expect(new Set(CLIPS.map(({ id }) => id)).size).toBe(CLIPS.length);
  });

  test('a clip that was replaced has another in its place, and is gone', () => {
    const ids = CLIPS.map(({ id }) => id);
    for (const [old, current] of Object.entries(REPLACED_CLIPS)) {
      expect(ids).not.toContain(old);
      expect(ids).toContain(current);
    }
    expect(quizClipIds('missing').indexOf('missing-11')).toBe(1);
    expect(quizClipIds('missing').indexOf('missing-12')).toBe(6);
  });

  test('the cards of a rhythm have the same notes as its band clip', () => {
    for (const band of BAND_CLIPS) {
      const rhythm = band.id.slice('band-'.length);
      for (const instrument of BAND) {
        const solo = SOLO_CLIPS.find(({ id }) => id === `solo-${rhythm}-${instrument}`);
        const own = band.score().notes.filter((note) => note.instrument === instrument);
        expect(solo?.score().notes).toEqual(own);
      }
    }
  });

  test('the three rhythms are compared at one tempo, beginning with the plain phrases', () => {
    expect(new Set(BAND_CLIPS.map((clip) => clip.score().bpm)).size).toBe(1);
    const [derecho] = BAND_CLIPS;
    const strokes = derecho
      ?.score()
      .notes.flatMap((note) =>
        note.instrument === 'bongos' && note.time < 3.8 ? [note.stroke] : [],
      );
    const martillo = ['macho', 'muted', 'macho', 'muted', 'macho', 'muted', 'hembra', 'muted'];
    expect(strokes?.slice(0, 16)).toEqual([...martillo, ...martillo]);
  });

  test('a card has exactly the players it is named after, the band first', () => {
    for (const clip of SOLO_CLIPS) {
      const card = clip.id.split('-')[2] ?? '';
      expect(heardIn(clip)).toEqual(card === 'bongos_guira' ? ['guira', 'bongos'] : [card]);
    }
    for (const clip of BAND_CLIPS) expect(heardIn(clip)).toEqual([...BAND]);
    expect(heardIn(clipById('section-verse'))).toEqual([...BAND, 'voice']);
  });
});

describe.each(CLIPS.map((clip) => [clip.id, clip] as const))('%s', (_, clip) => {
  test('lasts 8 to 12 seconds, in a tempo of its style', () => {
    const score = clip.score();
    expect(clipSeconds(clip)).toBeGreaterThanOrEqual(8);
    expect(clipSeconds(clip)).toBeLessThanOrEqual(12);
    const { example } = clip;
    const [slowest, fastest] =
      example.kind === 'groove' ? GROOVES[example.groove].tempo : [105, 132];
    expect(score.bpm).toBeGreaterThanOrEqual(slowest);
    expect(score.bpm).toBeLessThanOrEqual(fastest);
  });

  test('starts exactly on the first beat, and ends on a chord or runs on, within the file', () => {
    const score = clip.score();
    expect(score.notes[0]?.time).toBe(0);
    const end = (score.bars * 240) / score.bpm;
    const chord = score.notes.filter(({ time }) => time > end - 0.0145);
    const { example } = clip;
    const runsOn = example.kind === 'section' && example.section !== 'outro';
    const last = runsOn
      ? heardIn(clip).filter((player) => DOWNBEAT_PLAYERS.includes(player))
      : heardIn(clip);
    expect(new Set(chord.map(({ instrument }) => instrument))).toEqual(new Set(last));
    for (const note of chord) {
      expect(note.time).toBeLessThan(end + 0.5);
      if ('duration' in note) {
        expect(note.time + note.duration).toBeLessThan(end + clip.ringOut - 0.05);
      }
    }
  });

  test('has its notes in order and in range, and repeats none within 20 ms', () => {
    const score = clip.score();
    const sounded = new Map<string, number>();
    let previous = 0;
    for (const note of score.notes) {
      expect(note.time).toBeGreaterThanOrEqual(previous);
      previous = note.time;
      expect(note.velocity).toBeGreaterThan(0.15);
      expect(note.velocity).toBeLessThanOrEqual(1);
      if ('pitch' in note) {
        const [low, high] = RANGE[note.instrument];
        expect(note.pitch, note.instrument).toBeGreaterThanOrEqual(low);
        expect(note.pitch, note.instrument).toBeLessThanOrEqual(high);
        expect(note.duration).toBeGreaterThan(0.03);
      }
      const name = `${note.instrument} ${'pitch' in note ? note.pitch : note.stroke}`;
      expect(note.time - (sounded.get(name) ?? -1), name).toBeGreaterThan(0.02);
      sounded.set(name, note.time);
    }
  });
});

test('bachata clips have no guests but the singer and the bell in the sections', () => {
  for (const clip of CLIPS.filter(({ example }) => example.kind !== 'groove')) {
    const guests = GUESTS.filter((guest) => heardIn(clip).includes(guest));
    const { example } = clip;
    const expected =
      example.kind !== 'section' ? [] : example.section === 'mambo' ? ['campana'] : ['voice'];
    expect(expected).toEqual(expect.arrayContaining(guests));
    if (example.kind === 'section' && example.section === 'mambo') expect(guests).toEqual(expected);
  }
});
