// The entry point of the band's sound, which is loaded with the first Play.

export { engine } from '#audio/engine/engine.ts';
export { liveEngine } from '#audio/engine/live/live-engine.ts';
export { SoundTools } from './sound-tools.tsx';
