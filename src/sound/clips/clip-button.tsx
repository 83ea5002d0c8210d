import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { Stem } from '#audio/render/stem.ts';
import { useOnline } from '#src/device/use-online.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { SoundBar } from '#src/sound/sound-bar.tsx';
import { stemLoader } from '#src/sound/stem-loader.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { MarkList, type MarkListProps, markAt } from '#src/ui/panels/mark-list.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './clip-button.module.css';
import { ClipDial } from './clip-dial.tsx';
import { progressOf, useClipProgress } from './use-clip-progress.ts';

export interface ClipButtonProps {
  /** The name in the button's label, e.g. 'Güira'. */
  name: string;
  /** Addresses of the clip's files, preferred format first; or a single player of a clip. */
  sources: readonly string[] | Stem;
  /** Colours the button; the default is the section's accent. */
  instrument?: BandInstrument | undefined;
  marks?: MarkListProps['marks'] | undefined;
  /** Called when the clip starts to load or to play. */
  onPlay?: (player: ClipPlayer) => void;
}

/** Play/pause button of one clip, with its progress and, after a failure, a retry button. The clip must not change. */
export function ClipButton({ name, sources, instrument, marks, onPlay }: ClipButtonProps) {
  const [player] = useState(
    () => new ClipPlayer(engine, 'player' in sources ? stemLoader(sources) : sources),
  );
  const state = useSyncExternalStore(
    player.subscribe,
    () => player.state,
    () => player.state,
  );
  useEffect(() => () => player.unload(), [player]);
  const played = useEffectEvent(() => onPlay?.(player));
  useEffect(
    () =>
      player.subscribe((event) => {
        if (event === 'loading' || event === 'playing') played();
      }),
    [player],
  );
  usePageTool(SoundBar);
  const { toggle } = player;
  useReportPlaying({ title: name, state, toggle, progress: () => progressOf(player) });
  // A single player of a clip has no files, since it is rendered.
  const unsaved = useUnsaved('player' in sources ? [] : sources);
  const button = useRef<HTMLButtonElement>(null);

  const retry = () => {
    // The retry button is removed: keep the focus here.
    button.current?.focus();
    player.play();
  };
  const colour = { '--clip': `var(--${instrument ?? 'accent'})` } as CSSProperties;
  return (
    <div style={colour}>
      <PlayButton ref={button} player={{ state, toggle }} name={name}>
        <ClipDial player={player} state={state} />
        {name}
      </PlayButton>
      {marks && <ClipMarks name={name} marks={marks} player={player} />}
      <Notice tone="small" aria-live="polite">
        {unsaved && state === 'idle' && 'Not saved on this device: it needs a connection.'}
        {state === 'failed' && (
          <>
            This clip could not be loaded ·{' '}
            <Button
              kind="quiet"
              className={styles.retry}
              aria-label={`retry ${name}`}
              onClick={retry}
            >
              retry
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}

interface ClipMarksProps extends Pick<MarkListProps, 'marks'> {
  name: string;
  player: ClipPlayer;
}

/** The marks of a clip. Each plays the clip from that place. */
function ClipMarks({ name, marks, player }: ClipMarksProps) {
  const [current, setCurrent] = useState(-1);
  // Renders only when another mark is reached.
  useClipProgress(player, () =>
    setCurrent(player.state === 'playing' ? markAt(marks, player.position) : -1),
  );
  return (
    <MarkList
      label={`Listen for, in ${name}`}
      marks={marks}
      current={current}
      onGo={(index) => player.playFrom(marks[index]?.seconds ?? 0)}
    />
  );
}

/** Whether a clip cannot play now: there is no network, and the device has its file in no format. */
function useUnsaved(files: readonly string[]): boolean {
  const online = useOnline();
  const [unsaved, setUnsaved] = useState(false);
  const key = files.join(' ');
  useEffect(() => {
    setUnsaved(false);
    if (online || key === '') return;
    let isCurrent = true;
    isSaved(key.split(' ')).then((saved) => {
      if (isCurrent) setUnsaved(!saved);
    });
    return () => {
      isCurrent = false;
    };
  }, [online, key]);
  return unsaved;
}

/** Whether one of the files is on the device; also `true` if that is unknown. */
async function isSaved(files: readonly string[]): Promise<boolean> {
  try {
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return kept.some(Boolean);
  } catch {
    return true;
  }
}
