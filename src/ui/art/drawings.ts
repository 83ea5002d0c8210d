import type { ComponentType } from 'react';

/** A drawing: lines in the text's colour, fills in the page's colours. Hidden from screen readers. */
export type DrawingComponent = ComponentType<{ className?: string | undefined }>;

/** Drawings in lessons by their id. Each is loaded when it is first shown. */
export const DRAWINGS: Readonly<Record<string, () => Promise<DrawingComponent>>> = {
  'history-50-60': async () => (await import('./scenes/yard-picture.tsx')).YardPicture,
  'history-70-80': async () => (await import('./scenes/bar-picture.tsx')).BarPicture,
  'history-90-00': async () => (await import('./scenes/city-picture.tsx')).CityPicture,
  'history-10-20': async () => (await import('./scenes/stadium-picture.tsx')).StadiumPicture,
  instruments: async () => (await import('./scenes/instruments-picture.tsx')).InstrumentsPicture,
  rhythm: async () => (await import('./scenes/rhythm-picture.tsx')).RhythmPicture,
  structure: async () => (await import('./scenes/structure-picture.tsx')).StructurePicture,
  requinto: async () => (await import('./instruments/requinto-picture.tsx')).RequintoPicture,
  segunda: async () => (await import('./instruments/segunda-picture.tsx')).SegundaPicture,
  bass: async () => (await import('./instruments/bass-picture.tsx')).BassPicture,
  guira: async () => (await import('./instruments/guira-picture.tsx')).GuiraPicture,
  bongos: async () => (await import('./instruments/bongos-picture.tsx')).BongosPicture,
  stage: async () => (await import('./scenes/stage-picture.tsx')).StagePicture,
  map: async () => (await import('./scenes/map-picture.tsx')).MapPicture,
  eras: async () => (await import('./scenes/eras-picture.tsx')).ErasPicture,
};
