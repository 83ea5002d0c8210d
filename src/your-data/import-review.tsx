import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import type { Comparison } from './export-file.ts';
import styles from './import-review.module.css';

interface ImportReviewProps {
  comparison: readonly Comparison[];
  /** Entries of the file that cannot be imported. */
  refused: number;
  onAdd: () => void;
  onReplace: () => void;
  onCancel: () => void;
}

/** The differences between a chosen file and this device, and the choices. Focuses its title. */
export function ImportReview(props: ImportReviewProps) {
  const { comparison, refused } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lost = comparison.reduce((sum, { onlyHere }) => sum + onlyHere, 0);
  return (
    <section className={`card ${styles.review}`} aria-labelledby="review">
      <h3 id="review" ref={heading} tabIndex={-1}>
        What the file has
      </h3>
      <ul className="bullets">
        {comparison.map((group) => (
          <li key={group.id}>
            <strong>{group.title}:</strong> {factsOf(group).join(', ')}
          </li>
        ))}
      </ul>
      {refused > 0 && (
        <p>
          {refused === 1 ? 'One entry is' : `${refused} entries are`} not known here and will be
          left out.
        </p>
      )}
      <dl>
        <dt>Add to this device</dt>
        <dd className="soft">Nothing here is lost. Of two scores, the better one stays.</dd>
        <dt>Replace this device</dt>
        <dd className="soft">
          Everything becomes as in the file
          {lost > 0 &&
            `, and ${lost === 1 ? 'one entry' : `${lost} entries`} only kept here would be deleted`}
          .
        </dd>
      </dl>
      <div className="controls">
        <Button kind="primary" onClick={props.onAdd}>
          Add to this device
        </Button>
        <Button onClick={props.onReplace}>Replace this device</Button>
        <Button kind="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function factsOf({ added, improved, kept, onlyHere }: Comparison): string[] {
  return [
    added && `${added} new`,
    improved && `${improved} more complete than here`,
    kept && `${kept} already here`,
    onlyHere && `${onlyHere} only on this device`,
  ].filter((fact) => typeof fact === 'string');
}
