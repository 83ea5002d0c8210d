import { Suspense, use } from 'react';
import type { SectionIcon } from '#src/content/model.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { StaticPart } from '#src/page/static-part.tsx';
import styles from './lazy-section-picture.module.css';

interface SectionPictureProps {
  icon: SectionIcon;
  className?: string | undefined;
}

/** The drawing of a section. Prerendered pages do without its code. */
export function LazySectionPicture(props: SectionPictureProps) {
  const blank = <svg className={props.className} viewBox="0 0 480 300" aria-hidden="true" />;
  return (
    <StaticPart className={styles.wrapper}>
      <Suspense fallback={blank}>
        <LoadedPicture {...props} />
      </Suspense>
    </StaticPart>
  );
}

function LoadedPicture(props: SectionPictureProps) {
  const { SectionPicture } = use(
    loadOnce('section pictures', () => import('#src/ui/art/section-picture.tsx')),
  );
  return <SectionPicture {...props} />;
}
