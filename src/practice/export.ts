import { Kit } from '#audio/engine/band/kit.ts';
import { fetchSprite } from '#audio/engine/band/sprites.ts';
import { midiFile } from '#audio/music/midi-file.ts';
import { renderBand } from '#audio/render/render-band.ts';
import { wavFile } from '#audio/render/wav.ts';
import { heardMix } from '#src/band/mixer.ts';
import type { Piece } from './piece.ts';
import type { PracticeSettings } from './settings.ts';

/** What is set, as a MIDI file of all players. */
export function midiOf(piece: Piece, { tempo }: PracticeSettings): Blob {
  return new Blob([midiFile(piece.bars, tempo)], { type: 'audio/midi' });
}

/**
 * What is set, as a recording of what is heard: mutes, volumes and places as on the mixer.
 * @throws if the samples of an instrument cannot be fetched or decoded
 */
export async function wavOf(piece: Piece, { tempo, mixer }: PracticeSettings): Promise<Blob> {
  const loops = piece.sections.length === 0;
  const recording = { bars: piece.bars, bpm: tempo, mix: heardMix(mixer), loops };
  const { channels, sampleRate } = await renderBand(recording, new Kit(fetchSprite));
  return new Blob([wavFile(channels, sampleRate)], { type: 'audio/wav' });
}

/** 'el-camino-majao-96', without its extension. */
export function fileNameOf({ song, rhythm, length, tempo }: PracticeSettings): string {
  return `${song}-${length === 'form' ? 'song' : rhythm}-${tempo}`;
}

/** Saves a file in the browser's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
