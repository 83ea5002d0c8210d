import type { ReactNode } from 'react';
import { island } from '#src/page/loading/island.tsx';
import styles from './class-tools.module.css';
import type { ClassToolsProps } from './teacher-buttons.tsx';
import { useTeaching } from './teaching.ts';

const Buttons = island(
  'What a teacher needs',
  async () => (await import('./teacher-buttons.tsx')).TeacherButtons,
);

/**
 * The place of a teacher's buttons for an item, or for the page: they add it to the class plan, or show it to a
 * class. It is empty unless the visitor teaches; the key F works all the same.
 */
export function ClassTools(props: ClassToolsProps) {
  const teaching = useTeaching();
  return (
    <div className={styles.tools} data-screen-only data-presentable={props.item}>
      {teaching && <Buttons {...props} />}
    </div>
  );
}

/** An exercise or a list of clips, and below it what a teacher does with it. */
export function Presentable({ children, ...props }: ClassToolsProps & { children: ReactNode }) {
  return (
    <div className={styles.part} data-present-part>
      {children}
      <ClassTools {...props} />
    </div>
  );
}
