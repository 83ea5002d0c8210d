import { type Ref, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';

interface FileButtonProps {
  /** The button. */
  ref: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
  children: string;
}

/** Button that lets the learner choose a JSON file. */
export function FileButton({ ref, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={children}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
