/**
 * Chooses the value of a control anew, as the reader did before it was hydrated. Loaded when it is needed, which
 * is seldom.
 * @param send dispatches an event and returns whether it was answered
 * @returns whether the choice was answered
 */
export function chooseAgain(
  control: HTMLInputElement,
  value: string | boolean,
  send: (control: HTMLElement, event: Event) => boolean,
): boolean {
  const isBox = typeof value === 'boolean';
  if (!isBox) {
    // React ignores a value that it knows already. It knows what is set on the element itself, and not what
    // its prototype sets.
    control.value = `${value} `;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
  }
  if (!send(control, new Event('input', { bubbles: true }))) return false;
  // React has set the box to what the app knows, and takes only clicks for changes.
  if (!isBox) control.dispatchEvent(new Event('change', { bubbles: true }));
  else {
    // A radio button is chosen already, and a click on it would change nothing.
    if (control.type === 'radio') control.checked = false;
    if (control.checked !== value) control.click();
  }
  return true;
}
