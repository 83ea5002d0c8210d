import type { ComponentType } from 'react';

/** A drawing: lines in the text's colour, fills in the page's colours. Hidden from screen readers. */
export type DrawingComponent = ComponentType<{ className?: string | undefined }>;

/** Drawings in lessons by their id. Each is loaded when it is first shown. */
export const DRAWINGS: Readonly<Record<string, () => Promise<DrawingComponent>>> = {
  'history-50-60': async () => (await import('./yard-picture.tsx')).YardPicture,
  'history-70-80': async () => (await import('./bar-picture.tsx')).BarPicture,
  'history-90-00': async () => (await import('./city-picture.tsx')).CityPicture,
  'history-10-20': async () => (await import('./stadium-picture.tsx')).StadiumPicture,
  instruments: async () => (await import('./instruments-picture.tsx')).InstrumentsPicture,
  rhythm: async () => (await import('./rhythm-picture.tsx')).RhythmPicture,
  structure: async () => (await import('./structure-picture.tsx')).StructurePicture,
  requinto: async () => (await import('./requinto-picture.tsx')).RequintoPicture,
  segunda: async () => (await import('./segunda-picture.tsx')).SegundaPicture,
  bass: async () => (await import('./bass-picture.tsx')).BassPicture,
  guira: async () => (await import('./guira-picture.tsx')).GuiraPicture,
  bongos: async () => (await import('./bongos-picture.tsx')).BongosPicture,
  stage: async () => (await import('./stage-picture.tsx')).StagePicture,
  map: async () => (await import('./map-picture.tsx')).MapPicture,
  eras: async () => (await import('./eras-picture.tsx')).ErasPicture,
};
