import { useMachine } from '@xstate/react';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { SongMap, SongPart } from '#src/content/model.ts';
import { Markdown } from '#src/page/markdown.tsx';
import { usePageTool } from '#src/page/page-tool.ts';
import { VolumeControl } from '#src/sound/volume-control.tsx';
import { placeOfKey } from '#src/ui/roving-focus.ts';
import { songMapMachine } from './machine.ts';
import styles from './song-map.module.css';
import { createSongSound } from './song-sound.ts';

/** A song as a row of parts, drawn by length and energy. A click plays a part. */
export function SongMapView({ map }: { map: SongMap }) {
  const titleId = useId();
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
    <section className={styles.map} aria-labelledby={titleId}>
      <h3 id={titleId}>{map.title}</h3>
      <Markdown>{map.instructions}</Markdown>
      <ol className={styles.parts} onKeyDown={moveAlong}>
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
        <button
          type="button"
          data-kind="primary"
          className={styles.play}
          onClick={() => send({ type: 'song.toggle' })}
        >
          {playing ? 'Stop' : 'Play the song'}
        </button>
        <p aria-live="polite">
          {part && (
            <>
              <strong>{part.name}</strong>, {part.bars} bars. {part.about}
            </>
          )}
          {state.matches({ stopped: 'failed' }) &&
            ' Audio unavailable: choose the part to try again.'}
        </p>
      </div>
    </section>
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

/** Arrow keys move the focus among the parts. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const place = placeOfKey(event.key, at, buttons.length);
  if (place === null) return;
  event.preventDefault();
  buttons[place]?.focus();
}
