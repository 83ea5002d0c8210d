import { shownPage } from '#src/page/page-heading.tsx';

/** Replaces the structured data in the head with each navigation. The data of the path `described` is there already. */
export function describeShownPage(described: string | undefined): void {
  let shown: string | null = null;
  shownPage.subscribe(async (path) => {
    shown = path;
    if (path === described) return;
    described = undefined;
    document.head.querySelector('[type="application/ld+json"]')?.remove();
    if (path === null) return;
    try {
      const { structuredDataAt } = await import('./structured-data.ts');
      const data = await structuredDataAt(path);
      if (data === null || shown !== path) return;
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.textContent = data;
      document.head.append(script);
    } catch {
      // Offline: the page itself is complete without it.
    }
  });
}
