import { DancePicture } from './dance-picture.tsx';
import { HistoryPicture } from './history-picture.tsx';
import { MusicPicture } from './music-picture.tsx';

const PICTURES = { history: HistoryPicture, music: MusicPicture, dance: DancePicture };

interface SectionPictureProps {
  section: keyof typeof PICTURES;
  className?: string;
}

/** The drawing of a section. */
export function SectionPicture({ section, className }: SectionPictureProps) {
  const Picture = PICTURES[section];
  return <Picture className={className} />;
}
