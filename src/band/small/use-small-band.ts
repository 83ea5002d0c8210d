import { useEffect, useState } from 'react';
import type { BarAt } from '#audio/engine/live/bars.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { BAND_COUNTS } from '#audio/music/tempo.ts';
import { isPlaying } from '#lib/play-state.ts';
import { createBandSession, NOT_LOADED } from '#src/band/session.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { RHYTHM_NAMES } from '#src/content/answers/answer-names.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { mixerOf, type Out } from './small-band.ts';

const loadMusic = () => import('./small-band-music.ts');

/** A small live band. The engine, the notes and the samples come with the first Play. */
export function useSmallBand(first: RhythmType) {
  const [session] = useState(createBandSession);
  const [rhythm, setRhythm] = useState(first);
  const [out, setOut] = useState<Out>([]);
  const [music, setMusic] = useState<((rhythm: RhythmType) => BarAt) | null>(null);
  const state = useBandState(session);
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => {
    const bars = music?.(rhythm);
    if (bars) session.send({ type: 'bars.changed', make: () => bars });
  }, [session, music, rhythm]);
  useEffect(() => session.send({ type: 'mixer.changed', mixer: mixerOf(out) }), [session, out]);

  const toggle = () => {
    if (isPlaying(session.state)) return session.stop();
    const barAt = music?.(rhythm) ?? null;
    session.play({ barAt, bpm: BAND_COUNTS, countIn: false, mixer: mixerOf(out) });
    if (barAt) return;
    // The sound loads meanwhile.
    loadMusic().then(
      ({ smallBandMusic }) => setMusic(() => smallBandMusic),
      () => session.stop(NOT_LOADED),
    );
  };
  useReportPlaying({ title: `The band: ${RHYTHM_NAMES[rhythm]}`, state, stops: true, toggle });
  const prepare = () => {
    session.prepare();
    // A failure is reported with Play.
    loadMusic().catch(() => {});
  };
  return { session, rhythm, setRhythm, out, setOut, player: { state, toggle, prepare } };
}

export type SmallBand = ReturnType<typeof useSmallBand>;
