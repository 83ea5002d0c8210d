import { LABEL_THE_BAND, soloists } from '#src/content/answers/matching.ts';
import type { AudioToNameExercise, LabelTheBandExercise } from '#src/content/model.ts';

/** The lesson's exercise with another rhythm. */
export const LABEL_THE_BAND_QUIZ: LabelTheBandExercise = {
  ...LABEL_THE_BAND,
  title: 'Who stands where?',
  explanation:
    'This time they played majao: the güira strikes once on every count, and the bongos are open and even, with the low drum on 4. As before, the bass sounds lowest, the segunda in the middle and the requinto highest.',
  rhythm: 'majao',
  instruments: soloists('majao'),
};

export const AUDIO_TO_NAME_QUIZ: AudioToNameExercise = {
  id: 'audio-to-name',
  title: 'Five sounds, five names',
  instructions:
    'Listen to each card, then put it beside its name: drag it, or tap the card, then the name. On a phone, use headphones.',
  explanation:
    'This time they played mambo. The requinto is fast and high, the segunda plays short, bright chops, the bass is the lowest, the güira scrapes at a gallop, and the bongos are the dry, busy drums.',
  sounds: soloists('mambo'),
};
