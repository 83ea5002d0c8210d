import type { ReactNode } from 'react';
import { keysOf, type MusicalKey } from '#audio/music/harmony/harmony.ts';
import { keyName } from '#audio/music/harmony/spelling.ts';
import {
  CHANGES,
  type Changes,
  SONG_BY_ID,
  SONG_IDS,
  type SongId,
} from '#audio/music/songs/songs.ts';
import { SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { TAKES } from '#src/practice/settings/settings.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './music-choice.module.css';

const CHANGES_NAMES: Readonly<Record<Changes, string>> = {
  verse: SECTION_NAMES.verse,
  preChorus: SECTION_NAMES['pre-chorus'],
  chorus: SECTION_NAMES.chorus,
};

interface MusicChoiceProps {
  store: PracticeStore;
  /** Whether to hide the chords: a whole song has the chords of each section. */
  isSong: boolean;
  /** Further folded tools. */
  children?: ReactNode;
}

/** The song and its key; when unfolded, also the chords of a loop and the version. */
export function MusicChoice({ store, isSong, children }: MusicChoiceProps) {
  const { change } = store;
  const { song, key, changes, take } = usePractice(store, ({ settings }) => settings);
  return (
    <>
      <div className={`controls ${styles.choice}`}>
        <Select<SongId>
          label="Song"
          value={song}
          options={SONG_IDS.map((id) => [id, SONG_BY_ID[id].title])}
          onChange={(value) => change({ song: value })}
        />
        <Select<MusicalKey>
          label="Key"
          value={key}
          options={keysOf(SONG_BY_ID[song]).map((each) => [each, keyName(each)])}
          onChange={(value) => change({ key: value })}
        />
      </div>
      <details>
        <summary>More</summary>
        <div className={`controls ${styles.choice}`}>
          {!isSong && (
            <Select<Changes>
              label="Use the chords of"
              value={changes}
              options={CHANGES.map((each) => [each, CHANGES_NAMES[each]])}
              onChange={(value) => change({ changes: value })}
            />
          )}
          <div className={styles.take}>
            <span>Version {take}</span>
            <div>
              {take > 1 && (
                <Button aria-label="Previous version" onClick={() => change({ take: take - 1 })}>
                  ‹
                </Button>
              )}
              <Button onClick={() => change({ take: (take % TAKES) + 1 })}>
                Play it another way
              </Button>
            </div>
          </div>
          {children}
        </div>
      </details>
    </>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
}

function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
