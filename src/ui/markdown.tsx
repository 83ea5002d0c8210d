import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from 'wouter';

const components: Components = {
  a: ({ href = '', children }) => {
    // Addresses of our own stay in the app; anchors of this page and the world outside do not.
    if (href.startsWith('/')) return <Link href={href}>{children}</Link>;
    if (href.startsWith('#')) return <a href={href}>{children}</a>;
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  },
  // A wide table scrolls by itself instead of pushing the page.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scrolling-table" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/** Text with light markup: bold, links, lists, headings, tables, task lists, strikethrough, footnotes. */
export function Markdown({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {children}
    </ReactMarkdown>
  );
}
