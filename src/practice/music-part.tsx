import { memo, useDeferredValue } from 'react';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { Choice } from '#src/ui/choice.tsx';
import { currentSection, heardOf } from './heard.ts';
import { CuesLater, LeadSheetLater } from './later-parts.tsx';
import type { PracticeContext } from './machine.ts';
import { MusicChoice } from './music-choice.tsx';
import styles from './practice.module.css';
import { RhythmSwitch } from './rhythm-switch.tsx';
import { type Room, useRoom } from './room.ts';
import { LENGTHS } from './settings.ts';

/** What is played: length, song and key, and the lead sheet of a whole song. */
export const MusicPart = memo(function MusicPart({ room }: { room: Room }) {
  return (
    <section aria-labelledby="music" className={`later ${styles.part} ${styles.music}`}>
      <h2 id="music">Music</h2>
      <div className={styles.row}>
        <Length room={room} />
        <Choices room={room} />
      </div>
      <CuesLater room={room} />
      <LeadSheetLater room={room} />
    </section>
  );
});

/** The rhythm, which is changed most often: above the players, so that both are on the first screen. */
export const RhythmPart = memo(function RhythmPart({ room }: { room: Room }) {
  const [keysEnabled] = useShortcutSwitch();
  const fixed = useRoom(room, ({ settings }) => settings.length === 'form');
  return (
    <RhythmSwitch
      rhythm={useRoom(room, shownRhythm)}
      // The length that was pressed is shown first: this restyles all rhythms and moves what is below.
      fixed={useDeferredValue(fixed)}
      singleKeys={keysEnabled}
      onRhythm={(rhythm) => room.change({ rhythm })}
    />
  );
});

function Length({ room }: { room: Room }) {
  return (
    <Choice
      label="Play"
      look="joined"
      value={useRoom(room, ({ settings }) => settings.length)}
      options={LENGTH_OPTIONS}
      onChange={(length) => room.change({ length })}
    />
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

function Choices({ room }: { room: Room }) {
  const song = useRoom(room, ({ settings }) => settings.song);
  const key = useRoom(room, ({ settings }) => settings.key);
  const changes = useRoom(room, ({ settings }) => settings.changes);
  const take = useRoom(room, ({ settings }) => settings.take);
  // The length that was pressed is shown first: a song disables one of the choices.
  const length = useDeferredValue(useRoom(room, ({ settings }) => settings.length));
  return <MusicChoice settings={{ song, key, changes, take, length }} onChange={room.change} />;
}

/** The rhythm that is set; in a song the one that is heard, or with which it begins. */
function shownRhythm(context: PracticeContext) {
  const { piece, settings } = context;
  const heard = heardOf(context);
  const inSong =
    (heard && piece.bars[heard.bar]?.rhythm) || piece.sections[currentSection(context)]?.rhythm;
  return (settings.length === 'form' && inSong) || settings.rhythm;
}
