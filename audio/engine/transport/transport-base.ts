// The part of Tone that wraps Web Audio, about half of its code. Loaded before `transport.ts`.

import 'tone/build/esm/core/context/AudioContext.js';
