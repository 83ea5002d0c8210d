import { wakeAudioService } from '#src/device/audio-service.ts';
import { savesData } from '#src/device/saves-data.ts';

/** Time limit for an idle moment (milliseconds). */
const PATIENCE = 1000;

/**
 * Fetches the scripts of a page's sound without running them, and wakes the browser's audio, once the page is
 * idle. Not with data saving on.
 */
export function fetchAhead(files: readonly string[]): void {
  if (files.length === 0 || savesData()) return;
  const fetchAll = () => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    wakeAudioService();
  };
  // Missing in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: PATIENCE });
  else setTimeout(fetchAll, PATIENCE);
}
