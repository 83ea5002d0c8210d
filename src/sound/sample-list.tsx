import { catalogueEntry, clipSources } from '#audio/music/catalogue.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { AudioSample } from '#src/content/model.ts';
import { ClipList } from './clip-list.tsx';

/** Clips of the catalogue; a clip of a single instrument has the instrument's colour. */
export function SampleList({ label, samples }: { label: string; samples: readonly AudioSample[] }) {
  return (
    <ClipList
      label={label}
      clips={samples.map((sample) => ({
        name: sample.name,
        sources: clipSources(sample.clip),
        ...soloist(catalogueEntry(sample.clip).instruments),
      }))}
    />
  );
}

function soloist(players: readonly string[]): { instrument?: BandInstrument } {
  const instrument = players.length === 1 ? BAND.find((name) => name === players[0]) : undefined;
  return instrument ? { instrument } : {};
}
