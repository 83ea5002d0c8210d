/** A key event that is known by its key alone, without modifiers. */
export const PLAIN_KEY = {
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};
