import { useSound } from '#src/sound/use-sound-output.ts';
import { Notice } from '#src/ui/panels/notice.tsx';

/** The sound bar, and what to know while the band cannot be heard. */
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
