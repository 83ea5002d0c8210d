import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { DRAFT, discardDraft, readDraft, saveDraft } from './draft.ts';

/** Acts in another tab, which begins without a draft of its own. */
function inAnotherTab<T>(act: () => T): T {
  const own = tabStorage.read(DRAFT.key) ?? '';
  tabStorage.remove(DRAFT.key);
  const result = act();
  tabStorage.write(DRAFT.key, own);
  return result;
}

beforeEach(() => {
  clearDevice();
  tabStorage.remove(DRAFT.key);
});

describe('the stored draft', () => {
  const draft = { id: 'a1', message: 'hola', email: '' };
  const other = { id: 'b2', message: 'adiós', email: '' };

  it('is empty if there is none, with a new id each time', () => {
    const first = readDraft();
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), message: '', email: '' });
    saveDraft(first);
    discardDraft();
    expect(readDraft().id).not.toBe(first.id);
  });

  it('gets a new id if its own is empty', () => {
    saveDraft({ ...draft, id: '' });
    expect(readDraft()).toMatchObject({ id: expect.stringMatching(/./), message: 'hola' });
  });

  it('pads its random id to 32 hex digits', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
    expect(readDraft().id).toBe('0'.repeat(32));
  });

  it('leaves nothing behind when discarded', () => {
    saveDraft(draft);
    discardDraft();
    expect([tabStorage.keys(), deviceStorage.keys()]).toEqual([[], []]);
  });

  it('is read as it was saved, and continued in another tab', () => {
    const long = { ...draft, message: '¿Y la güira?\n', email: 'ana@example.com' };
    saveDraft(long);
    expect([readDraft(), inAnotherTab(readDraft)]).toEqual([long, long]);
  });

  it('survives when another tab sends its own', () => {
    saveDraft(draft);
    inAnotherTab(() => {
      saveDraft(other);
      discardDraft();
    });
    expect(readDraft()).toEqual(draft);
  });

  it('of another tab survives when this tab sends', () => {
    saveDraft(draft);
    inAnotherTab(() => saveDraft(other));
    discardDraft();
    expect(inAnotherTab(readDraft)).toEqual(other);
  });
});
