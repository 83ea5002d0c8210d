import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';

/** How long a button is held until it goes on by itself, and how often it does then (milliseconds). */
const HELD = 400;
const REPEATS = 100;

interface StepButtonProps {
  name: string;
  /** The step. Its sign is on the button. */
  by: 1 | -1;
  onStep: (by: number) => void;
}

/** A step up or down; held, one after the other. */
export function StepButton({ name, by, onStep }: StepButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the coming click ends a press that was held. */
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    held.current = false;
    const again = () => {
      held.current = true;
      onStep(by);
      timer.current = setTimeout(again, REPEATS);
    };
    timer.current = setTimeout(again, HELD);
  };
  return (
    <Button
      aria-label={name}
      onPointerDown={({ isPrimary, button }) => isPrimary && button === 0 && press()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!held.current) onStep(by);
        held.current = false;
      }}
    >
      {by > 0 ? '+' : '−'}
    </Button>
  );
}
