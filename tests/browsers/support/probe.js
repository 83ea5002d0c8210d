// Served to each page before its own scripts: records errors, sounds and highlighted steps.
(() => {
  /** The last node of all sound before the loudspeaker. */
  let output = null;
  let analyser = null;
  let samples = null;
  const probe = {
    /** The audio clock, in seconds. */
    get clock() {
      return output?.context.currentTime;
    },
    /** Errors of any kind: thrown, rejected, logged, of loading, of the content security policy. */
    errors: [],
    /** Whether to record onsets. Set before the first sound: later, WebKitGTK may crash (decision 0026). */
    records: false,
    /** Whether the recorder of onsets is running. */
    recording: false,
    /** The onsets of sounds, in seconds of the audio clock; exact to one sample. */
    onsets: [],
    /** The loudest recent sample (amplitude). */
    get peak() {
      if (output?.context.state !== 'running') return 0;
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    },
    /** The times of key presses, in milliseconds of the page's wall clock. */
    keys: [],
    /** The highlighted steps of a grid, with their times on the audio clock (seconds). */
    lit: [],
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
      listenTo(this);
      if (probe.records) record(this).catch(note);
    }
    return connect.apply(this, to);
  };
  function listenTo(node) {
    output = node;
    analyser = new AnalyserNode(node.context, { fftSize: 8192 });
    samples = new Float32Array(analyser.fftSize);
    connect.call(node, analyser);
  }
  async function record(node) {
    const { context } = node;
    await context.audioWorklet.addModule('/build/test-recorder.js');
    const recorder = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 });
    recorder.port.onmessage = ({ data: frame }) => {
      if (frame === null) probe.recording = true;
      else probe.onsets.push(frame / context.sampleRate);
    };
    connect.call(node, recorder);
  }
  addEventListener('keydown', ({ timeStamp }) => probe.keys.push(timeStamp), true);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const step = /^Cell (\d+)/.exec(target.getAttribute('aria-label') ?? '')?.[1];
      if (step && target.hasAttribute('aria-current')) {
        probe.lit.push({ step: Number(step) - 1, clock: probe.clock });
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
})();
