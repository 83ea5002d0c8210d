import { useEffect } from 'react';
import { logPractice } from './practice-log.ts';

/** How often the time is written down, in milliseconds. */
const INTERVAL = 15_000;
/** A longer gap (ms) is a device that slept, not practice. */
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
