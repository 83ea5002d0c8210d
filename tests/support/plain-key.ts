/** A key event without modifiers, which has nothing but its key to be known by. */
export const PLAIN_KEY = {
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};
