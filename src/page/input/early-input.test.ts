import { beforeEach, expect, test, vi } from 'vitest';
import { answer, replayEarlyInput } from './early-input.ts';

/** The responses of the controls, in order. */
const answered: string[] = [];

/** A control that responds once `isHydrated`. */
class FakeControl extends EventTarget {
  readonly dataset: { waiting?: string } = { waiting: '' };
  isConnected = true;
  isHydrated = false;

  constructor(name: string) {
    super();
    for (const type of ['click', 'keydown']) {
      this.addEventListener(type, (nativeEvent) => {
        if (!this.isHydrated) return;
        answer({ nativeEvent } as never);
        answered.push(`${name} ${'key' in nativeEvent ? nativeEvent.key : type}`);
      });
    }
  }
}

/** Fakes the inputs that the script in the head has kept. */
function keep(...inputs: [FakeControl, string | null][]) {
  const kept = inputs.map(([control, key]) => ({ control, key: key === null ? null : { key } }));
  vi.stubGlobal('window', { earlyInput: kept });
  return kept;
}

beforeEach(() => {
  answered.length = 0;
  vi.stubGlobal('MouseEvent', Event);
  vi.stubGlobal(
    'KeyboardEvent',
    class extends Event {
      constructor(type: string, init: { key: string }) {
        super(type);
        Object.assign(this, init);
      }
    },
  );
});

test('replays clicks and keys in their order, each once', async () => {
  const [cell, option] = [new FakeControl('cell'), new FakeControl('option')];
  cell.isHydrated = option.isHydrated = true;
  const kept = keep([cell, null], [cell, null], [option, null], [cell, 'ArrowRight']);
  await replayEarlyInput();
  await replayEarlyInput();
  expect(answered).toEqual(['cell click', 'cell click', 'option click', 'cell ArrowRight']);
  expect(kept).toEqual([]);
  expect([cell.dataset, option.dataset]).toEqual([{}, {}]);
});

test('tries again when another part is hydrated meanwhile', async () => {
  const [cell, option] = [new FakeControl('cell'), new FakeControl('option')];
  option.isHydrated = true;
  keep([cell, null], [option, null]);
  const replaying = replayEarlyInput();
  cell.isHydrated = true;
  void replayEarlyInput();
  await replaying;
  expect(answered).toEqual(['option click', 'cell click']);
});

test('forgets input to controls that have left the page', async () => {
  const gone = new FakeControl('gone');
  gone.isConnected = false;
  const kept = keep([gone, null]);
  await replayEarlyInput();
  expect([kept, answered]).toEqual([[], []]);
});
