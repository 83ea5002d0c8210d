import { catalogueEntry, clipSources } from '#audio/music/clips/catalogue.ts';
import { quizClipIds } from '#audio/music/clips/quiz-clip-ids.ts';
import { HEADPHONES } from '#src/content/answers/answer-names.ts';
import { type AudioQuiz, CHOICES } from '#src/content/answers/choices.ts';
import { answersOf } from './answers.ts';
import { AUDIO_EXPLANATIONS } from './explanations.ts';
import type { AudioQuestion, AudioQuizContent } from './model.ts';
import { reasonOf } from './reason-of.ts';

const PROMPTS: Readonly<
  Record<AudioQuiz, Pick<AudioQuizContent, 'question' | 'hint' | 'several'>>
> = {
  present: { question: 'Which instruments do you hear?', hint: HEADPHONES, several: true },
  missing: {
    question: 'Which of the five instruments are missing?',
    hint: HEADPHONES,
    several: true,
  },
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
    questions: quizClipIds(type).map((id) => question(type, id)),
  };
}

function question(type: AudioQuiz, id: string): AudioQuestion {
  const facts = catalogueEntry(id);
  return {
    id,
    audioUrl: clipSources(id),
    correctAnswer: answersOf(type, facts),
    reason: reasonOf(type, facts),
  };
}
