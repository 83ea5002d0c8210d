/**
 * Lets the parts of the page that are out of sight and have `data-can-rest` keep their styles for now. A
 * change that restyles the whole page, such as a modal dialog, is a long task on a slow phone otherwise.
 * @returns a function that ends it, for the task after the change
 */
export function restOutOfSight(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-can-rest]')].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= innerHeight || bottom <= 0;
  });
  for (const part of parts) part.style.contentVisibility = 'hidden';
  return () => {
    for (const part of parts) part.style.contentVisibility = '';
  };
}
