import { useEffect, useState } from 'react';
import type { BandSession } from '#src/band/session.ts';
import type { SendEar } from '#src/ear/round/machine.ts';
import type { InputKind } from '#src/sound/taps/tap-time.ts';

type Taps = typeof import('./taps.ts');

interface TapsInput {
  session: BandSession;
  send: SendEar;
  /** Whether the music of a question that is tapped plays, or is about to. */
  isOn: boolean;
}

/** Answers by taps on what plays. @returns what a tap does, which is nothing before its code is loaded */
export function useTaps({ session, send, isOn }: TapsInput) {
  const [taps, setTaps] = useState<Taps | null>(null);
  useEffect(() => {
    if (!isOn) return;
    import('./taps.ts')
      .then((loaded) => {
        setTaps(loaded);
        return loaded.openTaps();
      })
      // The band reports it if the sound cannot be loaded.
      .catch(() => {});
  }, [isOn]);
  return (kind: InputKind, { timeStamp }: { readonly timeStamp: number }) => {
    const event = taps?.eventOfTap({ kind, timeStamp }, session);
    if (event) send(event);
  };
}
