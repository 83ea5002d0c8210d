import type { ComponentType, RefObject } from 'react';

export interface DragSourceProps {
  element: HTMLElement;
  /** Element drawn under the mouse, if it is another one. */
  preview?: RefObject<HTMLElement | null>;
  /** The card to drag; `null` while there is none. */
  item: string | null;
}

export interface DropTargetProps {
  element: HTMLElement;
  onDrop: (item: string) => void;
  onOver: (over: boolean) => void;
}

/** Dragging, as cards and targets use it once it has loaded. None of these renders an element in place. */
export interface DraggingParts {
  /** Makes the element of the component that renders it draggable by mouse and by finger. */
  DragSource: ComponentType<DragSourceProps>;
  /** Makes the element of the component that renders it a drop target. */
  DropTarget: ComponentType<DropTargetProps>;
  /** The touch preview and scrolling at the edges. One per exercise. */
  DragLayer: ComponentType;
}
