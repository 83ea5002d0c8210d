import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { BAND } from '#audio/music/instrument.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { INSTRUMENT_NAMES } from '#src/content/answers/answer-names.ts';
import { type BandStop, ROAD } from '#src/content/road.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { deviceStorage } from '#src/device/device-storage.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { learnedPlayers } from '#src/progress/learned-players.ts';
import { markDone } from '#src/progress/road-dates.ts';
import { NextOnRoad } from '#src/road/next-on-road.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import type { Cue } from './playing/machine.ts';
import styles from './practice.module.css';
import { type PracticeStore, usePractice } from './practice-store.ts';
import { keyRefusal } from './settings/key-refusal.ts';
import { logPractice } from './trainer/practice-log.ts';

interface PracticeNoticesProps {
  store: PracticeStore;
  /** The query of the address that was opened; `null` after a change of the settings. */
  opened: string | null;
}

/** The notices about the link, a muted stop of the road and the last cue; and the log of practice. */
export function PracticeNotices({ store, opened }: PracticeNoticesProps) {
  usePracticeTime(useBandState(store.band) === 'playing');
  const refusal = opened && keyRefusal(opened);
  return (
    <>
      <SenderWords store={store} />
      <StopPart store={store} />
      <div role="status">{refusal && <Notice>{refusal}</Notice>}</div>
      <Called store={store} />
    </>
  );
}

/** The message that the sender of the link has written for its reader. */
function SenderWords({ store }: { store: PracticeStore }) {
  const words = usePractice(store, ({ settings }) => settings.words);
  return (
    <div role="status">
      {words && (
        <Notice>
          <p>
            The sender of this link writes: <q>{words}</q>
          </p>
          <Button onClick={() => store.change({ words: '' })}>Close</Button>
        </Notice>
      )}
    </div>
  );
}

const BAND_STOPS = ROAD.filter((stop) => stop.kind === 'band');

/**
 * The task of a stop on the road while its player is muted. After a whole loop it is done, and offers the next stop.
 */
function StopPart({ store }: { store: PracticeStore }) {
  const [learned, setLearned] = useState(() => learnedPlayers(deviceStorage));
  const [finished, setFinished] = useState<BandStop | null>(null);
  const [closed, setClosed] = useState<BandStop | null>(null);
  // With more than one player muted, the learner is not working on a stop.
  const asked = usePractice(store, ({ settings: { mixer } }) => {
    const [muted, ...others] = BAND.filter((id) => mixer[id].mute);
    const stop = BAND_STOPS.find(({ id }) => id === muted && !learned.includes(id));
    return others.length === 0 && stop !== closed ? stop : undefined;
  });
  useEmitted(store.actor, 'loop.played', ({ without }) => {
    const stops = BAND_STOPS.filter(({ id }) => without.includes(id) && !learned.includes(id));
    for (const stop of stops) markDone(stop);
    if (!stops[0]) return;
    setFinished(stops[0]);
    setLearned(learnedPlayers(deviceStorage));
  });
  return (
    <div role="status">
      {finished ? (
        <Finished stop={finished} onClose={() => setFinished(null)} />
      ) : (
        asked && (
          <Notice data-stop>
            <p>
              <b>Your stop: play the {INSTRUMENT_NAMES[asked.id].toLowerCase()}</b> for one whole
              loop, or sing or clap it.
            </p>
            <Button onClick={() => setClosed(asked)}>Not now</Button>
          </Notice>
        )
      )}
    </div>
  );
}

function Finished({ stop, onClose }: { stop: BandStop; onClose: () => void }) {
  return (
    <Notice tone="right" data-stop>
      <p>
        <b>Stop done: the {INSTRUMENT_NAMES[stop.id].toLowerCase()} part was yours</b> for a whole
        loop.
      </p>
      <p className={`${styles.ways} controls`}>
        <NextOnRoad after={stop} />
        <Link href={`${pathTo('ear')}?skills=${stop.ear.join('.')}`}>Train your ear on it</Link>
        <Button onClick={onClose}>Close</Button>
      </p>
    </Notice>
  );
}

/** The announcement once the band plays a cue. */
const CALLED: Readonly<Record<Cue, string>> = {
  mambo: 'Mambo from the next bar',
  corte: 'A corte in the next bar',
  end: 'The end from the next bar',
};

/** Announces to screen readers the cue that the band has started to play. */
export function Called({ store }: { store: PracticeStore }) {
  const called = usePractice(store, (context) => context.called);
  return (
    <p role="status" className="visually-hidden">
      {called && CALLED[called.cue]}
    </p>
  );
}

/** Interval at which the time is logged (milliseconds). */
const INTERVAL = 15_000;
/** Longer gaps (ms) are not practice: the device was asleep. */
const LONGEST_GAP = 90_000;

/** Logs the time while the band plays. */
export function usePracticeTime(playing: boolean): void {
  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    const log = () => {
      const now = performance.now();
      const gap = now - last;
      last = now;
      if (gap <= LONGEST_GAP) logPractice(gap / 1000, new Date());
    };
    const timer = setInterval(log, INTERVAL);
    window.addEventListener('pagehide', log);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', log);
      log();
    };
  }, [playing]);
}
