import { useId, useState } from 'react';
import { download } from '#src/device/download.ts';
import styles from '#src/practice/dialogs.module.css';
import type { Piece } from '#src/practice/playing/piece.ts';
import type { PracticeSettings } from '#src/practice/settings/settings.ts';
import { Button } from '#src/ui/controls/button.tsx';

/** Not with the dialog: it brings the code that plays the band. */
const loadExport = () => import('./export.ts');

interface ExportPartProps {
  piece: Piece;
  settings: PracticeSettings;
  onPrint: () => void;
}

/** Files of the current settings, for a sequencer and for any player. */
export function ExportPart({ piece, settings, onPrint }: ExportPartProps) {
  const id = useId();
  const [outcome, setOutcome] = useState('');
  const saveMidi = async () => {
    try {
      const { fileNameOf, midiOf } = await loadExport();
      download(midiOf(piece, settings), `${fileNameOf(settings)}.mid`);
    } catch (error) {
      console.error('The file could not be written:', error);
      setOutcome('The file could not be written. Please try again.');
    }
  };
  const saveWav = async () => {
    setOutcome('Recording…');
    try {
      const { fileNameOf, wavOf } = await loadExport();
      download(await wavOf(piece, settings), `${fileNameOf(settings)}.wav`);
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
        {piece.sections.length > 0 ? 'The whole song' : 'The bars that repeat'} at {settings.tempo}{' '}
        counts a minute, without the players who are muted.
      </p>
      <div className="controls">
        <Button onClick={saveMidi}>Save MIDI</Button>
        <Button aria-disabled={outcome === 'Recording…'} onClick={saveWav}>
          Save WAV
        </Button>
        <Button onClick={onPrint}>{printLabel(piece, settings)}</Button>
      </div>
      <p role="status" className={styles.status}>
        {outcome}
      </p>
    </section>
  );
}

function printLabel({ sections }: Piece, { range }: PracticeSettings): string {
  if (sections.length === 0) return 'Print';
  return range === null ? 'Print the song' : 'Print these bars';
}
