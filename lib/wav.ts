/** A WAV file of 16-bit samples, clipped at full scale. @param channels −1 to 1, same length @param sampleRate in Hz */
export function wavFile(channels: readonly Float32Array[], sampleRate: number): Blob {
  const count = channels.length;
  const samples = new Int16Array(count * (channels[0]?.length ?? 0));
  for (const [c, channel] of channels.entries()) {
    for (let i = 0; i < channel.length; i++) samples[i * count + c] = sample16(channel[i] ?? 0);
  }
  return wavOf(samples, count, sampleRate);
}

/** A WAV file of samples as they are. @param samples those of all channels in turn @param sampleRate in Hz */
export function wavOf(
  samples: Int16Array<ArrayBuffer>,
  channels: number,
  sampleRate: number,
): Blob {
  const { BYTES_PER_ELEMENT: bytes, byteLength } = samples;
  const format = [
    // PCM.
    Uint16Array.of(1, channels),
    Uint32Array.of(sampleRate, sampleRate * channels * bytes),
    Uint16Array.of(channels * bytes, 8 * bytes),
  ];
  const data = ['data', Uint32Array.of(byteLength), samples];
  const file = ['WAVEfmt ', Uint32Array.of(16), ...format, ...data];
  return new Blob(['RIFF', Uint32Array.of(36 + byteLength), ...file], { type: 'audio/wav' });
}

/** Applies the same gain to all channels, so that their highest peak has an amplitude. Silence stays silent. */
export function withPeak(channels: readonly Float32Array[], amplitude: number): Float32Array[] {
  const peak = Math.max(
    ...channels.map((samples) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)),
  );
  const gain = peak > 0 ? amplitude / peak : 1;
  return channels.map((samples) => samples.map((x) => gain * x));
}

const sample16 = (sample: number) =>
  Math.round(Math.min(1, Math.max(-1, sample)) * (sample < 0 ? 0x8000 : 0x7fff));
