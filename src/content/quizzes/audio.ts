import { catalogueEntry, clipSources } from '#audio/music/catalogue.ts';
import { type AudioQuiz, CHOICES } from '#src/content/answer-names.ts';
import { answersOf } from './catalogue-answers.ts';
import { AUDIO_EXPLANATIONS } from './explanations.ts';
import type { AudioQuestion, AudioQuizContent } from './model.ts';

/** The number of clips in each audio quiz. */
const QUESTIONS = 10;

const PROMPTS: Readonly<Record<AudioQuiz, { question: string; several: boolean }>> = {
  present: { question: 'Which instruments do you hear?', several: true },
  missing: { question: 'Which of the five instruments are missing?', several: true },
  sections: { question: 'Which part of a song is this?', several: false },
  rhythms: { question: 'Which rhythm does the band play?', several: false },
  parts: { question: 'Which rhythm does the percussion play?', several: false },
};

/** An audio quiz; its answers come from the catalogue of clips. */
export function audioQuiz(type: AudioQuiz): AudioQuizContent {
  return {
    id: type,
    type,
    ...PROMPTS[type],
    choices: CHOICES[type],
    explainedIn: AUDIO_EXPLANATIONS[type],
    questions: Array.from({ length: QUESTIONS }, (_, i) =>
      question(type, `${type}-${String(i + 1).padStart(2, '0')}`),
    ),
  };
}

function question(type: AudioQuiz, id: string): AudioQuestion {
  return { id, audioUrl: clipSources(id), correctAnswer: answersOf(type, catalogueEntry(id)) };
}
