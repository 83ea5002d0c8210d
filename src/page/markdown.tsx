import { type MouseEvent, type ReactNode, Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { forgetFailures, loadOnce } from './load-once.ts';
import { Prepared } from './static-html.tsx';

/** Loads what reads Markdown; who waits for it shows texts at once. */
export const loadMarkdown = () => loadOnce('markdown', () => import('./markdown-body.tsx'));

/** Text with light markup: bold, links, lists, headings, tables, task lists, strikethrough, footnotes. */
export function Markdown({ children }: { children: string }) {
  const [, navigate] = useLocation();
  const followLink = (event: MouseEvent) => {
    const to = pageOf(event);
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <Prepared className="prose" onClick={followLink}>
      <Loading text={children}>
        <Text>{children}</Text>
      </Loading>
    </Prepared>
  );
}

/** Markdown within a heading or a button: its marks, but no paragraphs and no links. */
export function InlineMarkdown({ children }: { children: string }) {
  return (
    <Prepared as="span">
      <Loading text={children}>
        <Inline>{children}</Inline>
      </Loading>
    </Prepared>
  );
}

function Text({ children }: { children: string }) {
  const { SetText } = use(loadMarkdown());
  return <SetText>{children}</SetText>;
}

function Inline({ children }: { children: string }) {
  const { SetInline } = use(loadMarkdown());
  return <SetInline>{children}</SetInline>;
}

function Loading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallbackRender={() => <AsTyped text={text} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** What cannot be set can still be read. */
function AsTyped({ text }: { text: string }) {
  useEffect(() => forgetFailures, []);
  return text;
}

/** The page of ours that a plain click leads to. */
function pageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href && isPage(href) ? href : null;
}

/** Pages of ours stay in the app; files, anchors of this page and the world outside do not. */
const isPage = (href: string) => /^\/(?!\/|assets\/)/.test(href);
