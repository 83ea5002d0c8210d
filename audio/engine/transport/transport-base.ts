// The part of Tone that wraps a browser's Web Audio, which is half of it. Loaded before `transport.ts`.

import 'tone/build/esm/core/context/AudioContext.js';
