// The accessibility tree of a slide, as a screen reader gets it, which holds more than the document shows.

import type { CDPSession } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof wholeTree>>;
const wholeTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
type Node = Tree['nodes'][number];

/** The spoken properties of an element beside its name, in a line. */
function qualities({ role, description, value, properties = [] }: Node): string {
  const states = properties
    .filter(({ name }) => name !== 'focused')
    .map(({ name, value }) => `${name}=${value.value}`);
  return [role?.value, description?.value, value?.value, ...states].filter(Boolean).join(' ');
}

/** The text of the accessibility tree. */
export interface Spoken {
  names: string[];
  /** Descriptions, values and states. */
  more: string[];
}

/**
 * Reads the accessibility tree of the page.
 * @returns also how options and sounds differ in it, which must be alike until the reveal but for what is seen
 * of them
 */
export async function readSpoken(session: CDPSession): Promise<Spoken & { problems: string[] }> {
  const all = await wholeTree(session);
  const said = all.nodes.filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox');
  const names = said.map(({ name }) => `${name?.value ?? ''}`);
  const more = said.map(qualities);
  const problems: string[] = [];
  const { root } = await session.send('DOM.getDocument');
  for (const selector of ['[data-option]', '[data-sound]']) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `dialog[open] ${selector}`,
    });
    const states = new Set<string>();
    for (const nodeId of nodeIds) {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        nodeId,
        fetchRelatives: false,
      });
      const [node] = nodes;
      if (!node) continue;
      states.add(qualities(node));
      const name = `${node.name?.value}`;
      const seen = await seenOf(session, nodeId);
      const isPlain = selector === '[data-option]' ? name === seen : /^\w+ sound \d$/.test(name);
      if (!isPlain) problems.push(`“${seen}” is spoken as “${name}”`);
    }
    if (states.size > 1) problems.push(`not spoken alike: ${[...states].join(' | ')}`);
  }
  return { names, more, problems };
}

/** The text that is seen of an element, its parts with a space between them. */
async function seenOf(session: CDPSession, nodeId: number): Promise<string> {
  const { object } = await session.send('DOM.resolveNode', { nodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: `function () {
      const copy = this.cloneNode(true);
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
      return [...copy.children].map((part) => part.textContent.trim()).filter(Boolean).join(' ');
    }`,
    returnByValue: true,
  });
  return `${result.value}`.replace(/\s+/g, ' ');
}

/** Words that give an answer away, however short the text is. */
const TELLING = /\b(right|wrong|belongs|strokes on)\b/i;
/** Shorter texts are in others by chance. */
const LENGTH = 12;

/** The lines after the reveal that the tree held before it, too. */
export function spokenEarly(early: Spoken, { names }: Spoken): string[] {
  const before = [...early.names, ...early.more];
  return names
    .filter((name) => !early.names.includes(name))
    .filter((name) => name.length >= LENGTH || TELLING.test(name))
    .filter((name) => before.some((text) => text.includes(name)))
    .map((name) => `says before the reveal: “${name}”`);
}
