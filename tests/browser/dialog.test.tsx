import '#src/ui/base.css';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '#src/ui/dialog.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('while it opens, what is out of sight keeps its styles, until the dialog is painted', async () => {
  const restingAtOpening: boolean[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    restingAtOpening.push(...parts().map(isResting));
    showModal.call(this);
  });
  await render(
    <>
      <div data-can-rest style={{ height: '3000px' }}>
        In sight
      </div>
      <div data-can-rest>Far below</div>
      <Dialog title="Shortcuts" open onClose={() => {}}>
        Keys
      </Dialog>
    </>,
  );
  await expect.poll(() => restingAtOpening).toEqual([false, true]);
  await expect.poll(() => parts().map(isResting)).toEqual([false, false]);
});

const parts = () => [...document.querySelectorAll('[data-can-rest]')];
const isResting = (part: Element) => getComputedStyle(part).contentVisibility === 'hidden';
