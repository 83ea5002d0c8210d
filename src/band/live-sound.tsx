// The entry point of the band's sound, which is loaded with the first Play.

import { useSound } from '#src/sound/use-sound-output.ts';
import { Notice } from '#src/ui/panels/notice.tsx';

export { engine } from '#audio/engine/engine.ts';
export { liveEngine } from '#audio/engine/live/live-engine.ts';

/** The sound bar, and the notices about a band that is not audible. */
export function SoundTools() {
  return (
    <div aria-live="polite">
      {useSound() === 'silent' && (
        <Notice>
          No sound on this device right now. The band plays on in silence, and sound rejoins when it
          can.
        </Notice>
      )}
    </div>
  );
}
