import { createDragDropManager, type DragDropManager } from 'dnd-core';
import {
  MultiBackend,
  type MultiBackendOptions,
  type MultiBackendSwitcher,
  PointerTransition,
  TouchTransition,
} from 'dnd-multi-backend';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';
import { HOLD, watchFingers } from './touch-hold.ts';

/** What is dragged. */
export interface DraggedCard {
  item: string;
  /** What it is called as long as nothing is given away. */
  face: string;
}

const OPTIONS: MultiBackendOptions = {
  backends: [
    { id: 'mouse', backend: HTML5Backend, transition: PointerTransition },
    {
      id: 'touch',
      backend: TouchBackend,
      options: { delayTouchStart: HOLD },
      // The browser draws what a mouse drags; under a finger we do.
      preview: true,
      transition: TouchTransition,
    },
  ],
};

let manager: DragDropManager | null = null;

/** The app's one manager of drags, made when the first exercise asks for it. */
export function dragManager(): DragDropManager {
  if (!manager) {
    const one = createDragDropManager(MultiBackend, window, OPTIONS);
    watchFingers(
      () => one.getMonitor().isDragging(),
      () => one.getActions().endDrag(),
    );
    manager = one;
  }
  return manager;
}

/** Whether what is dragged now hangs on a finger. */
export function byFinger(): boolean {
  return (dragManager().getBackend() as MultiBackendSwitcher).previewEnabled();
}
