import { useDeferredValue, useState } from 'react';
import { isTyping, useKeyDown } from '#src/page/input/keys.ts';
import { Cues } from '#src/practice/cues/cues.tsx';
import { LeadSheetPart } from '#src/practice/lead-sheet/lead-sheet-part.tsx';
import { PrintChords } from '#src/practice/lead-sheet/print-chords.tsx';
import { type PlaceProps, usePractice } from '#src/practice/practice-store.ts';
import { LENGTHS } from '#src/practice/settings/settings.ts';
import { useWide } from '#src/practice/use-wide.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Choice } from '#src/ui/controls/choice.tsx';
import { MusicChoice } from './music-choice.tsx';
import { RhythmSwitch } from './rhythm-switch.tsx';
import styles from './song-place.module.css';

/** The choice of a loop or a whole song, with rhythm or form, and key; and the buttons to save, share and print it. */
export function SongPlace({ store, onDialog }: PlaceProps) {
  const length = usePractice(store, ({ settings }) => settings.length);
  const hasKeyboard = useKeyboardUsed();
  const isLooped = usePractice(store, ({ settings }) => settings.range !== null);
  const wide = useWide();
  // The pressed button is shown first; the rest renders later.
  const isSong = useDeferredValue(length === 'form');
  return (
    <>
      <h2 className={isSong ? 'visually-hidden' : undefined}>Song</h2>
      <div className={`controls spread ${styles.music}`} data-song={isSong || undefined}>
        {/* On a phone the repeated bars of the song replace it. */}
        {(wide || !isSong || !isLooped) && (
          <Choice
            label="Play"
            value={length}
            options={LENGTH_OPTIONS}
            onChange={(value) => store.change({ length: value })}
          />
        )}
        {wide && isSong && <Cues store={store} />}
        {isSong ? <LeadSheetPart store={store} /> : <RhythmSwitch store={store} />}
      </div>
      <MusicChoice store={store} isSong={isSong}>
        {isSong && <PrintChords store={store} />}
        <Button
          aria-haspopup="dialog"
          className={hasKeyboard ? undefined : styles.keys}
          onClick={() => onDialog('help')}
        >
          Shortcuts
        </Button>
      </MusicChoice>
      {!wide && isSong && <Cues store={store} />}
      <Button aria-haspopup="dialog" className={styles.share} onClick={() => onDialog('share')}>
        Save and share
      </Button>
    </>
  );
}

const LENGTH_OPTIONS = LENGTHS.map((value) => {
  if (value === 'form') return { value, name: 'Whole song' };
  const unit = value === 1 ? 'bar' : 'bars';
  return {
    value,
    name: (
      <>
        {value} <span className={styles.unit}>{unit}</span>
      </>
    ),
    label: `${value} ${unit}`,
  };
});

/** Whether a key has been pressed outside of a text field: in text fields, phones show their own keyboard. */
function useKeyboardUsed(): boolean {
  const [used, setUsed] = useState(false);
  useKeyDown(({ target }) => {
    if (!isTyping(target)) setUsed(true);
  });
  return used;
}
