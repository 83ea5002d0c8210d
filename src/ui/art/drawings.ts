import type { ComponentType } from 'react';

/** A drawing: lines in the text's colour, fills in the page's colours. Hidden from screen readers. */
export type DrawingComponent = ComponentType<{ className?: string | undefined }>;

/** Drawings in lessons by their id. Each is loaded when it is first shown. */
export const DRAWINGS: Readonly<Record<string, () => Promise<DrawingComponent>>> = {
  'history-50-60': async () => (await import('./drawings/history-50-60.tsx')).YardPicture,
  'history-70-80': async () => (await import('./drawings/history-70-80.tsx')).BarPicture,
  'history-90-00': async () => (await import('./drawings/history-90-00.tsx')).CityPicture,
  'history-10-20': async () => (await import('./drawings/history-10-20.tsx')).StadiumPicture,
  instruments: async () => (await import('./drawings/instruments.tsx')).InstrumentsPicture,
  rhythm: async () => (await import('./drawings/rhythm.tsx')).RhythmPicture,
  structure: async () => (await import('./drawings/structure.tsx')).StructurePicture,
  requinto: async () => (await import('./drawings/requinto.tsx')).RequintoPicture,
  segunda: async () => (await import('./drawings/segunda.tsx')).SegundaPicture,
  bass: async () => (await import('./drawings/bass.tsx')).BassPicture,
  guira: async () => (await import('./drawings/guira.tsx')).GuiraPicture,
  bongos: async () => (await import('./drawings/bongos.tsx')).BongosPicture,
  stage: async () => (await import('./drawings/stage.tsx')).StagePicture,
  map: async () => (await import('./drawings/map.tsx')).MapPicture,
  eras: async () => (await import('./drawings/eras.tsx')).ErasPicture,
};
