import { type Backend, createDragDropManager, type DragDropManager } from 'dnd-core';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { LongPressBackend } from './long-press-backend.ts';

/** React DnD's item: the dragged card. */
export interface DraggedCard {
  item: string;
  /** Its name in the tray, which does not reveal the answer. */
  name: string;
}

let manager: DragDropManager | null = null;
let touchBackend: LongPressBackend | null = null;

/**
 * Creates the app's one drag manager, unless it exists.
 * @param earlierTouch the touch that began before dragging was loaded and still rests on the screen
 */
export function createDragManager(earlierTouch: () => TouchEvent | null): void {
  manager ??= createDragDropManager((created) => {
    touchBackend = new LongPressBackend(created, earlierTouch);
    return mouseAndTouch(HTML5Backend(created, window), touchBackend);
  });
}

/** @throws if dragging has not been prepared */
export function dragManager(): DragDropManager {
  if (!manager) throw new Error('there is no drag manager yet');
  return manager;
}

/** Whether a card is being dragged by finger rather than by mouse. */
export function isTouchDrag(): boolean {
  return touchBackend?.isDragging ?? false;
}

/** One backend of two: the browser's own drag for the mouse, ours for touch. */
function mouseAndTouch(mouse: Backend, touch: LongPressBackend): Backend {
  return {
    setup() {
      mouse.setup();
      touch.setup();
    },
    teardown() {
      mouse.teardown();
      touch.teardown();
    },
    connectDragSource(id, node: HTMLElement, options) {
      const disconnectMouse = mouse.connectDragSource(id, node, options);
      const disconnectTouch = touch.connectDragSource(id, node);
      // Otherwise a long press would start the browser's own drag, too.
      const onPointerDown = ({ pointerType }: PointerEvent) => {
        node.draggable = pointerType !== 'touch';
      };
      node.addEventListener('pointerdown', onPointerDown);
      return () => {
        node.removeEventListener('pointerdown', onPointerDown);
        disconnectMouse();
        disconnectTouch();
      };
    },
    connectDragPreview: (id, node, options) => mouse.connectDragPreview(id, node, options),
    connectDropTarget(id, node, options) {
      const disconnectMouse = mouse.connectDropTarget(id, node, options);
      const disconnectTouch = touch.connectDropTarget(id, node);
      return () => {
        disconnectMouse();
        disconnectTouch();
      };
    },
    profile: () => mouse.profile(),
  };
}
