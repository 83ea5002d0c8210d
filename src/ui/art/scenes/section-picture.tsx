import { DancePicture } from './dance-picture.tsx';
import { HistoryPicture } from './history-picture.tsx';
import { MusicPicture } from './music-picture.tsx';

const PICTURES = { colmado: HistoryPicture, band: MusicPicture, steps: DancePicture };

interface SectionPictureProps {
  icon: keyof typeof PICTURES;
  className?: string;
}

export function SectionPicture({ icon, className }: SectionPictureProps) {
  const Picture = PICTURES[icon];
  return <Picture className={className} />;
}
