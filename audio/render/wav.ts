const BYTES = 2;
const HEADER = 44;

/** A WAV file of 16-bit samples, clipped at full scale. @param channels −1 to 1, same length @param sampleRate in Hz */
export function wavFile(
  channels: readonly Float32Array[],
  sampleRate: number,
): Uint8Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0;
  const frameBytes = channels.length * BYTES;
  const data = frames * frameBytes;
  const file = new DataView(new ArrayBuffer(HEADER + data));
  const text = (at: number, ascii: string) => {
    for (let i = 0; i < ascii.length; i++) file.setUint8(at + i, ascii.charCodeAt(i));
  };
  text(0, 'RIFF');
  file.setUint32(4, HEADER - 8 + data, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  // PCM.
  file.setUint16(20, 1, true);
  file.setUint16(22, channels.length, true);
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate * frameBytes, true);
  file.setUint16(32, frameBytes, true);
  file.setUint16(34, 8 * BYTES, true);
  text(36, 'data');
  file.setUint32(40, data, true);
  for (const [c, samples] of channels.entries()) {
    for (let i = 0; i < frames; i++) {
      file.setInt16(HEADER + i * frameBytes + c * BYTES, sample16(samples[i] ?? 0), true);
    }
  }
  return new Uint8Array(file.buffer);
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
