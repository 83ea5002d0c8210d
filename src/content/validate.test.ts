import { describe, expect, test } from 'vitest';
import type { Glossaries } from './glossary-files.ts';
import type {
  ContentBlock,
  Glossary,
  LabelTheBandExercise,
  LessonContent,
  NameThePartsExercise,
  QuickCheckQuestion,
  Section,
} from './model.ts';
import { addressesIn, type WrittenLesson } from './site-map.ts';
import { type Known, validateContent } from './validate.ts';

const KNOWN: Known = {
  clips: new Set(['band-majao']),
  drawings: new Set(['guira']),
  isFile: (address) => address === '/assets/images/map.png',
};

const SECTION: Section = {
  id: 'music',
  title: 'Music',
  description: 'How it sounds.',
  lessons: [
    { id: 'rhythm', title: 'Rhythm', description: 'Three.' },
    { id: 'theory', title: 'Theory', description: 'Chords.', comingSoon: true },
  ],
  quizzes: [
    { id: 'present', title: 'Who?', description: 'Listen.' },
    { id: 'missing', title: 'Who not?', description: 'Listen.', comingSoon: true },
  ],
  glossary: { terms: 1, categories: 1 },
};

const GLOSSARY: Glossary = {
  categories: [{ title: 'Instruments', terms: [{ term: 'Güira', definition: 'Scraped.' }] }],
};
const GLOSSARIES: Glossaries = new Map([['music', GLOSSARY]]);

const QUIZ: QuickCheckQuestion = {
  id: 'majao-q1',
  question: 'Where?',
  options: [
    { id: 'a', text: 'Verse' },
    { id: 'b', text: 'Chorus', isCorrect: true },
  ],
  explanation: 'It pounds.',
};

const LESSON: LessonContent = {
  id: 'rhythm',
  type: 'rhythm',
  title: 'Rhythm',
  description: 'Three.',
  introduction: 'Listen.',
  sections: [
    { id: 'majao', title: 'Majao', contentBlocks: [{ content: 'Pounded.' }] },
    { id: 'mambo', title: 'Mambo', contentBlocks: [{ content: 'Galloping.' }] },
  ],
};

const written = (...lessons: LessonContent[]): WrittenLesson[] =>
  lessons.map((lesson) => ({ file: `${lesson.id}.ts`, section: 'music', lesson }));
const problems = (change: Partial<LessonContent>) =>
  validateContent([SECTION], written({ ...LESSON, ...change }), GLOSSARIES, KNOWN);
/** What is wrong with a lesson whose first part begins like this. */
const inBlock = (block: Partial<ContentBlock>) => {
  const [first, ...others] = LESSON.sections;
  if (!first) throw new Error('the lesson has parts');
  const sections = [{ ...first, contentBlocks: [{ content: 'Text.', ...block }] }, ...others];
  return problems({ sections });
};
const inText = (introduction: string) => problems({ introduction });
const quiz = (change: Partial<QuickCheckQuestion>) =>
  inBlock({ interactiveBlocks: [{ kind: 'quiz', data: { ...QUIZ, ...change } }] });

const BLOCK = 'rhythm.ts: sections[0].contentBlocks[0]';
const OPTIONS = `${BLOCK}.interactiveBlocks[0].data.options`;

test('nothing is wrong with a lesson that has everything', () => {
  expect(
    inBlock({
      content:
        'See [mambo](#mambo), [güira](/section/music/glossary#guira), [all](/section/music).',
      media: {
        audio: [{ name: 'The band', clip: 'band-majao' }],
        images: [
          { drawing: 'guira', alt: 'A güira' },
          { src: '/assets/images/map.png', alt: 'A map' },
        ],
        video: { link: 'https://youtu.be/a1B2-c3_D4e', title: 'A song' },
      },
      interactiveBlocks: [{ kind: 'quiz', data: QUIZ }],
    }),
  ).toEqual([]);
});

describe('a quick check', () => {
  test('without a right option', () => {
    expect(quiz({ options: QUIZ.options.map(({ id, text }) => ({ id, text })) })).toEqual([
      `${OPTIONS}: No correct answer specified for quiz majao-q1`,
    ]);
  });

  test('with two right options', () => {
    const options = QUIZ.options.map((option) => ({ ...option, isCorrect: true as const }));
    expect(quiz({ options })).toEqual([
      `${OPTIONS}: No correct answer specified for quiz majao-q1`,
    ]);
  });

  test('with letters out of order', () => {
    expect(quiz({ options: QUIZ.options.toReversed() })).toEqual([
      `${OPTIONS}: the letters do not go a, b, c … in order`,
    ]);
  });

  test('with a single option', () => {
    expect(quiz({ options: [{ id: 'a', text: 'Chorus', isCorrect: true }] })).toEqual([
      `${OPTIONS}: there is nothing to choose from`,
    ]);
  });

  test('with the same option twice', () => {
    expect(
      quiz({ options: QUIZ.options.map((option) => ({ ...option, text: 'Chorus' })) }),
    ).toEqual([`${OPTIONS}: 'Chorus' is offered twice`]);
  });

  test('with the id of another', () => {
    const block = { kind: 'quiz', data: QUIZ } as const;
    expect(inBlock({ interactiveBlocks: [block, block] })).toEqual([
      `${BLOCK}.interactiveBlocks[1].data.id: there is an exercise 'majao-q1' in rhythm.ts`,
    ]);
  });
});

