import { type SubmitEvent, useId, useRef, useState } from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import { download } from '#src/device/download.ts';
import { useStored } from '#src/device/use-stored.ts';
import { NOT_SAVING, useVolatile } from '#src/device/use-volatile.ts';
import { useDialog } from '#src/page/input/use-dialog.ts';
import styles from '#src/practice/dialogs.module.css';
import type { Piece } from '#src/practice/playing/piece.ts';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import type { PracticeSettings } from '#src/practice/settings/settings.ts';
import {
  decodeSettings,
  encodeSettings,
  MOST_WORDS,
  plainWords,
} from '#src/practice/settings/settings-query.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CopyLink } from '#src/ui/controls/copy-link.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import { byName, PRESETS, savePreset } from './presets.ts';

interface ShareDialogProps {
  store: PracticeStore;
  open: boolean;
  onClose: () => void;
}

/** Shares the settings as a link, a preset, or a file. */
export function ShareDialog({ store, open, onClose }: ShareDialogProps) {
  const [words, setWords] = useState('');
  return (
    <Dialog title="Save and share" open={open} onClose={onClose}>
      <TextField
        aria-label="A line for the reader of the link"
        placeholder="A line for the reader, e.g. For Thursday: majao at 80 first"
        maxLength={MOST_WORDS}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ShareLink store={store} words={plainWords(words)} />
      <Presets store={store} />
      <Files store={store} onClose={onClose} />
    </Dialog>
  );
}

const useSettings = (store: PracticeStore) => usePractice(store, ({ settings }) => settings);

function ShareLink({ store, words }: { store: PracticeStore; words: string }) {
  // The reader's browser finds out which patterns are the sender's.
  const query = encodeSettings({ ...useSettings(store), theirs: [], words });
  return (
    <CopyLink
      label="Link to this practice"
      url={`${location.origin}${location.pathname}?${query}`}
    />
  );
}

const autoFocus = (element: HTMLElement | null) => element?.focus();

const VOLATILE = `${NOT_SAVING} Presets are lost when you close this tab. A copied link lasts.`;

function Presets({ store }: { store: PracticeStore }) {
  const query = encodeSettings({ ...useSettings(store), words: '' });
  const id = useId();
  const isVolatile = useVolatile();
  const list = byName(useStored(PRESETS) ?? []);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** Shows the name of the preset that a save would replace, while the learner is asked. */
  const question = useDialog<string>();
  const [done, setDone] = useState('');
  const finish = () => {
    savePreset(name, query);
    setDone(`“${name.trim()}” is saved.`);
    setName('');
    question.close();
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const former = list.find((preset) => preset.name === name.trim());
    if (former && former.query !== query) question.open(former.name);
    else finish();
  };
  const answer = (replaces: boolean) => {
    field.current?.focus();
    if (replaces) finish();
    else question.close();
  };
  const remove = (button: HTMLElement, preset: string) => {
    // The button will be removed, and must not take the focus with it.
    const item = button.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? field.current)?.focus();
    PRESETS.take(preset);
    setDone(`“${preset}” is deleted.`);
  };
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>Presets on this device</h3>
      <form className="field-line" onSubmit={save}>
        <TextField
          ref={field}
          aria-label="Name of the preset"
          placeholder="Name, e.g. Slow majao"
          maxLength={60}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            question.close();
            setDone('');
          }}
        />
        <Button type="submit" aria-disabled={!name.trim()}>
          Save
        </Button>
      </form>
      <p role="status" className="quiet if-filled">
        {[done, isVolatile && VOLATILE].filter(Boolean).join(' ')}
      </p>
      <div role="alert">
        {question.shown !== null && (
          <div className={`${styles.question} controls`}>
            <p>There is a preset “{question.shown}” already.</p>
            <Button onClick={() => answer(true)}>Replace it</Button>
            {/* The safe answer gets the focus. */}
            <Button ref={autoFocus} onClick={() => answer(false)}>
              Keep it
            </Button>
          </div>
        )}
      </div>
      {list.length > 0 && (
        <ul className="stack">
          {list.map((preset) => (
            <li key={preset.name} className="spread">
              <Button
                onClick={() => {
                  store.change(decodeSettings(preset.query));
                  setDone(`“${preset.name}” is set.`);
                }}
              >
                {preset.name}
              </Button>
              <Button
                kind="quiet"
                aria-label={`Delete ${preset.name}`}
                onClick={({ currentTarget }) => remove(currentTarget, preset.name)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Loaded later than the dialog: it brings the code that plays the band. */
const loadExport = () => import('./export.ts');

/** Files of the current settings, for a sequencer and for any player. */
function Files({ store, onClose }: Pick<ShareDialogProps, 'store' | 'onClose'>) {
  const settings = useSettings(store);
  const piece = usePractice(store, (context) => context.piece);
  const id = useId();
  const [outcome, setOutcome] = useState('');
  const onPrint = () => {
    onClose();
    // The dialog is not printed.
    void afterPaint().then(() => window.print());
  };
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
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>Files</h3>
      <p className="quiet">
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
      <p role="status" className="quiet if-filled">
        {outcome}
      </p>
    </section>
  );
}

function printLabel({ sections }: Piece, { range }: PracticeSettings): string {
  if (sections.length === 0) return 'Print';
  return range === null ? 'Print the song' : 'Print these bars';
}
