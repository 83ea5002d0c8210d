import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { liveEngine } from '#audio/engine/live/live-engine.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import { Listeners } from '#lib/listeners.ts';
import { PlayAlong, type PlayAlongProps } from '#src/practice/play-along/play-along.tsx';

// Tap along in a page, with the real engine and the real band.

/** Counts a minute of the band. */
export const BAND_BPM = 150;

const bars = loopBars(
  {
    song: 'la-ventana',
    key: 'Am',
    changes: 'verse',
    rhythm: 'majao',
    take: 1,
    lanes: {},
  },
  4,
);
const barAt: PlayAlongProps['barAt'] = (bar) => bars[bar % bars.length] ?? null;

export async function showPlayAlong(props: Partial<PlayAlongProps> = {}) {
  const listeners = new Listeners();
  let playback: BandPlayback | null = null;
  const band = {
    playback: () => playback,
    subscribe: listeners.subscribe,
    presenceOf: () => 'in' as const,
  };
  const stop = () => {
    if (playback) engine.stop(playback);
    playback = null;
    listeners.notify();
  };

  function Page() {
    const [playing, setPlaying] = useState(false);
    const play = async () => {
      setPlaying(true);
      await engine.ready();
      playback = liveEngine.play(
        { barAt: (bar) => bars[bar % 4] ?? null, bpm: BAND_BPM, countIn: true },
        () => {
          stop();
          setPlaying(false);
        },
      );
      playback.subscribe(() => listeners.notify());
    };
    return (
      <main style={{ marginInline: 'var(--gutter)' }}>
        <h1>Practice</h1>
        <PlayAlong
          band={band}
          playing={playing}
          barAt={barAt}
          rhythm="majao"
          music="majao"
          ownLanes={[]}
          singleKeys
          onPlay={() => void play()}
          {...props}
        />
      </main>
    );
  }
  await render(<Page />);
  document.querySelector('details')?.setAttribute('open', '');
  return { band, stop };
}
