import { useMachine } from '@xstate/react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { Html, SongMap, SongPart } from '#src/content/model.ts';
import { usePageTool } from '#src/page/page-tool.ts';
import { Prose } from '#src/page/prose.tsx';
import { VolumeControl } from '#src/sound/volume-control.tsx';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { moveFocus } from '#src/ui/roving-focus.ts';
import { songMapMachine } from './machine.ts';
import styles from './song-map.module.css';
import { createSongSound } from './song-sound.ts';

/** A song drawn part by part, as long and as strong as each is; a click plays it. */
export function SongMapView({ map }: { map: SongMap<Html> }) {
  const { parts } = map;
  const [sound] = useState(createSongSound);
  const machine = useMemo(() => songMapMachine.provide({ actors: { clip: sound.clip } }), [sound]);
  const [state, send] = useMachine(machine, { input: { clips: parts.map(({ clip }) => clip) } });
  useEffect(() => () => sound.unload(), [sound]);
  usePageTool(VolumeControl);

  const playing = state.matches('playing');
  const { current } = state.context;
  const part = current === null ? undefined : parts[current];
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
          {playing ? 'Stop' : 'Play the song'}
        </Button>
        <p aria-live="polite">
          {part && (
            <>
              <strong>{part.name}</strong>, {part.bars} bars. {part.about}
            </>
          )}
          {state.matches('failed') && ' Audio unavailable: choose the part to try again.'}
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
