import { describe, expect, test } from 'vitest';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import type { Glossaries } from './glossary-files.ts';
import type { LessonSource } from './lesson-sources.ts';
import type {
  ContentBlock,
  Glossary,
  InteractiveBlock,
  LabelTheBandExercise,
  LessonContent,
  NameThePartsExercise,
  QuickCheckQuestion,
  Section,
} from './model.ts';
import { addressesIn } from './site/links.ts';
import { problemsOfSteps, type References, validateContent } from './validate.ts';

const KNOWN: References = {
  clips: new Map([['band-majao', 4]]),
  drawings: new Set(['guira']),
  isFile: (address) => address === '/assets/images/map.png',
};

const SECTION: Section = {
  id: 'music',
  title: 'Music',
  icon: 'band',
  color: 'teal',
  description: 'How it sounds.',
  lessons: [
    { id: 'rhythm', title: 'Rhythm', description: 'Three.', quizzes: ['present', 'missing'] },
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

const PART = { id: 'majao', title: 'Majao', contentBlocks: [{ content: 'Pounded.' }] };
const LESSON: LessonContent = {
  id: 'rhythm',
  type: 'rhythm',
  title: 'Rhythm',
  description: 'Three.',
  introduction: 'Listen.',
  sections: [PART, { id: 'mambo', title: 'Mambo', contentBlocks: [{ content: 'Galloping.' }] }],
};

const sources = (...lessons: LessonContent[]): LessonSource[] =>
  lessons.map((lesson) => ({ file: `${lesson.id}.ts`, section: 'music', lesson }));
const problems = (change: Partial<LessonContent>) =>
  validateContent([SECTION], sources({ ...LESSON, ...change }), GLOSSARIES, KNOWN);
const inSection = (change: Partial<Section>, glossaries = GLOSSARIES) =>
  validateContent([{ ...SECTION, ...change }], sources(LESSON), glossaries, KNOWN);
/** The problems of a lesson whose first part is this one. */
const inPart = (part: Partial<LessonContent['sections'][number]>) =>
  problems({ sections: [{ ...PART, ...part }, ...LESSON.sections.slice(1)] });
/** The problems of a lesson whose first part begins with this block. */
const inBlock = (block: Partial<ContentBlock>) =>
  inPart({ contentBlocks: [{ content: 'Text.', ...block }] });
const inText = (introduction: string) => problems({ introduction });
const quickCheck = (change: Partial<QuickCheckQuestion>) =>
  inBlock({ interactiveBlocks: [{ kind: 'quiz', data: { ...QUIZ, ...change } }] });

const BLOCK = 'rhythm.ts: sections[0].contentBlocks[0]';
const OPTIONS = `${BLOCK}.interactiveBlocks[0].data.options`;

test('a valid lesson has no problems', () => {
  expect(
    inBlock({
      content:
        'See [mambo](#mambo), [güira](/section/music/glossary#guira), [all](/section/music).',
      media: {
        audio: [{ name: 'The band', clip: 'band-majao', marks: [{ bar: 4, name: 'The end' }] }],
        streams: [
          { name: 'A hit', link: 'https://youtu.be/a1B2-c3_D4e', song: 'Song', artist: 'Singer' },
        ],
        images: [
          { drawing: 'guira', alt: 'A güira' },
          { src: '/assets/images/map.png', alt: 'A map' },
        ],
        video: {
          link: 'https://youtu.be/a1B2-c3_D4e',
          title: 'A song',
          marks: [
            { second: 0, name: 'The guitar alone' },
            { second: 18, name: 'Derecho' },
          ],
        },
      },
      interactiveBlocks: [{ kind: 'quiz', data: QUIZ }],
    }),
  ).toEqual([]);
});

describe('a quick check is rejected', () => {
  const [verse, chorus] = QUIZ.options;
  const changed = (change: object) => QUIZ.options.map((option) => ({ ...option, ...change }));
  const noAnswer = 'No correct answer specified for quiz majao-q1';

  test.each<[string, object[]]>([
    [noAnswer, changed({ isCorrect: undefined })],
    [noAnswer, changed({ isCorrect: true })],
    ['the options are not lettered a, b, c … in order', [chorus ?? {}, verse ?? {}]],
    ['there are fewer than two options', [{ ...chorus, id: 'a' }]],
    ["'Chorus' is offered twice", changed({ text: 'Chorus' })],
  ])('%s: %j', (what, options) => {
    expect(quickCheck({ options: options as unknown as QuickCheckQuestion['options'] })).toEqual([
      `${OPTIONS}: ${what}`,
    ]);
  });

  test('with the id of another exercise', () => {
    const block = { kind: 'quiz', data: QUIZ } as const;
    expect(inBlock({ interactiveBlocks: [block, block] })).toEqual([
      `${BLOCK}.interactiveBlocks[1].data.id: there is another exercise 'majao-q1' in rhythm.ts`,
    ]);
  });
});

describe('the band on its stage is rejected', () => {
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
    const players = {
      rhythm: 'majao',
      instruments: [requinto, bass],
      positions: [lead, low],
    } as const;
    const data = { ...texts, ...players, ...change };
    return inBlock({ interactiveBlocks: [{ kind: 'label-the-band', data }] });
  };
  const DATA = `${BLOCK}.interactiveBlocks[0].data`;

  const unknown = { ...bass, clip: 'band-salsa' };
  test.each<[string, Partial<LabelTheBandExercise>]>([
    [".positions: 'Bass' has no place on the stage", { positions: [lead] }],
    [".positions: no instrument is named 'Requinto'", { instruments: [bass] }],
    [
      ".positions: 'Bass' is partly outside the stage",
      { positions: [lead, place('low', 'Bass', 61)] },
    ],
    [": 'Bass' is used twice", { instruments: [requinto, bass, bass] }],
    [".instruments[1].clip: there is no clip 'band-salsa'", { instruments: [requinto, unknown] }],
  ])('%s', (what, change) => {
    expect(band(change)).toEqual([`${DATA}${what}`]);
  });
});

test('a song with fewer than two parts, or with one id twice, is rejected', () => {
  const part = { id: 'verse', name: 'Verse', clip: 'band-majao' };
  const texts = { id: 'parts', title: 'Parts', instructions: 'Listen.', explanation: 'So it is.' };
  const problemsOf = (parts: NameThePartsExercise['parts']) =>
    inBlock({ interactiveBlocks: [{ kind: 'name-the-parts', data: { ...texts, parts } }] });
  const field = `${BLOCK}.interactiveBlocks[0].data.parts`;
  expect(problemsOf([part])).toEqual([`${field}: there are fewer than two parts`]);
  expect(problemsOf([part, part])).toEqual([`${field}: the id 'verse' is used twice`]);
  expect(problemsOf([part, { ...part, id: 'chorus' }])).toEqual([]);
});

describe('marks are rejected', () => {
  const inVideo = (...seconds: number[]) =>
    inBlock({
      media: {
        video: {
          link: 'https://youtu.be/a1B2-c3_D4e',
          title: 'A song',
          marks: seconds.map((second) => ({ second, name: 'Majao' })),
        },
      },
    });
  const inClip = (...bars: number[]) =>
    inBlock({
      media: {
        audio: [
          { name: 'Band', clip: 'band-majao', marks: bars.map((bar) => ({ bar, name: 'Majao' })) },
        ],
      },
    });

  test.each([
    ['video.marks: there are none', inVideo()],
    ['video.marks[1].second: is not after the mark before it', inVideo(18, 18)],
    ['audio[0].marks[1].bar: is not after the mark before it', inClip(3, 1)],
    ['video.marks[0].second: is not a place to listen for', inVideo(0.5)],
    ['audio[0].marks[0].bar: is not a place to listen for', inClip(0)],
    ['audio[0].marks[1].bar: the clip has 4 bars', inClip(4, 5)],
  ])('%s', (what, found) => {
    expect(found).toEqual([`${BLOCK}.media.${what}`]);
  });
});

describe('a grid is rejected', () => {
  const grid = (kind: 'build-a-clave' | 'build-mambo', line: string, rhythm: RhythmType) => {
    const texts = { id: 'grid', title: 'Grid', instructions: 'Build.', explanation: 'So.' };
    const pattern = { rhythm, clock: 'eighths', steps: strokes(line) } as const;
    const data = { ...texts, bpm: 105, pattern };
    return inBlock({
      interactiveBlocks: [kind === 'build-mambo' ? { kind, data } : { kind, data }],
    });
  };

  test.each([
    ['build-mambo', 'x.xx x.xx x.xx', 'mambo', 'has 12 steps instead of 8 or 16'],
    ['build-mambo', 'x.x. x.x.', 'majao', 'is not a mambo'],
    ['build-a-clave', 'x.x. x.x.', 'majao', 'has 4 strokes; a clave has five'],
  ] as const)('%s with %s in %s: %s', (kind, line, rhythm, what) => {
    const pattern = `${BLOCK}.interactiveBlocks[0].data.pattern`;
    expect(grid(kind, line, rhythm)).toEqual([`${pattern}: ${what}`]);
  });
});

test('an unknown kind of exercise is rejected', () => {
  const block = { kind: 'build-a-bridge', data: QUIZ } as unknown as InteractiveBlock;
  expect(inBlock({ interactiveBlocks: [block] })).toEqual([
    `${BLOCK}.interactiveBlocks[0].kind: there is no exercise 'build-a-bridge'`,
  ]);
});

describe('a reference is rejected to an unknown', () => {
  const singer = 'https://open.spotify.com/artist/1';
  const sections = [{ ...PART, artists: [{ name: 'A Singer', spotifyId: singer }] }];

  const short = 'https://youtu.be/short';

  test.each<[string, Partial<LessonContent>]>([
    [
      "hero.image.src: there is no file '/assets/images/no.png'",
      { hero: { image: { src: '/assets/images/no.png', alt: 'No' } } },
    ],
    [
      'hero.image.drawing: a picture needs either a drawing or a file',
      { hero: { image: { alt: 'Nothing' } } },
    ],
    [
      `hero.video.link: '${short}' is not a link to a video`,
      { hero: { video: { link: short, title: 'A' } } },
    ],
    [`sections[0].artists[0].spotifyId: '${singer}' is not a Spotify id`, { sections }],
    [
      "references[0].url: 'example.org' is not a web address",
      { references: [{ title: 'A book', url: 'example.org' }] },
    ],
  ])('%s', (what, change) => {
    expect(problems(change)).toEqual([`rhythm.ts: ${what}`]);
  });

  test.each<[string, NonNullable<ContentBlock['media']>]>([
    [
      `streams[0].link: '${singer}' is not a recording on a streaming service`,
      { streams: [{ name: 'A hit', link: singer }] },
    ],
    [
      "audio[0].clip: there is no clip 'band-salsa'",
      { audio: [{ name: 'The band', clip: 'band-salsa' }] },
    ],
    [
      "images[0].drawing: there is no drawing 'piano'",
      { images: [{ drawing: 'piano', alt: 'A piano' }] },
    ],
  ])('%s', (what, media) => {
    expect(inBlock({ media })).toEqual([`${BLOCK}.media.${what}`]);
  });
});

test.each(['', '  \n'])('a text is rejected when empty: %j', (content) => {
  expect(inBlock({ content })).toEqual([`${BLOCK}.content: is empty`]);
});

describe('ids', () => {
  test('are rejected when used twice, also among nested key points', () => {
    const point = (id: string) => ({ id, title: 'A', content: 'B' });
    const keyPoints = [{ ...point('strokes'), keyPoints: [point('mambo')] }];
    expect(inPart({ keyPoints })).toEqual(["rhythm.ts: sections: the id 'mambo' is used twice"]);
  });

  test.each([
    ['summary', "the id 'summary' is reserved for the page"],
    ['The Mambo', "'The Mambo' is not a valid id"],
  ])('are rejected when reserved or malformed: %j', (id, what) => {
    expect(inPart({ id })).toEqual([`rhythm.ts: sections: ${what}`]);
  });

  test('of steps are unlike those of sections, and of other steps', () => {
    const contentBlocks = [
      { content: 'B' },
      ...['lift', 'lift', 'a', 'opening', 'The lift'].map((step) => ({ step, content: 'C' })),
    ];
    expect(problems({ sections: [{ id: 'a', title: 'A', contentBlocks }] })).toEqual([
      "rhythm.ts: sections: the id 'lift' is used twice",
      "rhythm.ts: sections: the id 'a' is used twice",
      "rhythm.ts: sections: the id 'opening' is reserved for the page",
      "rhythm.ts: sections: 'The lift' is not a valid id",
    ]);
  });
});

describe('links', () => {
  test.each([
    '/',
    '#majao',
    '/section/music/lesson/rhythm#mambo',
    '/section/music/quiz/present',
    '/practice?rhythm=derecho&tempo=143',
    '/assets/images/map.png',
    'https://en.wikipedia.org/wiki/Bachata_(music)',
    'mailto:a@example.org',
  ])('%s is accepted', (address) => {
    expect(inText(`See [there](${address}).`)).toEqual([]);
  });

  test.each([
    ['#salsa', "there is no anchor '#salsa'"],
    ['#summary', "there is no anchor '#summary'"],
    ['/section/music/glossary#Güira', "there is no anchor '/section/music/glossary#Güira'"],
    ['/section/music/lesson/theory', "there is no page '/section/music/lesson/theory'"],
    ['/section/music/quiz/missing', "there is no page '/section/music/quiz/missing'"],
    ['/section/salsa', "there is no page '/section/salsa'"],
    ['/section/music?tempo=143', "there is no page '/section/music?tempo=143'"],
    ['/assets/images/no.png', "there is no file '/assets/images/no.png'"],
    ['rhythm#mambo', "'rhythm#mambo' is not a supported address"],
    ['javascript:alert(1)', "'javascript:alert(1)' is not a supported address"],
    ['https://', "'https://' is not a supported address"],
    ['', 'a link has no address'],
  ])('%j is rejected', (address, what) => {
    expect(inText(`See [there](${address}).`)).toEqual([`rhythm.ts: introduction: ${what}`]);
  });

  test('are found in every Markdown form', () => {
    expect(
      addressesIn('[a](/a "A") ![b](</b>) [c](/c_(d)) and [e]\n\n[e]: /e\n\n[^1]: A note.'),
    ).toEqual(['/a', '/b', '/c_(d)', '/e']);
  });
});

test('a glossary with one anchor twice is rejected', () => {
  const term = { term: 'Güira', definition: 'Scraped.' };
  const terms = [term, term, { ...term, term: 'Guira' }];
  const glossaries: Glossaries = new Map([
    ['music', { categories: [{ title: 'Instruments', terms }] }],
  ]);
  expect(inSection({ glossary: { terms: 3, categories: 1 } }, glossaries)).toEqual([
    "src/content/glossary/music.ts: categories: the anchor 'guira-instruments' is used twice",
  ]);
});

test('a section that announces a glossary of another size is rejected', () => {
  expect(inSection({ glossary: { terms: 15, categories: 1 } })).toEqual([
    'src/content/site/sections.ts: music.glossary: says 15 terms in 1 categories instead of 1 terms in 1 categories',
  ]);
  expect(inSection({ glossary: null })).toEqual([
    'src/content/site/sections.ts: music.glossary: says none instead of 1 terms in 1 categories',
  ]);
});

test('a section whose title is not its id, under which quiz scores are stored, is rejected', () => {
  expect(inSection({ title: 'Music & Sound' })).toEqual([
    "src/content/site/sections.ts: music.title: 'Music & Sound' in small letters must be the id 'music', the key of stored quiz scores",
  ]);
});

describe('the quizzes of lessons are rejected', () => {
  const withQuizzes = (...ofLessons: (readonly string[])[]) =>
    inSection({
      lessons: SECTION.lessons.map((lesson, i) => ({ ...lesson, quizzes: ofLessons[i] ?? [] })),
    });
  const MUSIC = 'src/content/site/sections.ts: music';

  test.each([
    [['present', 'missing', 'nope'], [], "lessons.rhythm.quizzes: there is no quiz 'nope'"],
    [[], ['present', 'missing'], 'lessons.rhythm.quizzes: the lesson has no quiz'],
    [['present'], [], 'quizzes.missing: belongs to no lesson'],
    [['present', 'missing'], ['missing'], 'quizzes.missing: belongs to two lessons'],
  ])('%j and %j', (quizzes, ofTheory, problem) => {
    expect(withQuizzes(quizzes, ofTheory)).toEqual([`${MUSIC}.${problem}`]);
  });
});

describe('explanations of answers', () => {
  const lesson = { ...LESSON, summary: 'Count.' };
  const RHYTHM = '/section/music/lesson/rhythm';
  const explanation = { address: `${RHYTHM}#majao`, title: 'Majao' };
  const explainedBy = (change: object) =>
    validateContent([SECTION], sources(lesson), GLOSSARIES, KNOWN, [
      { file: 'quiz.ts', content: { questions: [{ explainedIn: { ...explanation, ...change } }] } },
    ]);
  const FIELD = 'quiz.ts: questions[0].explainedIn';

  test('is a section of a lesson or its summary, with its title', () => {
    expect(explainedBy({})).toEqual([]);
    expect(explainedBy({ address: `${RHYTHM}#summary`, title: 'Summary' })).toEqual([]);
    const problem = `${FIELD}: the title of '${RHYTHM}#majao' is 'Majao'`;
    expect(explainedBy({ title: 'Mambo' })).toEqual([problem]);
  });

  test.each([
    ['/section/music/lesson/theory#majao', "there is no lesson '/section/music/lesson/theory'"],
    [`${RHYTHM}#salsa`, `the lesson '${RHYTHM}' has no section 'salsa'`],
    [RHYTHM, `the lesson '${RHYTHM}' has no section ''`],
  ])('is not %s', (address, what) => {
    expect(explainedBy({ address })).toEqual([`${FIELD}: ${what}`]);
  });

  test('has no empty text', () => {
    expect(explainedBy({ title: ' ' })).toContain(`${FIELD}.title: is empty`);
  });
});

describe('the number of steps in the table of sections', () => {
  const says = (steps: number, ...written: LessonContent[]) => {
    const lessons = [{ id: 'rhythm', title: 'Rhythm', description: 'Three.', steps }];
    return problemsOfSteps([{ ...SECTION, lessons }], sources(...written));
  };
  const FIELD = 'src/content/site/sections.ts: music.lessons.rhythm.steps';

  test('is that of the lesson', () => {
    expect(says(4, LESSON)).toEqual([]);
    expect(says(5, LESSON)).toEqual([`${FIELD}: says 5 instead of 4`]);
    expect(says(0, LESSON)).toEqual([`${FIELD}: says 0 instead of 4`]);
  });

  test('is not there before the lesson is written', () => {
    expect(says(3)).toEqual([`${FIELD}: says 3 instead of 0`]);
  });
});
