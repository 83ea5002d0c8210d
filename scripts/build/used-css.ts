import type { ChildNode, Container, Root, Rule } from 'postcss';

/** The classes and elements that a selector requires of a page. */
interface Names {
  classes: readonly string[];
  elements: readonly string[];
}

/**
 * The rules of a style sheet that a page needs for its first view: those whose classes and elements its HTML
 * has. Rules for paper are left out.
 */
export function usedCss(sheet: Root, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  // Set by the script in the head, before the page is shown.
  classes.add('dark');
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name]) => name));
  const hasNames = (selector: string) => {
    const names = namesIn(selector);
    return (
      names.classes.every((one) => classes.has(one)) &&
      names.elements.every((one) => elements.has(one))
    );
  };
  const isUsed = (selector: string) => {
    let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
    // From the innermost function outwards. Of alternatives, the page needs to have one.
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
      return selectors.length > 0 ? `${selectors.join()}{${bodyOf(node)}}` : '';
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

const bodies = new WeakMap<Rule, string>();

function bodyOf(rule: Rule): string {
  const known = bodies.get(rule);
  if (known !== undefined) return known;
  const body = rule.nodes.join(';');
  bodies.set(rule, body);
  return body;
}

const known = new Map<string, Names>();

/** The names that a selector without functions and attributes requires. */
function namesIn(selector: string): Names {
  const found = known.get(selector);
  if (found) return found;
  const names = (pattern: RegExp) => [...selector.matchAll(pattern)].map(([, name = '']) => name);
  const required = {
    classes: names(/\.([\w-]+)/g),
    elements: names(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi),
  };
  known.set(selector, required);
  return required;
}
