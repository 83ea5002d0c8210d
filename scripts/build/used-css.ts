import type { ChildNode, Container, Root } from 'postcss';
import { DOCUMENT_CLASSES } from '#src/device/preferences.ts';

/**
 * The rules of a style sheet that a page needs for its first view: rules whose classes and elements occur in its HTML.
 * Rules for print are left out.
 */
export function usedCss(sheet: Root, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  // The script in the head sets these before the page is shown.
  for (const name of Object.keys(DOCUMENT_CLASSES)) classes.add(name);
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name]) => name));
  /** Whether the page contains all names in a selector without functions and attributes. */
  const hasNames = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...selector.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)].every(([, name]) =>
      elements.has(name),
    );
  const isUsed = (selector: string) => {
    let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
    // From the innermost function outwards. The page needs only one of several alternatives.
    for (let before = ''; before !== bare; ) {
      before = bare;
      bare = bare.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, list: string) =>
        /^(is|where|has)$/.test(name) && !list.split(',').some(hasNames) ? '.none-of-them' : '',
      );
    }
    return hasNames(bare);
  };
  const animations = new Map<string, string>();

  const print = (node: ChildNode): string => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isUsed);
      return selectors.length > 0 ? `${selectors.join()}{${node.nodes.join(';')}}` : '';
    }
    if (node.type !== 'atrule') return '';
    if (node.name === 'media' && node.params === 'print') return '';
    if (node.name === 'keyframes') animations.set(node.params, node.toString());
    if (node.name === 'keyframes') return '';
    if (node.name === 'font-face' || !node.nodes) return `${node}${node.nodes ? '' : ';'}`;
    const inner = printAll(node);
    return inner && `@${node.name} ${node.params}{${inner}}`;
  };
  const printAll = ({ nodes }: Container) => (nodes ?? []).map(print).join('');

  const rules = printAll(sheet);
  const used = [...animations].filter(([name]) => new RegExp(`\\b${name}\\b`).test(rules));
  return rules + used.map(([, frames]) => frames).join('');
}
