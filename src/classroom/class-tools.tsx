import type { ReactNode } from 'react';
import { island } from '#src/page/loading/island.tsx';
import styles from './class-tools.module.css';
import type { ClassToolsProps } from './teacher-buttons.tsx';
import { useTeaching } from './teaching.ts';

const Buttons = island(
  'What a teacher needs',
  async () => (await import('./teacher-buttons.tsx')).TeacherButtons,
);

/** A teacher's buttons for an item or the page. Empty unless the visitor teaches; the key F works all the same. */
export function ClassTools(props: ClassToolsProps) {
  const teaching = useTeaching();
  return (
    <div className={styles.tools} data-screen-only data-presentable={props.item}>
      {teaching && <Buttons {...props} />}
    </div>
  );
}

/** An exercise or a list of clips, with a teacher's buttons below it. */
export function Presentable({ children, ...props }: ClassToolsProps & { children: ReactNode }) {
  return (
    <div className={styles.part} data-present-part>
      {children}
      <ClassTools {...props} />
    </div>
  );
}
