import { memo } from 'react';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import type { PracticeContext } from '#src/practice/playing/machine.ts';
import { currentSection, placeName, sectionName } from '#src/practice/playing/playback-position.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import styles from './stage.module.css';

/** The song, and the place in it that is heard or that Play begins with. */
export const NowPart = memo(function NowPart({ store }: { store: PracticeStore }) {
  return (
    <p className={styles.now}>
      <strong>{usePractice(store, ({ settings }) => SONG_BY_ID[settings.song].title)}</strong>{' '}
      <span>{usePractice(store, placeOf)}</span>
    </p>
  );
});

/** 'Bar 2 of 4', or 'derecho' while nothing is heard; in a song 'Verse 1'. */
function placeOf(context: PracticeContext): string {
  const { piece, settings } = context;
  const opening =
    settings.length === 'form'
      ? sectionName(piece.sections, currentSection(context))
      : RHYTHM_NAMES[settings.rhythm];
  return placeName(context) || opening;
}
