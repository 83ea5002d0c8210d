import { CATALOGUE, clipSources } from '#audio/music/clips/catalogue.ts';
import { GUESTS } from '#audio/music/instrument.ts';
import { SPRITES, spriteUrl } from '#audio/samples/banks.ts';
import { type AudioQuiz, CHOICES } from '#src/content/answers/choices.ts';
import { loadAllGlossaries } from '#src/content/glossary-files.ts';
import { LESSON_SOURCES } from '#src/content/lesson-sources.ts';
import { audioQuiz } from '#src/content/quizzes/audio.ts';
import { AUDIO_TO_NAME_QUIZ, LABEL_THE_BAND_QUIZ } from '#src/content/quizzes/matching.ts';
import { SECTIONS } from '#src/content/site/sections.ts';
import { type Page, sitePages } from '#src/content/site/site-pages.ts';
import { isFields, walk } from '#src/content/walk.ts';

/** The files that a page needs in addition to the app itself. */
export interface PageNeeds {
  path: string;
  /** The source file of its text, without a query; `null` if the text is not in a file of its own. */
  source: string | null;
  /** The URLs of its clips and of its guests' samples, in each format. */
  sounds: readonly string[];
}

/** The URLs of all clips in a piece of content, including the clips for its grids. */
export function soundsOf(content: unknown): string[] {
  const sounds: string[] = [];
  walk(content, (value) => {
    if (!isFields(value)) return;
    const { clip, audioUrl, pattern } = value;
    if (typeof clip === 'string') sounds.push(...clipSources(clip));
    if (Array.isArray(audioUrl)) sounds.push(...audioUrl);
    if (isFields(pattern) && typeof pattern.rhythm === 'string') {
      // The clips of the band under a grid (`GridWithBand`).
      const heard = new RegExp(`^(band-${pattern.rhythm}$|solo-${pattern.rhythm}-)`);
      for (const id of Object.keys(CATALOGUE)) if (heard.test(id)) sounds.push(...clipSources(id));
    }
  });
  return [...new Set(sounds)];
}

const glossaries = await loadAllGlossaries();

/** The content of the quizzes that are part of the app. The quiz of rhythm building has no clips. */
const quizzes: Readonly<Record<string, unknown>> = {
  'rhythm-building': {},
  ...Object.fromEntries((Object.keys(CHOICES) as AudioQuiz[]).map((id) => [id, audioQuiz(id)])),
  'label-the-band': LABEL_THE_BAND_QUIZ,
  'audio-to-name': AUDIO_TO_NAME_QUIZ,
};

/** The samples of the guests in ear training. */
const GUEST_SPRITES = GUESTS.flatMap((guest) =>
  SPRITES[guest].flatMap((sprite) => [
    spriteUrl(guest, sprite, 'webm'),
    spriteUrl(guest, sprite, 'mp3'),
  ]),
);

function needsOf(page: Page): PageNeeds {
  const { path } = page;
  if (page.kind === 'lesson') {
    const { section, entry } = page;
    const found = LESSON_SOURCES.find(
      (source) => source.section === section.id && source.lesson.id === entry.id,
    );
    return { path, source: found?.file ?? null, sounds: soundsOf(found?.lesson) };
  }
  if (page.kind === 'glossary') {
    const { id } = page.section;
    return { path, source: `src/content/glossary/${id}.ts`, sounds: soundsOf(glossaries.get(id)) };
  }
  if (page.kind === 'quiz') {
    const content = quizzes[page.entry.id];
    // The remaining quizzes are about history.
    const source = content ? null : `src/content/quizzes/history/${page.entry.id}.ts`;
    return { path, source, sounds: soundsOf(content) };
  }
  const sounds = page.kind === 'ear' ? GUEST_SPRITES : [];
  return { path, source: null, sounds };
}

export const PAGE_NEEDS: readonly PageNeeds[] = sitePages(SECTIONS).map(needsOf);
