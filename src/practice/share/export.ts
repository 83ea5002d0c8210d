import { BEATS } from '#audio/music/chart/chart.ts';
import { midiFile } from '#audio/music/live/midi-file.ts';
import { renderBars } from '#audio/render/render-bars.ts';
import { wavFile, withPeak } from '#lib/wav.ts';
import { heardMix } from '#src/band/mixer.ts';
import type { Piece } from '#src/practice/playing/piece.ts';
import type { PracticeSettings } from '#src/practice/settings/settings.ts';

/** The highest peak of a recording (amplitude): −1 dBFS. Live, the band keeps headroom for raised faders. */
const PEAK = 10 ** (-1 / 20);

/** The settings' music as a MIDI file of the audible players, with their volumes and pans. */
export function midiOf(piece: Piece, { tempo, mixer }: PracticeSettings): Blob {
  return new Blob([midiFile(piece.bars, tempo, heardMix(mixer))], { type: 'audio/midi' });
}

/**
 * The settings' music as a recording: mutes, volumes and pans as on the mixer, and as loud as possible without
 * clipping. A loop is as long as its bars, and begins with the sound that rings on from its end, so that it can be
 * repeated.
 * @throws if the samples of an instrument cannot be fetched or decoded
 */
export async function wavOf({ bars, sections }: Piece, settings: PracticeSettings): Promise<Blob> {
  const { tempo, mixer } = settings;
  const loops = sections.length === 0;
  // The second of two passes, with the early strokes of the third.
  const played = loops ? [...bars, ...bars, ...bars.slice(0, 1)] : bars;
  const recorded = await renderBars(played, tempo, heardMix(mixer));
  const frames = Math.round(((bars.length * BEATS * 60) / tempo) * recorded.sampleRate);
  const channels = [0, 1].map((channel) => {
    const samples = recorded.getChannelData(channel);
    return loops ? samples.subarray(frames, 2 * frames) : samples;
  });
  return wavFile(withPeak(channels, PEAK), recorded.sampleRate);
}

/** 'el-camino-majao-96', without its extension. */
export function fileNameOf({ song, rhythm, length, tempo }: PracticeSettings): string {
  return `${song}-${length === 'form' ? 'song' : rhythm}-${tempo}`;
}
