import type { Container, Root } from 'postcss';

/**
 * The rules of a style sheet that a page needs to be shown as it stands: those whose classes and elements it
 * has. Rules for paper are left out.
 */
export function usedCss(sheet: Root, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  // Set by the script in the head, before the page is shown.
  classes.add('dark');
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name]) => name));
  const used = sheet.clone();
  used.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  used.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter((selector) => {
      const { ofClasses, ofElements } = namesIn(selector);
      return (
        ofClasses.every((one) => classes.has(one)) && ofElements.every((one) => elements.has(one))
      );
    });
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeEmpty(used);
  const text = used.toString();
  used.walkAtRules('keyframes', (rule) => {
    if (text.split(rule.params).length === 2) rule.remove();
  });
  return used.toString();
}

/** The names that a selector requires: not those in a function, which may be one of several. */
function namesIn(selector: string) {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  const ofClasses = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const ofElements = [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)].map(
    ([, name = '']) => name,
  );
  return { ofClasses, ofElements };
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' && node.type !== 'rule') return;
    if (!node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
