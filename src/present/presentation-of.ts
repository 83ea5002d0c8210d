import type { ClassItem } from '#src/classroom/class-item.ts';
import { isAudioQuiz, RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { loadLesson } from '#src/content/lesson-files.ts';
import type { Html, InteractiveBlock, Lesson, SectionId } from '#src/content/model.ts';
import type { Presentation, Slide } from './slide.ts';

/**
 * The presentation of an item; `null` if there is nothing to show. Rejects if its content cannot be loaded.
 */
export async function presentationOf({ page, item }: ClassItem): Promise<Presentation | null> {
  const { pathname, search } = new URL(page, 'http://localhost');
  const [, , section = '', kind = '', id = ''] = pathname.split('/');
  if (pathname === '/class') {
    const { loadPlanAt } = await import('./plan/plan-presentation.ts');
    return loadPlanAt(page, presentationOf);
  }
  if (pathname === '/practice') return single(await practiceSlide(search));
  if (kind === 'lesson') {
    const lesson = await loadLesson(section as SectionId, id);
    return chosen(lesson.title, lessonSlides(lesson), item);
  }
  if (kind === 'quiz') return chosen('Quiz', await quizSlides(id), item);
  return null;
}

function chosen(title: string, all: readonly Slide[], item: string): Presentation | null {
  const [first, ...rest] = item ? all.filter(({ id }) => id === item) : all;
  return first ? { title: item ? first.title : title, slides: [first, ...rest] } : null;
}

const single = (slide: Slide): Presentation => ({ title: slide.title, slides: [slide] });

async function practiceSlide(search: string): Promise<Slide> {
  const { decodeSettings } = await import('#src/practice/settings-query.ts');
  const query = search.slice(1);
  const { rhythm } = decodeSettings(query);
  return { kind: 'band', id: 'band', title: RHYTHM_NAMES[rhythm], rhythm, query };
}

function lessonSlides(lesson: Lesson): Slide[] {
  return lesson.sections.flatMap((section) => [
    ...section.contentBlocks.flatMap(({ media, interactiveBlocks }) => [
      ...(media?.audio
        ? [
            {
              kind: 'clips',
              id: `clips-${media.audio[0]?.clip}-${media.audio.length}`,
              title: section.title,
              samples: media.audio,
            } as const,
          ]
        : []),
      ...(interactiveBlocks ?? []).map(exerciseSlide),
    ]),
    ...(section.keyPoints ?? []).map(
      ({ id, title, content }): Slide => ({ kind: 'text', id, title, html: content }),
    ),
  ]);
}

function exerciseSlide(block: InteractiveBlock<Html>): Slide {
  const { id } = block.data;
  if (block.kind === 'quiz') {
    const { question, options, explanation } = block.data;
    const correct = options.filter(({ isCorrect }) => isCorrect).map((option) => option.id);
    return { kind: 'question', id, title: 'Question', question, options, correct, explanation };
  }
  const { title } = block.data;
  if (block.kind === 'rhythm-grid') {
    return { kind: 'rhythm', id, title, pattern: block.data.pattern, tempo: 120 };
  }
  if (block.kind === 'song-map') return { kind: 'song-map', id, title, map: block.data };
  return { kind: 'matching', id, title, exercise: block };
}

async function quizSlides(id: string): Promise<Slide[]> {
  if (isAudioQuiz(id)) {
    const { audioQuiz } = await import('#src/content/quizzes/audio.ts');
    const { question, choices, questions } = audioQuiz(id);
    const options = choices.map((text) => ({ id: text, text }));
    return questions.map(({ id: clip, correctAnswer: correct }, i) => ({
      kind: 'question',
      id: clip,
      title: `Question ${i + 1}`,
      question,
      options,
      correct,
      explanation: '',
      clip,
    }));
  }
  if (id === 'rhythm-building') {
    const { rhythmBuilding } = await import('#src/content/quizzes/rhythm-building.ts');
    return rhythmBuilding.challenges.map((data) => exerciseSlide({ kind: 'rhythm-grid', data }));
  }
  const matching = await import('#src/content/quizzes/matching.ts');
  if (id === 'label-the-band') {
    return [exerciseSlide({ kind: 'label-the-band', data: matching.LABEL_THE_BAND_QUIZ })];
  }
  if (id === 'audio-to-name') {
    const data = matching.AUDIO_TO_NAME_QUIZ;
    return [{ kind: 'matching', id, title: data.title, exercise: { kind: 'audio-to-name', data } }];
  }
  const { loadHistoryQuiz } = await import('#src/content/quizzes/quiz-files.ts');
  const { questions } = await loadHistoryQuiz(id);
  return questions.map(({ correctAnswer, ...question }, i) => ({
    kind: 'question',
    ...question,
    title: `Question ${i + 1}`,
    correct: [correctAnswer],
  }));
}
