// Served to each page before its own scripts: collects errors, and records what is heard and highlighted.
(() => {
  let audio = null;
  const probe = {
    /** The audio clock, in seconds. */
    get clock() {
      return audio?.currentTime;
    },
    /** Errors of any kind: thrown, rejected, logged, of loading, of the content security policy. */
    errors: [],
    /** When sounds begin, in seconds of the audio clock; exact to one sample. */
    onsets: [],
    /** The loudest sample of the last moments (amplitude). */
    peak: 0,
    /** Which steps of a grid were highlighted, and when on the audio clock (seconds). */
    lit: [],
    /** Whether the sound is recorded. */
    recording: false,
  };
  window.probe = probe;
  const note = (what) => probe.errors.push(String(what).slice(0, 500));
  addEventListener(
    'error',
    ({ message, target }) => note(message ?? `Not loaded: ${target.src ?? target.href}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`Against ${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...args) => {
    note(args.join(' '));
    error.apply(console, args);
  };

  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (...to) {
    if (to[0] instanceof AudioDestinationNode && to[0].context instanceof AudioContext) {
      record(this).catch(note);
    }
    return connect.apply(this, to);
  };
  async function record(node) {
    const { context } = node;
    audio = context;
    await context.audioWorklet.addModule('/build/test-recorder.js');
    const recorder = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 });
    recorder.port.onmessage = ({ data: { onset, peak } }) => {
      if (onset !== undefined) probe.onsets.push(onset / context.sampleRate);
      else probe.peak = peak;
      probe.recording = true;
    };
    connect.call(node, recorder);
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const step = /^Step (\d+)/.exec(target.getAttribute('aria-label') ?? '')?.[1];
      if (step && target.hasAttribute('aria-current')) {
        probe.lit.push({ step: Number(step) - 1, clock: probe.clock });
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
})();
