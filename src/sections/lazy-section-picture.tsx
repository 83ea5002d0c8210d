import { island } from '#src/page/loading/island.tsx';
import styles from './lazy-section-picture.module.css';

/** The drawing of a section. Prerendered pages do without its code. */
export const LazySectionPicture = island(
  'The drawing',
  async () => (await import('#src/ui/art/scenes/section-picture.tsx')).SectionPicture,
  {
    still: { className: styles.wrapper },
    placeholder: ({ className }) => (
      <svg className={className} viewBox="0 0 480 300" aria-hidden="true" />
    ),
  },
);
