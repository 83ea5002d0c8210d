import { expect, test } from 'vitest';
import { EAR_MUSIC } from '#audio/music/ear/ear-music.ts';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { type EarQuestion, LEVELS, SKILLS, type Skill } from '#audio/music/ear/question.ts';
import { GROOVES } from '#audio/music/grooves/grooves.ts';
import { printedName } from '#audio/music/harmony/spelling.ts';
import { clueText } from './explained/clues.ts';
import { againText, hintText, optionText, questionText, rightText } from './texts.ts';

test.each(SKILLS)('%s has texts for every option, question and explanation', (skill) => {
  for (let i = 0; i < 25; i++) {
    const level = (i % LEVELS) + 1;
    const question = earQuestion({ skill, level, seed: `${i}`, phone: i % 2 === 0 });
    const texts = [questionText(question), clueText(question, question.piece(EAR_MUSIC))];
    if (question.task.kind === 'choice') {
      const options = question.task.options.map((id) => optionText(skill, id));
      expect(new Set(options).size, options.join()).toBe(options.length);
      expect(options).toContain(rightText(question));
      for (const option of options) expect(option).toMatch(/^[A-Z0-9]/);
      texts.push(...options);
    }
    for (const text of texts) {
      expect(text, `${skill} ${level}`).toMatch(/^\S(.*\S)?$/);
      expect(text).not.toMatch(/undefined|null|NaN|not-bachata| {2}/);
    }
  }
});

/** The explanation of the first question of a skill and level that satisfies a condition. */
function clueOf(skill: Skill, level: number, accepts: (question: EarQuestion) => boolean): string {
  for (let seed = 0; ; seed++) {
    const question = earQuestion({ skill, level, seed: `${seed}`, phone: false });
    if (accepts(question)) return clueText(question, question.piece(EAR_MUSIC));
  }
}

test('an explanation says what was played in this question', () => {
  const of = (item: string) => (question: EarQuestion) => question.item === item;
  expect(clueOf('changed', 1, of('bongos'))).toMatch(/^The bongos fall silent from bar 3 on\.$/);
  expect(clueOf('changed', 2, of('bass'))).toMatch(/^The bass falls silent from bar 3 on\.$/);
  expect(clueOf('changed', 3, of('guira'))).toMatch(
    /the busy part of the mambo.* from bar 3 on\.$/,
  );
  expect(clueOf('changed', 5, of('bongos'))).toMatch(
    /the busy part of the mambo.* in bar 4 only\.$/,
  );
  const on =
    (right: string) =>
    ({ task }: EarQuestion) =>
      'right' in task && task.right === right;
  expect(clueOf('drums', 5, on('2&'))).toContain('on the “and” of 2; in the martillo it is on 4.');
  expect(clueOf('drums', 2, on('4'))).toContain('on 4, just as in the martillo.');
  expect(clueOf('guira', 1, on('xx.x'))).toContain('The güira scrapes on 1, 2 and 4.');
  expect(clueOf('guira', 4, () => true)).toMatch(/counts 1 to 4 have \d, \d, \d and \d strokes/);
  expect(clueOf('change', 1, of('majao+mambo'))).toMatch(
    /^From (majao to mambo|mambo to majao), in bar \d+ of the question\. The chart has two bars before/,
  );
  expect(clueOf('tempo', 1, of('faster'))).toMatch(
    /^From \d+ to \d+ counts a minute: 25% faster\. /,
  );
});

test('the explanation of a style denies no instrument that plays, and names none that does not', () => {
  const claims = {
    guira: /güira (is there too|keeps time)|the scraper goes/,
    bongos: /The bongos are|drums of the bongos/,
    maracas: /over maracas|maracas keep time/,
    claves: /two sticks, the claves/,
    tambora: /the tambora/,
  };
  for (const level of [2, 5]) {
    const styles = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const question = earQuestion({ skill: 'style', level, seed: `${seed}`, phone: false });
      styles.add(question.item);
      const piece = question.piece(EAR_MUSIC);
      const clue = clueText(question, piece);
      const playing = new Set<string>(
        piece.bars.flatMap(({ notes }) => notes.map(({ instrument }) => instrument)),
      );
      for (const [instrument, claim] of Object.entries(claims)) {
        expect(claim.test(clue), `${question.item}, ${instrument}: ${clue}`).toBe(
          playing.has(instrument),
        );
      }
    }
    // The easier question does not use the bolero.
    expect(styles.size).toBe(Object.keys(GROOVES).length + (level === 5 ? 1 : 0));
  }
});

test('the explanation of a chord names the four bars and where the music stops', () => {
  for (let seed = 0; seed < 30; seed++) {
    const question = earQuestion({ skill: 'chord', level: 5, seed: `${seed}`, phone: true });
    const clue = clueText(question, question.piece(EAR_MUSIC));
    const [, bars = '', stop = '', next = ''] =
      /^The four bars are (.+)\. The band stops after bar (\d) of the second time, before (\S+)\. /.exec(
        clue,
      ) ?? [];
    const chords = bars.split(' | ');
    expect(chords, clue).toHaveLength(4);
    expect(chords[0]?.split(' ')[0]).toBe(printedName(question.given ?? ''));
    // After the fourth bar the chords repeat.
    expect(chords[Number(stop) % 4]?.split(' ')[0]).toBe(next);
    expect(next).toBe(question.task.kind === 'choice' && printedName(question.task.right));
    // On a phone the clue must not refer to the bass.
    expect(clue).not.toContain('lowest');
  }
});

test('one who has not said that it is a phone is told when the bass is asked for', () => {
  const asked = { skill: 'missing', level: 5, seed: 'bass' } as const;
  const question = earQuestion({ ...asked, phone: false });
  expect(question.task.kind === 'choice' && question.task.options.join(' ')).toContain('bass');
  expect(hintText(question)).toContain('headphones');
  expect(hintText(earQuestion({ ...asked, phone: true }))).toBeNull();
  expect(hintText(earQuestion({ skill: 'rhythm', level: 1, seed: 'a', phone: false }))).toBeNull();
});

test('players are listed as in a sentence', () => {
  expect(optionText('who', 'bass')).toBe('Bass');
  expect(optionText('who', 'requinto+guira')).toBe('Requinto and güira');
  expect(optionText('missing', 'requinto+bass+bongos')).toBe('Requinto, bass and bongos');
  expect(optionText('drums', '2&')).toBe('The “and” of 2');
});

test('it is said if something else than the question is played when it is heard again', () => {
  for (const skill of SKILLS) {
    for (let i = 0; i < 10; i++) {
      const level = (i % LEVELS) + 1;
      const question = earQuestion({ skill, level, seed: `${i}`, phone: false });
      const piece = question.piece(EAR_MUSIC);
      const other =
        question.explained(EAR_MUSIC).bars.length !== piece.bars.length && skill !== 'one';
      const text = againText(question, piece);
      expect(text !== 'Hear it again', `${skill} ${level} ${i}`).toBe(other);
    }
  }
});
