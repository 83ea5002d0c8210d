import { type ReactNode, useDeferredValue } from 'react';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { Cues } from '#src/practice/cues/cues.tsx';
import { useKeyboardUsed } from '#src/practice/keyboard/use-keyboard-used.ts';
import { LeadSheetPart } from '#src/practice/lead-sheet/lead-sheet-part.tsx';
import { PrintChords } from '#src/practice/lead-sheet/print-chords.tsx';
import { type PlaceProps, type Room, useRoom } from '#src/practice/room.ts';
import { LENGTHS } from '#src/practice/settings/settings.ts';
import { useWide } from '#src/practice/use-wide.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Choice } from '#src/ui/controls/choice.tsx';
import { MusicChoice } from './music-choice.tsx';
import { RhythmSwitch } from './rhythm-switch.tsx';
import styles from './song-place.module.css';

/** The choice of a rhythm as a loop or a whole song, its key and form; and what is kept and sent of it. */
export function SongPlace({ room, onDialog }: PlaceProps) {
  const length = useRoom(room, ({ settings }) => settings.length);
  const hasKeyboard = useKeyboardUsed();
  const isLooped = useRoom(room, ({ settings }) => settings.range !== null);
  const wide = useWide();
  // The pressed button is shown first: the rest moves.
  const isSong = useDeferredValue(length === 'form');
  return (
    <>
      <h2 className={isSong ? 'visually-hidden' : undefined}>Song</h2>
      <div className={styles.music} data-song={isSong || undefined}>
        {/* On a phone the loop of the song stands in its place. */}
        {(wide || !isSong || !isLooped) && (
          <Choice
            label="Play"
            look="joined"
            value={length}
            options={LENGTH_OPTIONS}
            onChange={(value) => room.change({ length: value })}
          />
        )}
        {wide && isSong && <Cues room={room} />}
        {isSong ? <LeadSheetPart room={room} /> : <Rhythm room={room} />}
      </div>
      <Choices room={room} isSong={isSong}>
        {isSong && <PrintChords room={room} />}
        <Button
          aria-haspopup="dialog"
          className={hasKeyboard ? undefined : styles.keys}
          onClick={() => onDialog('help')}
        >
          Shortcuts
        </Button>
      </Choices>
      {!wide && isSong && <Cues room={room} />}
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

/** The rhythm of a loop. */
function Rhythm({ room }: { room: Room }) {
  const [keysEnabled] = useShortcutSwitch();
  return (
    <RhythmSwitch
      rhythm={useRoom(room, ({ settings }) => settings.rhythm)}
      singleKeys={keysEnabled}
      onRhythm={(rhythm) => room.change({ rhythm })}
    />
  );
}

interface ChoicesProps {
  room: Room;
  isSong: boolean;
  /** What is needed rarely. */
  children: ReactNode;
}

function Choices({ room, isSong, children }: ChoicesProps) {
  const song = useRoom(room, ({ settings }) => settings.song);
  const key = useRoom(room, ({ settings }) => settings.key);
  const changes = useRoom(room, ({ settings }) => settings.changes);
  const take = useRoom(room, ({ settings }) => settings.take);
  return (
    <MusicChoice settings={{ song, key, changes, take }} isSong={isSong} onChange={room.change}>
      {children}
    </MusicChoice>
  );
}
