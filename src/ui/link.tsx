import type { ComponentProps } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** A link to a page of the app, which opens without loading the document again. */
export function Link({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
        // Those open another tab or window.
        if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
