import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';

export type Element = NonNullable<ExtraProps['node']>;
export type ElementContent = Element['children'][number];

/**
 * HTML of a Markdown text with GitHub's extensions: bold, links, lists, headings, tables, task lists, strikethrough and
 * footnotes. react-markdown keeps only URLs of the schemes http, https, irc, ircs, mailto and xmpp. Raw HTML in the
 * text is dropped.
 */
export function renderMarkdown(text: string): string {
  // Derived from the text, so that two texts on a page may both have a footnote 1.
  const prefix = `note-${createHash('sha256').update(text).digest('hex').slice(0, 8)}-`;
  return renderToStaticMarkup(
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[prefixFootnoteLabel, prefix]]}
      remarkRehypeOptions={{
        clobberPrefix: prefix,
        footnoteLabelTagName: 'p',
        footnoteLabelProperties: { className: ['footnote-label'] },
      }}
      components={components}
    >
      {text}
    </ReactMarkdown>,
  );
}

/** HTML of a Markdown text for a heading or a button: phrasing content without links. */
export function renderInlineMarkdown(text: string): string {
  return renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} disallowedElements={['p', 'a']} unwrapDisallowed>
      {text}
    </ReactMarkdown>,
  );
}

/** The top-level elements of a Markdown text. */
export function treeOf(text: string): Element[] {
  let tree: Element[] = [];
  const read = () => (root: { children: readonly ElementContent[] }) => {
    tree = root.children.filter((node) => node.type === 'element');
  };
  renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[read]}>
      {text}
    </ReactMarkdown>,
  );
  return tree;
}

/** HTML of elements of a text, without its links. Its tables do not scroll. */
export function htmlWithoutLinks(tree: readonly Element[]): string {
  const replace = () => (root: { children: readonly ElementContent[] }) => {
    root.children = tree;
  };
  const { table: _, ...others } = components;
  return renderToStaticMarkup(
    <ReactMarkdown
      rehypePlugins={[replace]}
      components={others}
      disallowedElements={['a']}
      unwrapDisallowed
    />,
  );
}

const components: Components = {
  // The remaining props connect a footnote with its reference.
  a: ({ node: _, href, children, ...props }) => {
    // The address was filtered out: keep the link's text.
    if (!href) return children;
    const isExternal = /^(https?:)?\/\//i.test(href);
    return (
      <a
        href={href}
        {...props}
        {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
      </a>
    );
  },
  // A wide table scrolls inside its own region instead of widening the page.
  table: ({ node, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="scrolling-table" aria-label={`Table: ${columnHeadings(node)}`} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  img: ({ src, alt }) => (src ? <img src={src} alt={alt} loading="lazy" /> : alt),
  // A task's checkbox is read-only, so it is rendered as an image with a text alternative.
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'Done:' : 'To do:'} className="task-sign">
      {checked ? '☑' : '☐'}
    </span>
  ),
};

const FOOTNOTE_LABEL = 'footnote-label';

/** Rehype plugin: prefixes the id of the footnotes' label, which remark-rehype leaves unprefixed. */
function prefixFootnoteLabel(prefix: string) {
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    const { properties } = node;
    if (properties.id === FOOTNOTE_LABEL) properties.id = prefix + FOOTNOTE_LABEL;
    if (`${properties.ariaDescribedBy}` === FOOTNOTE_LABEL) {
      properties.ariaDescribedBy = [prefix + FOOTNOTE_LABEL];
    }
    node.children.forEach(visit);
  };
  return ({ children }: Pick<Element, 'children'>) => children.forEach(visit);
}

/** The column headings of a table, separated by commas. */
function columnHeadings(table: Element | undefined): string {
  const texts: string[] = [];
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    if (node.tagName === 'th') texts.push(textContent(node));
    else for (const child of node.children) visit(child);
  };
  if (table) visit(table);
  return texts.filter(Boolean).join(', ');
}

/** The text of an element, without formatting. */
export function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textContent).join('') : '';
}
