import type { Song } from '#src/exercises/song-map/use-song.ts';
import type { SlideControls } from '#src/present/stage/slide-view.ts';

/** Space, the digits from 1 on, and the step that is heard. */
export const songControls = ({ isPlaying, toggle, choose }: Song) =>
  ({
    toggle,
    enter: (step) => {
      if (step === 'play' && !isPlaying) toggle();
    },
    digit: (digit) => choose(digit - 1),
  }) satisfies SlideControls;
