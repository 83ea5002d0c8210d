import type { MouseEvent } from 'react';

/** Leaves the focus where it is when a button is clicked, so that the next Space or Enter does not press it. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
