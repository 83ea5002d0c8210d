import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStorage } from '#src/progress/device-storage.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

// Without a browser's storage it keeps everything in memory.
let storage = createDeviceStorage(() => null);
beforeEach(() => {
  storage = createDeviceStorage(() => null);
});

describe('the draft on the device', () => {
  it('is read as it was kept', () => {
    const draft = { ...readDraft(storage), message: '¿Y la güira?\n', email: 'ana@example.com' };
    keepDraft(draft, storage);
    expect(readDraft(storage)).toEqual(draft);
  });

  it('is empty when there is none, and the next message another', () => {
    const first = readDraft(storage);
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), message: '', email: '' });
    keepDraft(first, storage);
    forgetDraft(storage);
    expect(readDraft(storage).id).not.toBe(first.id);
  });

  it.each(['{', 'null', '"a"', '[]', '{"message":1,"id":{}}'])('is empty after %s', (text) => {
    storage.write('feedbackDraft', text);
    expect(readDraft(storage)).toMatchObject({ message: '', email: '' });
  });
});
