import { useMachine } from '@xstate/react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { Html, SongMap, SongPart } from '#src/content/model.ts';
import { WHOLE_SONG_LINK } from '#src/content/practice-link.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { Prose } from '#src/page/prose.tsx';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { SoundBar } from '#src/sound/sound-bar.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { moveFocus } from '#src/ui/roving-focus.ts';
import { songMapMachine } from './machine.ts';
import styles from './song-map.module.css';
import { createSongSound } from './song-sound.ts';

/** A song as a row of parts, drawn by length and energy. A click plays a part. */
export function SongMapView({ map }: { map: SongMap<Html> }) {
  const { parts } = map;
  const [sound] = useState(createSongSound);
  const machine = useMemo(() => songMapMachine.provide({ actors: { clip: sound.clip } }), [sound]);
  const [state, send] = useMachine(machine, { input: { clips: parts.map(({ clip }) => clip) } });
  useEffect(() => () => sound.unload(), [sound]);
  usePageTool(SoundBar);

  const playing = state.matches('playing');
  const { current } = state.context;
  const part = current === null ? undefined : parts[current];
  useReportPlaying({
    title: part?.name ?? map.title,
    state: playing ? 'playing' : 'idle',
    stops: true,
    toggle: () => send({ type: 'song.toggle' }),
    progress: sound.progress,
  });
  return (
    <Panel title={map.title} className={styles.map}>
      <Prose html={map.instructions} />
      <ol className={styles.parts} onKeyDown={(event) => moveFocus(event, { wrap: true })}>
        {parts.map((each, index) => (
          <Part
            key={each.id}
            part={each}
            current={index === current}
            playing={playing && index === current}
            onToggle={() => send({ type: 'part.toggle', index })}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          kind="primary"
          className={styles.play}
          onClick={() => send({ type: 'song.toggle' })}
        >
          {playing ? 'Stop' : 'Play the examples'}
        </Button>
        <Link href={WHOLE_SONG_LINK} className={styles.whole} data-screen-only>
          Hear the whole song <Arrow to="right" />
        </Link>
        <p aria-live="polite">
          {part && (
            <>
              <strong>{part.name}</strong>, {part.bars} bars
              {part.bars > map.example && `, ${map.example} of which you hear`}. {part.about}
            </>
          )}
          {state.matches({ stopped: 'failed' }) &&
            ' Audio unavailable: choose the part to try again.'}
        </p>
      </div>
    </Panel>
  );
}

interface PartProps {
  part: SongPart;
  current: boolean;
  playing: boolean;
  onToggle: () => void;
}

function Part({ part: { name, bars, energy }, current, playing, onToggle }: PartProps) {
  return (
    <li style={{ '--bars': bars, '--energy': energy } as CSSProperties}>
      <button
        type="button"
        className={styles.part}
        data-playing={playing || undefined}
        aria-current={current || undefined}
        aria-label={`${playing ? 'Stop' : 'Play'} ${name}: ${bars} bars, energy ${energy} of 5`}
        onClick={onToggle}
      >
        <span>{name}</span>
      </button>
    </li>
  );
}
