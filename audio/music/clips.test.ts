import { describe, expect, test } from 'vitest';
import { type AudioQuiz, CHOICES } from './answers.ts';
import { type Clip, clipSeconds, heardIn } from './clip.ts';
import { ANSWERS } from './clip-answers.ts';
import { BAND_CLIPS, CLIPS, SECTION_CLIPS, SOLO_CLIPS } from './clips.ts';
import { GROOVES } from './grooves/grooves.ts';
import { BAND, GUESTS, type Instrument, type PitchedInstrument } from './instrument.ts';
import { QUIZ_CLIPS } from './quiz-clips.ts';
import { SECTIONS } from './sections.ts';

const quizzes = Object.keys(QUIZ_CLIPS) as AudioQuiz[];
const answers = (quiz: AudioQuiz) => QUIZ_CLIPS[quiz].map((clip) => ANSWERS[quiz](clip));

/** The lowest and highest note each player has. */
const REACH: Readonly<Record<PitchedInstrument, readonly [number, number]>> = {
  requinto: [71, 86],
  segunda: [40, 70],
  bass: [28, 52],
  voice: [52, 76],
  piano: [48, 84],
  accordion: [60, 84],
  brass: [55, 79],
};

describe('the list of clips', () => {
  test('has every card in every rhythm, the band in each, every section, ten for each quiz', () => {
    expect(SOLO_CLIPS).toHaveLength(18);
    expect(SOLO_CLIPS.map(({ id }) => id)).toContain('solo-mambo-bongos_guira');
    expect(BAND_CLIPS.map(({ id }) => id)).toEqual(['band-derecho', 'band-majao', 'band-mambo']);
    expect(SECTION_CLIPS.map(({ id }) => id)).toEqual(SECTIONS.map((name) => `section-${name}`));
    for (const quiz of quizzes) {
      expect(QUIZ_CLIPS[quiz]).toHaveLength(10);
      expect(QUIZ_CLIPS[quiz][2]?.id).toBe(`${quiz}-03`);
    }
    expect(new Set(CLIPS.map(({ id }) => id)).size).toBe(CLIPS.length);
    expect(CLIPS).toHaveLength(78);
  });

  test('the cards of one rhythm are the players of its band clip, note for note', () => {
    for (const band of BAND_CLIPS) {
      const rhythm = band.id.slice('band-'.length);
      for (const instrument of BAND) {
        const solo = SOLO_CLIPS.find(({ id }) => id === `solo-${rhythm}-${instrument}`);
        const own = band.score().notes.filter((note) => note.instrument === instrument);
        expect(solo?.score().notes).toEqual(own);
      }
    }
  });

  test('a card holds exactly who is on it', () => {
    for (const clip of SOLO_CLIPS) {
      const card = clip.id.split('-')[2] ?? '';
      expect(heardIn(clip)).toEqual(card === 'bongos_guira' ? ['guira', 'bongos'] : [card]);
    }
    for (const clip of BAND_CLIPS) expect(heardIn(clip)).toEqual([...BAND]);
  });
});

describe.each(CLIPS.map((clip) => [clip.id, clip] as const))('%s', (_, clip) => {
  const score = clip.score();

  test('lasts 8 to 12 seconds in a tempo of its style', () => {
    expect(clipSeconds(clip)).toBeGreaterThanOrEqual(8);
    expect(clipSeconds(clip)).toBeLessThanOrEqual(12);
    const { example } = clip;
    const [slowest, fastest] =
      example.kind === 'groove' ? GROOVES[example.groove].tempo : [105, 132];
    expect(score.bpm).toBeGreaterThanOrEqual(slowest);
    expect(score.bpm).toBeLessThanOrEqual(fastest);
  });

  test('starts exactly on the first beat and ends with a chord on a downbeat', () => {
    expect(score.notes[0]?.time).toBe(0);
    const end = (score.bars * 240) / score.bpm;
    const close = score.notes.filter(({ time }) => time >= end - 0.0051);
    expect(new Set(close.map(({ instrument }) => instrument))).toEqual(new Set(heardIn(clip)));
    for (const note of close) {
      expect(note.time).toBeLessThan(end + 0.5);
      if ('duration' in note) {
        expect(note.time + note.duration).toBeLessThan(end + clip.ringOut - 0.05);
      }
    }
  });

  test('has sane notes: in order, in reach, none struck twice at once', () => {
    const sounded = new Map<string, number>();
    let before = 0;
    for (const note of score.notes) {
      expect(note.time).toBeGreaterThanOrEqual(before);
      before = note.time;
      expect(note.velocity).toBeGreaterThan(0.15);
      expect(note.velocity).toBeLessThanOrEqual(1);
      if ('pitch' in note) {
        const [low, high] = REACH[note.instrument];
        expect(note.pitch, note.instrument).toBeGreaterThanOrEqual(low);
        expect(note.pitch, note.instrument).toBeLessThanOrEqual(high);
        expect(note.duration).toBeGreaterThan(0.03);
      }
      const what = `${note.instrument} ${'pitch' in note ? note.pitch : note.stroke}`;
      expect(note.time - (sounded.get(what) ?? -1), what).toBeGreaterThan(0.02);
      sounded.set(what, note.time);
    }
  });

  test('is the same music every time', () => {
    expect(clip.score()).toEqual(score);
  });
});

