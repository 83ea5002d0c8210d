import type { SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';

/** Shown for a lesson that is listed but has no file. */
export function LessonNotFound({ section }: { section: SectionHead }) {
  return (
    <div data-color={section.color}>
      <BackLink to={pathTo('section', section.id)} title={section.title} />
      <PageHeading description={null}>Lesson Not Found</PageHeading>
      <p>The requested lesson could not be found.</p>
      <p>Loading lesson or lesson not found...</p>
    </div>
  );
}
