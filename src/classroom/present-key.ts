import { singleKeysAct } from '#src/device/shortcut-switch.ts';
import { commandOf, isCovered, isTyping } from '#src/page/input/keys.ts';
import { presentedId } from '#src/page/presented-id.ts';
import { present } from './present-visit.ts';
import { teaches } from './teaching.ts';

/**
 * Presents the item that has the focus, else the page; a visitor who does not teach is asked first. On the class plan
 * it presses the plan's button. Does nothing while text is typed or a dialog is open.
 */
export function presentByKey(event: KeyboardEvent): void {
  if (!isPresentKey(event) || !singleKeysAct() || isCovered() || presentedId() !== null) return;
  const { target } = event;
  const focused = target instanceof Element ? target : document.body;
  if (isTyping(focused)) return;
  const part = focused.closest('[data-present-part]');
  const place =
    // The buttons of the part itself, not of another part in it.
    [...(part?.querySelectorAll<HTMLElement>('[data-presentable]') ?? [])].find(
      (each) => each.closest('[data-present-part]') === part,
    ) ?? document.querySelector<HTMLElement>('[data-presentable=""]');
  if (place instanceof HTMLButtonElement) place.click();
  else if (place) present(place.dataset.presentable ?? '', !teaches());
}

/** Whether a key presents: F, unless another listener has used it. */
export function isPresentKey(
  event: Parameters<typeof commandOf>[1] & Pick<KeyboardEvent, 'repeat' | 'defaultPrevented'>,
): boolean {
  return !event.repeat && !event.defaultPrevented && commandOf({ f: true }, event) === true;
}
