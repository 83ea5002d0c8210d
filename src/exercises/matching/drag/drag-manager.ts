import { type Backend, createDragDropManager, type DragDropManager } from 'dnd-core';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackendImpl } from 'react-dnd-touch-backend';
import { HOLD, isOnGrip } from './grip.ts';

export interface DraggedCard {
  item: string;
  /** The card's name in the tray, which does not reveal the answer. */
  name: string;
}

/** Distance below which a movement is part of a tap (CSS pixels). */
export const TAP_RADIUS = 8;

/** The touch backend reads these options at each touch: the delay is 0 on a grip. */
const touchOptions = { delayTouchStart: HOLD, touchSlop: TAP_RADIUS };

let manager: DragDropManager | null = null;
let touchBackend: TouchBackendImpl | null = null;
let isTouched = false;

/** Creates the app's only drag manager. @param earlierTouch began before dragging was loaded and is still down */
export function createDragManager(earlierTouch: () => TouchEvent | null): void {
  manager ??= createDragDropManager((created) => {
    touchBackend = new TouchBackendImpl(created, window, touchOptions);
    return mouseAndTouch(HTML5Backend(created, window), touchBackend, earlierTouch);
  });
}

/** @throws if dragging has not been prepared */
export function dragManager(): DragDropManager {
  if (!manager) throw new Error('there is no drag manager yet');
  return manager;
}

export function isTouchDrag(): boolean {
  return isTouched && dragManager().getMonitor().isDragging();
}

function cancelTouch(): void {
  if (isTouchDrag()) dragManager().getActions().endDrag();
}

/** Finds the target under a resting finger after the page has scrolled, which the touch backend does not. */
export function hoverAgain(): void {
  const at = dragManager().getMonitor().getClientOffset();
  if (!at || !touchBackend || !isTouchDrag()) return;
  const seen = document.elementFromPoint(at.x, at.y);
  const targets = [...touchBackend.targetNodes].filter(([, node]) => node.contains(seen));
  const ids = targets.map(([id]) => id);
  dragManager().getActions().hover(ids, { clientOffset: at });
}

/** Ends the delay of a touch. The touch backend does not when the finger leaves, and would drag with the next swipe. */
function endWait(event: TouchEvent): void {
  if (event.touches.length === 0) touchBackend?.handleTopMove(event);
}

/** A backend that combines HTML5 drag and drop for the mouse with the touch backend. */
function mouseAndTouch(
  mouse: Backend,
  touch: TouchBackendImpl,
  earlierTouch: () => TouchEvent | null,
): Backend {
  let listening = new AbortController();
  return {
    setup() {
      mouse.setup();
      touch.setup();
      listening = new AbortController();
      const { signal } = listening;
      // The touch backend would keep dragging.
      window.addEventListener('touchcancel', cancelTouch, { signal });
      window.addEventListener('touchcancel', endWait, { signal });
      window.addEventListener('touchend', endWait, { signal });
    },
    teardown() {
      mouse.teardown();
      touch.teardown();
      listening.abort();
    },
    connectDragSource(id, node: HTMLElement, options) {
      const disconnectMouse = mouse.connectDragSource(id, node, options);
      const disconnectTouch = touch.connectDragSource(id, node);
      const onPointerDown = ({ pointerType, target }: PointerEvent) => {
        isTouched = pointerType === 'touch';
        touchOptions.delayTouchStart = isOnGrip(target) ? 0 : HOLD;
        // A long press would also start the browser's own drag.
        node.draggable = !isTouched;
      };
      // Browsers open the context menu on a long press.
      const onContextMenu = (event: MouseEvent) => {
        if (isTouched) event.preventDefault();
      };
      node.addEventListener('pointerdown', onPointerDown);
      node.addEventListener('contextmenu', onContextMenu);
      const earlier = earlierTouch();
      if (earlier?.target instanceof Node && node.contains(earlier.target)) {
        isTouched = true;
        touch.handleTopMoveStartCapture(earlier);
        touch.handleMoveStart(id);
        touch.handleTopMoveStart(earlier);
      }
      return () => {
        // A card that is removed from the page no longer receives touch events.
        if (dragManager().getMonitor().getSourceId() === id) cancelTouch();
        node.removeEventListener('pointerdown', onPointerDown);
        node.removeEventListener('contextmenu', onContextMenu);
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