describe('the band on its stage', () => {
  const [requinto, bass] = [
    { id: 'requinto', name: 'Requinto', clip: 'band-majao' },
    { id: 'bass', name: 'Bass', clip: 'band-majao' },
  ] as const;
  const place = (id: string, label: string, x: number) => ({
    ...{ id, label, x, y: 10, width: 40, height: 40 },
    description: 'in front',
  });
  const [lead, low] = [place('lead', 'Requinto', 0), place('low', 'Bass', 60)];
  const band = (change: Partial<LabelTheBandExercise>) => {
    const texts = { id: 'band', title: 'Band', instructions: 'Listen.', explanation: 'So it is.' };
    const data = { ...texts, instruments: [requinto, bass], positions: [lead, low], ...change };
    return inBlock({ interactiveBlocks: [{ kind: 'label-the-band', data }] });
  };
  const DATA = `${BLOCK}.interactiveBlocks[0].data`;

  test('where everybody has a place', () => {
    expect(band({})).toEqual([]);
  });

  test.each<[string, Partial<LabelTheBandExercise>, string]>([
    [
      'with a player who has no place',
      { positions: [lead] },
      ".positions: 'Bass' has no place on the stage",
    ],
    ['with a place for nobody', { instruments: [bass] }, ".positions: nobody plays 'Requinto'"],
    [
      'with a place beside it',
      { positions: [lead, place('low', 'Bass', 61)] },
      ".positions: 'Bass' stands beside the stage",
    ],
    ['with a player twice', { instruments: [requinto, bass, bass] }, ": 'Bass' is there twice"],
    [
      'with a sound that is not there',
      { instruments: [requinto, { ...bass, clip: 'band-salsa' }] },
      ".instruments[1].clip: there is no clip 'band-salsa'",
    ],
  ])('%s', (_, change, what) => {
    expect(band(change)).toEqual([`${DATA}${what}`]);
  });
});

test('a song whose parts cannot be told apart', () => {
  const part = { id: 'verse', name: 'Verse', clip: 'band-majao' };
  const texts = { id: 'parts', title: 'Parts', instructions: 'Listen.', explanation: 'So it is.' };
  const problemsOf = (parts: NameThePartsExercise['parts']) =>
    inBlock({ interactiveBlocks: [{ kind: 'name-the-parts', data: { ...texts, parts } }] });
  const field = `${BLOCK}.interactiveBlocks[0].data.parts`;
  expect(problemsOf([part])).toEqual([`${field}: there is nothing to tell apart`]);
  expect(problemsOf([part, part])).toEqual([`${field}: the id 'verse' is there twice`]);
  expect(problemsOf([part, { ...part, id: 'chorus' }])).toEqual([]);
});

describe('what is not there', () => {
  test('a clip', () => {
    expect(inBlock({ media: { audio: [{ name: 'The band', clip: 'band-salsa' }] } })).toEqual([
      `${BLOCK}.media.audio[0].clip: there is no clip 'band-salsa'`,
    ]);
  });

  test('a drawing', () => {
    expect(inBlock({ media: { images: [{ drawing: 'piano', alt: 'A piano' }] } })).toEqual([
      `${BLOCK}.media.images[0].drawing: there is no drawing 'piano'`,
    ]);
  });

  test('an image file', () => {
    expect(problems({ hero: { image: { src: '/assets/images/no.png', alt: 'No' } } })).toEqual([
      "rhythm.ts: hero.image.src: there is no file '/assets/images/no.png'",
    ]);
  });

  test('a picture that is neither drawn nor a file', () => {
    expect(problems({ hero: { image: { alt: 'Nothing' } } })).toEqual([
      'rhythm.ts: hero.image.drawing: a picture is either a drawing or a file',
    ]);
  });

  test('a video', () => {
    expect(problems({ hero: { video: { link: 'https://youtu.be/short', title: 'A' } } })).toEqual([
      "rhythm.ts: hero.video.link: 'https://youtu.be/short' is no link to a video",
    ]);
  });

  test('an artist on the music service', () => {
    const [first, ...others] = LESSON.sections;
    if (!first) throw new Error('the lesson has parts');
    const artists = [{ name: 'A Singer', spotifyId: 'https://open.spotify.com/artist/1' }];
    expect(problems({ sections: [{ ...first, artists }, ...others] })).toEqual([
      "rhythm.ts: sections[0].artists[0].spotifyId: 'https://open.spotify.com/artist/1' is no id of the music service",
    ]);
  });

  test('a reference', () => {
    expect(problems({ references: [{ title: 'A book', url: 'example.org' }] })).toEqual([
      "rhythm.ts: references[0].url: 'example.org' is no address of the web",
    ]);
  });
});

