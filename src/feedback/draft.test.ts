import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

// Without a browser's storage each keeps everything in memory.
const memory = () => createDeviceStorage(() => null);
let device = memory();
let here = { tab: memory(), device };
beforeEach(() => {
  device = memory();
  here = { tab: memory(), device };
});

describe('the draft on the device', () => {
  it('is read as it was kept', () => {
    const draft = { ...readDraft(here), message: '¿Y la güira?\n', email: 'ana@example.com' };
    keepDraft(draft, here);
    expect(readDraft(here)).toEqual(draft);
  });

  it('is empty when there is none, and the next message another', () => {
    const first = readDraft(here);
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), message: '', email: '' });
    keepDraft(first, here);
    forgetDraft(here);
    expect(readDraft(here).id).not.toBe(first.id);
  });

  it.each(['{', 'null', '"a"', '[]', '{"message":1,"id":{}}'])('is empty after %s', (text) => {
    device.write('feedbackDraft', text);
    expect(readDraft(here)).toMatchObject({ message: '', email: '' });
  });

  it('is taken up in another tab', () => {
    const draft = { id: 'a1', message: 'hola', email: '' };
    keepDraft(draft, here);
    expect(readDraft({ tab: memory(), device })).toEqual(draft);
  });

  it('is kept when another tab sends its own', () => {
    const there = { tab: memory(), device };
    keepDraft({ id: 'a1', message: 'hola', email: '' }, here);
    keepDraft({ id: 'b2', message: 'adiós', email: '' }, there);
    forgetDraft(there);
    expect(readDraft(here).message).toBe('hola');
  });

  it('is kept when another tab wrote since and this one sends', () => {
    const there = { tab: memory(), device };
    keepDraft({ id: 'a1', message: 'hola', email: '' }, here);
    keepDraft({ id: 'b2', message: 'adiós', email: '' }, there);
    forgetDraft(here);
    expect(readDraft({ tab: memory(), device }).message).toBe('adiós');
  });
});
