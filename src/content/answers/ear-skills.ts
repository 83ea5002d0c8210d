import type { Skill } from '#audio/music/ear/question.ts';

/** The skills of ear training that continue each quiz of the music section. */
export const EAR_SKILLS: Readonly<Record<string, readonly Skill[]>> = {
  present: ['who'],
  missing: ['missing'],
  sections: ['section'],
  rhythms: ['rhythm', 'style'],
  parts: ['rhythm', 'style'],
  'rhythm-building': ['rhythm', 'guira'],
  'label-the-band': ['who', 'missing'],
  'audio-to-name': ['who', 'missing'],
};