describe('texts', () => {
  test.each(['', '  \n'])('that are empty: %j', (content) => {
    expect(inBlock({ content })).toEqual([`${BLOCK}.content: is empty`]);
  });
});

describe('ids', () => {
  test('that are there twice, also deep among the key points', () => {
    const [first, ...others] = LESSON.sections;
    if (!first) throw new Error('the lesson has parts');
    const point = (id: string) => ({ id, title: 'A', content: 'B' });
    const keyPoints = [{ ...point('strokes'), keyPoints: [point('mambo')] }];
    expect(problems({ sections: [{ ...first, keyPoints }, ...others] })).toEqual([
      "rhythm.ts: sections: the id 'mambo' is there twice",
    ]);
  });

  test.each([
    ['summary', "the id 'summary' is the page's own"],
    ['The Mambo', "'The Mambo' is no id"],
  ])('like %j', (id, what) => {
    const sections = [{ id, title: 'A', contentBlocks: [{ content: 'B' }] }];
    expect(problems({ sections })).toEqual([`rhythm.ts: sections: ${what}`]);
  });
});

describe('links', () => {
  test.each([
    '/',
    '#majao',
    '/section/music/lesson/rhythm#mambo',
    '/section/music/quiz/present',
    '/assets/images/map.png',
    'https://en.wikipedia.org/wiki/Bachata_(music)',
    'mailto:a@example.org',
  ])('%s leads somewhere', (address) => {
    expect(inText(`See [there](${address}).`)).toEqual([]);
  });

  test.each([
    ['#salsa', "'#salsa' leads to no part of its page"],
    ['#summary', "'#summary' leads to no part of its page"],
    [
      '/section/music/glossary#Güira',
      "'/section/music/glossary#Güira' leads to no part of its page",
    ],
    [
      '/section/music/lesson/theory',
      "'/section/music/lesson/theory' is no page that can be opened",
    ],
    ['/section/music/quiz/missing', "'/section/music/quiz/missing' is no page that can be opened"],
    ['/section/salsa', "'/section/salsa' is no page that can be opened"],
    ['/assets/images/no.png', "there is no file '/assets/images/no.png'"],
    ['rhythm#mambo', "'rhythm#mambo' is no address we can lead to"],
    ['javascript:alert(1)', "'javascript:alert(1)' is no address we can lead to"],
    ['https://', "'https://' is no address we can lead to"],
    ['', 'a link to nowhere'],
  ])('%j leads nowhere', (address, what) => {
    expect(inText(`See [there](${address}).`)).toEqual([`rhythm.ts: introduction: ${what}`]);
  });

  test('are found in every form', () => {
    expect(
      addressesIn('[a](/a "A") ![b](</b>) [c](/c_(d)) and [e]\n\n[e]: /e\n\n[^1]: A note.'),
    ).toEqual(['/a', '/b', '/c_(d)', '/e']);
  });
});

test('a glossary whose terms cannot be told apart', () => {
  const term = { term: 'Güira', definition: 'Scraped.' };
  const glossary = {
    categories: [{ title: 'Instruments', terms: [term, term, { ...term, term: 'Guira' }] }],
  };
  const glossaries: Glossaries = new Map([['music', glossary]]);
  const section: Section = { ...SECTION, glossary: { terms: 3, categories: 1 } };
  expect(validateContent([section], written(LESSON), glossaries, KNOWN)).toEqual([
    "src/content/glossary/music.ts: categories: the anchor 'guira-instruments' is there twice",
  ]);
});

test('a section that promises another glossary than there is', () => {
  const section: Section = { ...SECTION, glossary: { terms: 15, categories: 1 } };
  expect(validateContent([section], written(LESSON), GLOSSARIES, KNOWN)).toEqual([
    'src/content/sections.ts: music.glossary: says 15 terms in 1 categories, and there are 1 terms in 1 categories',
  ]);
  expect(
    validateContent([{ ...SECTION, glossary: null }], written(LESSON), GLOSSARIES, KNOWN),
  ).toEqual([
    'src/content/sections.ts: music.glossary: says none, and there are 1 terms in 1 categories',
  ]);
});
