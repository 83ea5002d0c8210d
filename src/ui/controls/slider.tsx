import { type ComponentProps, type PointerEvent, useRef } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value: number;
  onValue: (value: number) => void;
}

/** Maximum distance (CSS pixels) of a tap. A finger that moves further slides horizontally, or scrolls vertically. */
const TAP = 8;

/** A slider. A finger that scrolls across it does not change it. */
export function Slider({ value, onValue, ...props }: SliderProps) {
  /** A touch that is neither a slide nor a scroll yet, and the value under it. */
  const finger = useRef<{ x: number; y: number; value: number | null } | null>(null);

  const onPointerDown = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    finger.current = pointerType === 'touch' ? { x, y, value: null } : null;
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (finger.current && Math.abs(clientX - finger.current.x) > TAP) release();
  };
  const onPointerUp = ({ clientY }: PointerEvent) => {
    if (finger.current && Math.abs(clientY - finger.current.y) <= TAP) release();
    finger.current = null;
  };
  const release = () => {
    const held = finger.current?.value ?? null;
    finger.current = null;
    if (held !== null) onValue(held);
  };
  return (
    <input
      {...props}
      type="range"
      value={value}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        finger.current = null;
      }}
      onChange={({ target: { valueAsNumber } }) => {
        if (finger.current) finger.current.value = valueAsNumber;
        else onValue(valueAsNumber);
      }}
    />
  );
}
