import { expect, test } from 'vitest';
import { earQuestion } from '#audio/music/ear/ear-question.ts';
import { LEVELS, SKILLS } from '#audio/music/ear/question.ts';
import { clueText, hintText, optionText, questionText, rightText } from './texts.ts';

test.each(SKILLS)('%s has texts for every option, question and explanation', (skill) => {
  for (let i = 0; i < 25; i++) {
    const level = (i % LEVELS) + 1;
    const question = earQuestion({ skill, level, seed: `${i}`, phone: i % 2 === 0 });
    const texts = [questionText(question), clueText(question, question.piece())];
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
  expect(optionText('drums', '2&')).toBe('2 and');
});
