import { type ReactNode, useId } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';

import { readGfm } from './gfm.ts';

type Element = NonNullable<ExtraProps['node']>;
type ElementContent = Element['children'][number];

const components: Components = {
  // What is left of `...props` are the marks that tie a footnote to its place in the text.
  a: ({ node: _, href, children, ...props }) => (
    <TextLink href={href} {...props}>
      {children}
    </TextLink>
  ),
  // A wide table scrolls by itself instead of pushing the page.
  table: ({ node, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scrolling-table" aria-label={`Table: ${headings(node)}`} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  img: ({ src, alt }) => (src ? <img src={src} alt={alt} loading="lazy" /> : alt),
  // A task's box cannot be ticked: it is a sign, and says which.
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'Done:' : 'To do:'} className="task-sign">
      {checked ? '☑' : '☐'}
    </span>
  ),
};

/** Of addresses with a scheme, react-markdown lets http, https, irc, ircs, mailto and xmpp through. */
function TextLink({ href, children, ...props }: { href?: string; children?: ReactNode }) {
  // An address that was not let through leaves its text.
  if (!href) return children;
  const outside = /^(https?:)?\/\//i.test(href);
  return (
    <a href={href} {...props} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

/** Markdown as elements, with the reader of Markdown at hand. To be had by `Markdown`. */
export function SetText({ children }: { children: string }) {
  // Two texts of a page may both have a footnote 1.
  const prefix = `${useId()}-`;
  return (
    <ReactMarkdown
      remarkPlugins={[readGfm]}
      rehypePlugins={[[ownFootnoteLabel, prefix]]}
      remarkRehypeOptions={{
        clobberPrefix: prefix,
        footnoteLabelTagName: 'p',
        footnoteLabelProperties: { className: ['footnote-label'] },
      }}
      components={components}
    >
      {children}
    </ReactMarkdown>
  );
}

/** The same within a line, for `InlineMarkdown`. */
export function SetInline({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={[readGfm]} disallowedElements={['p', 'a']} unwrapDisallowed>
      {children}
    </ReactMarkdown>
  );
}

const LABEL = 'footnote-label';

/** Gives the footnotes' label the text's prefix too, which remark leaves out. */
function ownFootnoteLabel(prefix: string) {
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    const { properties } = node;
    if (properties.id === LABEL) properties.id = prefix + LABEL;
    if (`${properties.ariaDescribedBy}` === LABEL) properties.ariaDescribedBy = [prefix + LABEL];
    node.children.forEach(visit);
  };
  return ({ children }: Pick<Element, 'children'>) => children.forEach(visit);
}

/** What stands at the head of a table's columns. */
function headings(table: Element | undefined): string {
  const texts: string[] = [];
  const visit = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    if (node.tagName === 'th') texts.push(textOf(node));
    else for (const child of node.children) visit(child);
  };
  if (table) visit(table);
  return texts.filter(Boolean).join(', ');
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
