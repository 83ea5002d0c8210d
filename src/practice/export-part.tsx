import { useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './dialogs.module.css';
import { download, fileNameOf, midiOf, wavOf } from './export.ts';
import type { Piece } from './piece.ts';
import type { PracticeSettings } from './settings.ts';

interface ExportPartProps {
  piece: Piece;
  settings: PracticeSettings;
}

/** Files of what is set, for a sequencer and for any player. */
export function ExportPart({ piece, settings }: ExportPartProps) {
  const id = useId();
  const [outcome, setOutcome] = useState('');
  const name = fileNameOf(settings);
  const saveWav = async () => {
    setOutcome('Recording…');
    try {
      download(await wavOf(piece, settings), `${name}.wav`);
      setOutcome('Saved');
    } catch (error) {
      console.error('The recording failed:', error);
      setOutcome('The band could not be recorded. Please try again.');
    }
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>Files</h3>
      <p className={styles.status}>
        {piece.sections.length > 0 ? 'The whole song' : 'The loop'} at {settings.tempo} counts a
        minute. The recording has only the players that are heard.
      </p>
      <div className={styles.files}>
        <Button onClick={() => download(midiOf(piece, settings), `${name}.mid`)}>Save MIDI</Button>
        <Button aria-disabled={outcome === 'Recording…'} onClick={saveWav}>
          Save WAV
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {outcome}
      </p>
    </section>
  );
}
