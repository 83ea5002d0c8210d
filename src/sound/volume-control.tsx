import { Slider } from '#src/ui/controls/slider.tsx';
import { isSilent, useVolume, volume } from './volume.ts';
import styles from './volume-control.module.css';

/** The volume slider and the Mute button. */
export function VolumeControl() {
  const setting = useVolume();
  const silent = isSilent(setting);
  const percent = silent ? 0 : Math.round(setting.level * 100);
  return (
    <div className={styles.volume}>
      <button
        type="button"
        aria-label="Mute"
        aria-pressed={silent}
        onClick={() => volume.toggleMute()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" />
          {silent ? (
            <path d="m16 9.5 5 5m0-5-5 5" />
          ) : (
            <path d="M15.5 9.2a4 4 0 0 1 0 5.6M18 6.5a7.8 7.8 0 0 1 0 11" />
          )}
        </svg>
      </button>
      <Slider
        className={styles.level}
        aria-label="Volume"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={`${percent} percent`}
        onValue={(percentage) => volume.setLevel(percentage / 100)}
      />
    </div>
  );
}
