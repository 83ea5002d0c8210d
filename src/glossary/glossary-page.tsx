import type { Glossary, Section } from '#src/content/model.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import styles from './glossary-page.module.css';

/** A section's terms, by category. */
export function GlossaryPage({ section, glossary }: { section: Section; glossary: Glossary }) {
  return (
    <article data-section={section.id} className={styles.page}>
      <BackLink to={`/section/${section.id}`} title={section.title} />
      <PageHeading title={`${section.title} Glossary`}>Glossary</PageHeading>
      {glossary.categories.map(({ title, terms }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {terms.map(({ term, definition }) => (
              <div key={term} className={styles.entry}>
                <dt>{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}
