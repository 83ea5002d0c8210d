import { useId, useRef, useState } from 'react';
import { ClassTools } from '#src/classroom/present-button.tsx';
import { loadGlossary } from '#src/content/glossary-files.ts';
import type { Glossary, SectionHead } from '#src/content/model.ts';
import { pathTo } from '#src/content/pages.ts';
import { PageHeading } from '#src/page/page-heading.tsx';
import { Sounds } from '#src/sound/lazy-sample-list.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './glossary-page.module.css';
import { countTerms, type FoundTerm, findTerms, type Search } from './search.ts';

// Loaded with the page, before it is shown.
export { loadGlossary };

const EVERYTHING: Search = { words: '', category: null };

/** A section's terms by category, with search and sound samples. */
export function GlossaryPage({ section, glossary }: { section: SectionHead; glossary: Glossary }) {
  const [search, setSearch] = useState(EVERYTHING);
  const box = useRef<HTMLInputElement>(null);
  const found = findTerms(glossary, search);
  const count = countTerms(found);
  const showAll = () => {
    setSearch(EVERYTHING);
    // The button that had the focus is removed.
    box.current?.focus();
  };
  return (
    <article data-color={section.color} className={styles.page}>
      <BackLink to={pathTo('section', section.id)} title={section.title} />
      <PageHeading
        title={`${section.title} Glossary`}
        path={pathTo('glossary', section.id)}
        description={`${countTerms(glossary.categories)} words of bachata explained: ${glossary.categories.map(({ title }) => title).join(', ')}.`}
        section={section.id}
      >
        Glossary
      </PageHeading>
      <search className={styles.search}>
        <label>
          Search the glossary
          <input
            ref={box}
            type="search"
            value={search.words}
            onChange={(event) => setSearch({ ...search, words: event.target.value })}
          />
        </label>
        <CategoryFilter
          glossary={glossary}
          chosen={search.category}
          onChoose={(category) => setSearch({ ...search, category })}
        />
        <p role="status" className={styles.count}>
          {count > 0 && (count === 1 ? '1 term' : `${count} terms`)}
          {count === 0 && 'No term matches.'}
        </p>
      </search>
      {count === 0 && (
        <p className={styles.nothing}>
          <Button onClick={showAll}>Show all terms</Button>
        </p>
      )}
      {found.map(({ title, terms }, index) => (
        <section key={title} data-long-part={index > 0 || undefined}>
          <h2>
            {title} <span className={styles.size}>{terms.length}</span>
          </h2>
          <dl>
            {terms.map((term) => (
              <Entry key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

function Entry({ term: { id, term, definition, samples } }: { term: FoundTerm }) {
  return (
    <div id={id} className={styles.entry}>
      <dt>{term}</dt>
      <dd data-present-part={samples && ''}>
        {definition}
        {samples && (
          <div className={styles.sound}>
            <Sounds label={`How it sounds: ${term}`} samples={samples} />
          </div>
        )}
        {samples && <ClassTools item={id} name={`the sound: ${term}`} title={term} />}
      </dd>
    </div>
  );
}

interface CategoryFilterProps {
  glossary: Glossary;
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

function CategoryFilter({ glossary: { categories }, chosen, onChoose }: CategoryFilterProps) {
  const name = useId();
  const choices = [
    { category: null, label: 'All', size: countTerms(categories) },
    ...categories.map(({ title, terms }) => ({
      category: title,
      label: title,
      size: terms.length,
    })),
  ];
  return (
    <fieldset className={styles.filter}>
      <legend>Category</legend>
      {choices.map(({ category, label, size }) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={category === chosen}
            onChange={() => onChoose(category)}
          />
          {label} <span className={styles.size}>{size}</span>
        </label>
      ))}
    </fieldset>
  );
}
