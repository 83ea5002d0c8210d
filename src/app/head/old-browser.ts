// A message for readers whose browser cannot run the app. Written into every page (scripts/build/head.ts), in words
// that old browsers know. Keep in step with "browserslist" in package.json, which a test compares.

function isOld() {
  if (!('noModule' in document.createElement('script')) || !('toSpliced' in [])) return true;
  try {
    // A lookbehind, as text: a browser that does not know it could not read this script.
    /(?<=a)b/;
    return false;
  } catch (_) {
    return true;
  }
}

if (isOld()) {
  const note = document.createElement('p');
  note.className = 'no-script';
  note.setAttribute('role', 'alert');
  note.textContent =
    'You can read everything here. To hear it and to play it, please update your browser: you need Chrome or Edge 111, Firefox 115, or Safari 16.4, or a later version.';
  document.body.insertBefore(note, document.body.firstChild);
}
