import { shuffled } from '#audio/music/random.ts';
import { CHOICE_NAMES, isAudioQuiz } from '#src/content/answers/choices.ts';
import type { QuizEntry } from '#src/content/model.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { AUDIO_TO_NAME_QUIZ, LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import { loadHistoryQuiz } from '#src/content/quizzes/quiz-files.ts';
import {
  gridSlide,
  type MatchingExercise,
  type Presentation,
  type Slide,
} from '#src/present/slide.ts';
import { shuffledBySeed } from '#src/quizzes/history/order.ts';

/** A quiz as slides, after a title. @param seed of the learners' order, in their address; `null` for the written one */
export async function quizPresentation(
  { id, title, description }: QuizEntry,
  seed: string | null,
): Promise<Presentation> {
  const slides = await questionSlides(id, seed);
  return { title, slides: [{ kind: 'title', id: 'title', title, text: description }, ...slides] };
}

async function questionSlides(id: string, seed: string | null): Promise<Slide[]> {
  if (isAudioQuiz(id)) return audioSlides(id, seed);
  switch (id) {
    case 'rhythm-building': {
      const { challenges } = await import('#src/quizzes/rhythm-building/rhythm-building.tsx');
      return challenges.map(gridSlide);
    }
    case 'label-the-band':
      return [matchingSlide({ kind: id, data: LABEL_THE_BAND_QUIZ })];
    case 'audio-to-name':
      return [matchingSlide({ kind: id, data: AUDIO_TO_NAME_QUIZ })];
    default:
      return historySlides(id, seed);
  }
}

const matchingSlide = (exercise: MatchingExercise): Slide => ({
  kind: 'matching',
  id: exercise.kind,
  title: exercise.data.title,
  exercise,
});

async function historySlides(id: string, seed: string | null): Promise<Slide[]> {
  const { questions } = await loadHistoryQuiz(id);
  const ordered = seed === null ? questions : shuffledBySeed(seed, questions);
  return ordered.map(({ id, question, options, correctAnswer, explanation }, i) => ({
    kind: 'question',
    id,
    title: `Question ${i + 1} of ${ordered.length}`,
    question,
    options,
    correct: [correctAnswer],
    explanation,
  }));
}

function audioSlides(type: Parameters<typeof audioQuiz>[0], seed: string | null): Slide[] {
  const { question, choices, questions } = audioQuiz(type);
  const ordered = seed === null ? questions : shuffled(questions, seed);
  return ordered.map(({ id, correctAnswer, reason }, i) => ({
    kind: 'question',
    id,
    title: `Clip ${i + 1} of ${ordered.length}`,
    question,
    options: choices.map((id) => ({ id, text: CHOICE_NAMES[id] })),
    correct: correctAnswer,
    explanation: reason.text,
    clip: id,
  }));
}
