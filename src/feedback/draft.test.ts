import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import { discardDraft, readDraft, saveDraft } from './draft.ts';

// Without the browser's storage, each keeps everything in memory.
const memory = () => createDeviceStorage(() => null);
let device = memory();
let here = { tab: memory(), device };
beforeEach(() => {
  device = memory();
  here = { tab: memory(), device };
});

describe('the stored draft', () => {
  it('is read as it was saved', () => {
    const draft = { ...readDraft(here), message: '¿Y la güira?\n', email: 'ana@example.com' };
    saveDraft(draft, here);
    expect(readDraft(here)).toEqual(draft);
  });

  it('is empty if there is none, with a new id each time', () => {
    const first = readDraft(here);
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), message: '', email: '' });
    saveDraft(first, here);
    discardDraft(here);
    expect(readDraft(here).id).not.toBe(first.id);
  });

  it('gets a new id if its own is empty', () => {
    saveDraft({ id: '', message: 'hola', email: '' }, here);
    expect(readDraft(here)).toMatchObject({ id: expect.stringMatching(/./), message: 'hola' });
  });

  it('pads its random id to 32 hex digits', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
    expect(readDraft(here).id).toBe('0'.repeat(32));
  });

  it('leaves nothing behind when discarded', () => {
    saveDraft({ id: 'a1', message: 'hola', email: '' }, here);
    discardDraft(here);
    expect([here.tab.keys(), device.keys()]).toEqual([[], []]);
  });

  it('is continued in another tab', () => {
    const draft = { id: 'a1', message: 'hola', email: '' };
    saveDraft(draft, here);
    expect(readDraft({ tab: memory(), device })).toEqual(draft);
  });

  it('survives when another tab sends its own', () => {
    const there = { tab: memory(), device };
    saveDraft({ id: 'a1', message: 'hola', email: '' }, here);
    saveDraft({ id: 'b2', message: 'adiós', email: '' }, there);
    discardDraft(there);
    expect(readDraft(here).message).toBe('hola');
  });

  it('of another tab survives when this tab sends', () => {
    const there = { tab: memory(), device };
    saveDraft({ id: 'a1', message: 'hola', email: '' }, here);
    saveDraft({ id: 'b2', message: 'adiós', email: '' }, there);
    discardDraft(here);
    expect(readDraft({ tab: memory(), device }).message).toBe('adiós');
  });
});
