import { island } from '#src/page/loading/island.tsx';

/** The drawing of a section. Prerendered pages do without its code. */
export const LazySectionPicture = island(
  'The drawing',
  async () => (await import('#src/ui/art/scenes/section-picture.tsx')).SectionPicture,
  {
    still: { className: 'bare' },
    placeholder: ({ className }) => (
      <svg className={className} viewBox="0 0 480 300" aria-hidden="true" />
    ),
  },
);