describe('present and missing', () => {
  test.each(['present', 'missing'] as const)('%s asks for no set twice', (quiz) => {
    expect(new Set(answers(quiz).map((names) => names.join())).size).toBe(10);
  });

  test.each(['present', 'missing'] as const)('in %s everyone is often in and often out', (quiz) => {
    for (const name of CHOICES[quiz]) {
      const times = answers(quiz).filter((names) => names.includes(name)).length;
      expect(times).toBeGreaterThanOrEqual(3);
      expect(times).toBeLessThanOrEqual(7);
    }
  });

  test('present has one to five players, missing lacks at least one', () => {
    const sizes = answers('present').map((names) => names.length);
    expect(Math.min(...sizes)).toBe(1);
    expect(Math.max(...sizes)).toBe(5);
    for (const names of answers('missing')) {
      expect(names.length).toBeGreaterThanOrEqual(1);
      expect(names.length).toBeLessThanOrEqual(3);
    }
  });

  test('the answers follow from the notes: taking a player away moves him from one to the other', () => {
    const [band] = BAND_CLIPS;
    if (!band) throw new Error('there is no band');
    const without = (gone: Instrument): Clip => ({
      ...band,
      score: () => ({
        ...band.score(),
        notes: band.score().notes.filter(({ instrument }) => instrument !== gone),
      }),
    });
    expect(ANSWERS.present(band)).toEqual(['Requinto', 'Segunda', 'Bass', 'Güira', 'Bongos']);
    expect(ANSWERS.missing(band)).toEqual([]);
    expect(ANSWERS.present(without('guira'))).toEqual(['Requinto', 'Segunda', 'Bass', 'Bongos']);
    expect(ANSWERS.missing(without('guira'))).toEqual(['Güira']);
  });
});

describe('sections, rhythms and parts', () => {
  test.each(['sections', 'rhythms', 'parts'] as const)(
    'every choice of %s comes up twice or more',
    (quiz) => {
      for (const choice of CHOICES[quiz]) {
        const times = answers(quiz).filter((names) => names.includes(choice)).length;
        expect(times).toBeGreaterThanOrEqual(2);
        if (quiz === 'sections') expect(times).toBe(2);
      }
      for (const names of answers(quiz)) expect(names).toHaveLength(1);
    },
  );

  test('rhythms are played by the whole band, parts by percussion alone', () => {
    for (const clip of QUIZ_CLIPS.rhythms) {
      if (clip.example.kind === 'rhythm') expect(heardIn(clip)).toEqual([...BAND]);
    }
    for (const clip of QUIZ_CLIPS.parts) {
      if (clip.example.kind === 'rhythm') {
        expect([['guira'], ['bongos'], ['guira', 'bongos']]).toContainEqual(heardIn(clip));
      } else {
        expect(clip.score().notes.every((note) => 'stroke' in note)).toBe(true);
      }
    }
  });

  test.each(['present', 'missing', 'sections', 'rhythms'] as const)(
    'in %s keys, songs and tempos change, so that only listening helps',
    (quiz) => {
      const tempos = QUIZ_CLIPS[quiz].map((clip) => clip.score().bpm);
      expect(new Set(tempos).size).toBeGreaterThanOrEqual(8);
      const opening = (clip: Clip) =>
        clip
          .score()
          .notes.flatMap((note) => ('pitch' in note ? [note.pitch] : []))
          .slice(0, 6)
          .join();
      expect(new Set(QUIZ_CLIPS[quiz].map(opening)).size).toBeGreaterThanOrEqual(8);
    },
  );

  test('a tempo alone does not tell the rhythm', () => {
    const tempos = (choice: string) =>
      QUIZ_CLIPS.rhythms
        .filter((clip) => ANSWERS.rhythms(clip).includes(choice))
        .map((clip) => clip.score().bpm);
    for (const choice of CHOICES.rhythms) {
      expect(Math.min(...tempos(choice))).toBeLessThan(120);
      expect(Math.max(...tempos(choice))).toBeGreaterThan(120);
    }
  });
});

test('no guest plays in the clips of the five, except the singer in the sections', () => {
  for (const clip of CLIPS.filter(({ example }) => example.kind !== 'groove')) {
    const guests = GUESTS.filter((guest) => heardIn(clip).includes(guest));
    expect(clip.example.kind === 'section' ? ['voice'] : []).toEqual(
      expect.arrayContaining(guests),
    );
  }
});
