import { type CSSProperties, type RefObject, use, useId, useRef, useState } from 'react';
import { plural } from '#lib/words.ts';
import { ClassTools } from '#src/classroom/class-tools.tsx';
import { loadGlossary } from '#src/content/glossary-files.ts';
import type { Glossary, SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/site/pages.ts';
import { useHydrated } from '#src/page/loading/hydration.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { SoundsOnPress } from '#src/sound/clips/lazy-sample-list.tsx';
import { BackLink } from '#src/ui/controls/back-link.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import styles from './glossary-page.module.css';
import { countTerms, type FoundTerm, findTerms, type Search } from './search.ts';

const EVERYTHING: Search = { words: '', category: null };

interface GlossaryPageProps {
  section: SectionHead;
}

GlossaryPage.preload = ({ section: { id } }: GlossaryPageProps) =>
  loadOnce(`glossary ${id}`, () => loadGlossary(id));

/** A section's terms by category, with search and sound samples. Suspends until they are loaded. */
export function GlossaryPage({ section }: GlossaryPageProps) {
  const glossary = use(GlossaryPage.preload({ section }));
  const [search, setSearch] = useState(EVERYTHING);
  const box = useRef<HTMLInputElement>(null);
  const found = findTerms(glossary, search);
  const count = countTerms(found);
  const showAll = () => {
    setSearch(EVERYTHING);
    // The focused button is removed.
    box.current?.focus();
  };
  return (
    <article data-color={section.color} className={styles.page}>
      <BackLink to={pathTo('section', section.id)} title={section.title} />
      <PageHeading
        title={`${section.title} Glossary`}
        description={`${countTerms(glossary.categories)} words of bachata explained: ${glossary.categories.map(({ title }) => title).join(', ')}.`}
        section={section.id}
      >
        Glossary
      </PageHeading>
      <search className={`stack ${styles.search}`}>
        <SearchFields ref={box} glossary={glossary} search={search} onSearch={setSearch} />
        <p role="status" className="soft">
          {count > 0 && plural(count, { one: '# term', other: '# terms' })}
          {count === 0 && 'No term matches.'}
        </p>
      </search>
      {count === 0 && (
        <p className="instructions">
          <Button onClick={showAll}>Show all terms</Button>
        </p>
      )}
      {found.map(({ title, terms }, index) => (
        <section
          key={title}
          className={index > 0 ? `later ${styles.later}` : undefined}
          style={{ '--terms': terms.length } as CSSProperties}
        >
          <h2>
            {title} <span className={styles.size}>{terms.length}</span>
          </h2>
          <dl>
            {terms.map((term) => (
              <Entry key={term.id} term={term} category={title} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

interface SearchFieldsProps {
  ref: RefObject<HTMLInputElement | null>;
  glossary: Glossary;
  search: Search;
  onSearch: (search: Search) => void;
}

/** A separate component: the page must not render again while its islands hydrate. */
function SearchFields({ ref, glossary: { categories }, search, onSearch }: SearchFieldsProps) {
  const name = useId();
  const hydrated = useHydrated();
  const choices = [
    { category: null, size: countTerms(categories) },
    ...categories.map(({ title, terms }) => ({ category: title, size: terms.length })),
  ];
  return (
    <>
      <label>
        Search the glossary
        <TextField
          ref={ref}
          type="search"
          value={search.words}
          readOnly={!hydrated}
          onChange={(event) => onSearch({ ...search, words: event.target.value })}
        />
      </label>
      <fieldset className="controls" disabled={!hydrated}>
        <legend>Category</legend>
        {choices.map(({ category, size }) => (
          <label key={category} className={`row ${styles.choice}`}>
            <input
              type="radio"
              name={name}
              checked={category === search.category}
              onChange={() => onSearch({ ...search, category })}
            />
            {category ?? 'All'} <span className={styles.size}>{size}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Entry({ term: found, category }: { term: FoundTerm; category: string }) {
  const { id, term, definition, samples } = found;
  /** With the category: a rhythm and a part of a song have the same name. */
  const name = `${term} (${category})`;
  return (
    <div id={id} className={styles.entry}>
      <dt>{term}</dt>
      <dd data-present-part={samples && ''}>
        {definition}
        {samples && (
          <div className={styles.sound} data-screen-only>
            <SoundsOnPress label={`How it sounds: ${term}`} samples={samples} />
          </div>
        )}
        {samples && <ClassTools item={id} name={`the clip: ${name}`} title={name} />}
      </dd>
    </div>
  );
}
