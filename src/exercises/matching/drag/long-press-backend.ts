import type { Backend, DragDropManager, Identifier, XYCoord } from 'dnd-core';
import { isOnGrip } from '#src/exercises/matching/grip.ts';

/** Milliseconds a finger must rest on a card to pick it up; a swipe before that scrolls the page. */
const HOLD = 200;

/**
 * React DnD backend for touch: a long press picks up a card, lifting the finger drops it. By its grip a card
 * is picked up as soon as the finger moves. Unlike
 * react-dnd-touch-backend, it starts the drag before the finger moves, follows the page as it scrolls
 * under a resting finger, cancels on `touchcancel`, and can take over a touch that began before it was
 * loaded.
 */
export class LongPressBackend implements Backend {
  readonly #manager: DragDropManager;
  readonly #earlierTouch: () => TouchEvent | null;
  readonly #targets = new Map<Element, Identifier>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Picks up the card that is pressed by its grip, until the finger has moved. */
  #pickUp: (() => void) | null = null;
  /** Position of the finger while it rests or drags, in CSS pixels of the viewport. */
  #finger: XYCoord = { x: 0, y: 0 };
  /** The source this backend is dragging; `null` while there is no drag or the mouse drags. */
  #dragged: Identifier | null = null;

  /** @param earlierTouch the touch that began before the sources were connected and still rests */
  constructor(manager: DragDropManager, earlierTouch: () => TouchEvent | null) {
    this.#manager = manager;
    this.#earlierTouch = earlierTouch;
  }

  get isDragging(): boolean {
    return this.#dragged !== null;
  }

  setup(): void {
    // Captured: whichever element scrolls.
    window.addEventListener('scroll', this.#hover, { passive: true, capture: true });
  }

  teardown(): void {
    window.removeEventListener('scroll', this.#hover, { capture: true });
  }

  connectDragSource(sourceId: Identifier, node: HTMLElement): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    const press = (event: TouchEvent) => this.#press(sourceId, node, event);
    node.addEventListener('touchstart', press, { passive: true, signal });
    // On the card only, so that the rest of the page scrolls without waiting for this listener.
    node.addEventListener('touchmove', this.#move, { passive: false, signal });
    node.addEventListener('touchend', this.#drop, { passive: false, signal });
    node.addEventListener('touchcancel', this.#cancel, { signal });
    node.addEventListener('contextmenu', this.#preventMenu, { signal });
    const earlier = this.#earlierTouch();
    if (earlier?.target instanceof Node && node.contains(earlier.target)) press(earlier);
    return () => {
      controller.abort();
      // A card that leaves the page takes its touch events with it.
      if (this.#dragged === sourceId) this.#cancel();
    };
  }

  connectDragPreview(): () => void {
    return () => {};
  }

  connectDropTarget(targetId: Identifier, node: Element): () => void {
    this.#targets.set(node, targetId);
    return () => this.#targets.delete(node);
  }

  profile(): Record<string, number> {
    return { targets: this.#targets.size };
  }

  #press(sourceId: Identifier, node: Element, { touches, target }: TouchEvent): void {
    this.#endWait();
    const [touch] = touches;
    const monitor = this.#manager.getMonitor();
    if (!touch || touches.length > 1 || monitor.isDragging()) return;
    this.#finger = positionOf(touch);
    const pickUp = () => {
      this.#endWait();
      if (!node.isConnected || !monitor.canDragSource(sourceId)) return;
      this.#dragged = sourceId;
      const { left, top } = node.getBoundingClientRect();
      this.#manager.getActions().beginDrag([sourceId], {
        clientOffset: this.#finger,
        getSourceClientOffset: () => ({ x: left, y: top }),
      });
    };
    this.#timer = setTimeout(pickUp, HOLD);
    if (isOnGrip(target)) this.#pickUp = pickUp;
  }

  /** Ends the wait for a finger to rest or to move. */
  #endWait(): void {
    clearTimeout(this.#timer);
    this.#pickUp = null;
  }

  readonly #move = (event: TouchEvent): void => {
    this.#pickUp?.();
    this.#endWait();
    const [touch] = event.touches;
    if (!this.isDragging || !touch) return;
    if (event.cancelable) event.preventDefault();
    this.#finger = positionOf(touch);
    this.#hover();
  };

  readonly #hover = (): void => {
    if (!this.isDragging) return;
    const { x, y } = this.#finger;
    const targetIds: Identifier[] = [];
    // Only what is seen there: the pinned cards may cover a target.
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      const id = this.#targets.get(at);
      if (id !== undefined) targetIds.push(id);
    }
    this.#manager.getActions().hover(targetIds, { clientOffset: this.#finger });
  };

  readonly #drop = (event: TouchEvent): void => {
    this.#endWait();
    if (!this.isDragging) return;
    // No click on the card that the finger leaves.
    event.preventDefault();
    this.#dragged = null;
    this.#manager.getActions().drop();
    this.#manager.getActions().endDrag();
  };

  /** Browsers open the context menu on a long press. */
  readonly #preventMenu = (event: Event): void => {
    if (this.isDragging) event.preventDefault();
  };

  readonly #cancel = (): void => {
    this.#endWait();
    if (!this.isDragging) return;
    this.#dragged = null;
    this.#manager.getActions().endDrag();
  };
}

function positionOf({ clientX: x, clientY: y }: Touch): XYCoord {
  return { x, y };
}
