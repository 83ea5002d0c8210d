import { wakeAudioService } from '#src/device/audio-service.ts';
import { island } from '#src/page/loading/island.tsx';

const load = async () => {
  wakeAudioService();
  return (await import('./sample-list.tsx')).SampleList;
};

/** A `SampleList` that is loaded with the first input, engine included. */
export const Sounds = island('The sound', load, { height: '3.3rem', when: 'input' });

/** A list that is rarely played: it loads when a pointer or the focus is on it. */
export const SoundsOnPress = island('The sound', load, { height: '3.3rem', when: 'press' });
