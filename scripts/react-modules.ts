import type { Plugin } from 'vite';
import { CUT_EXPORTS, cutReactDom } from './react-cuts.ts';

const FILES = /\/node_modules\/((?:react|react-dom|scheduler|use-sync-external-store)\/.*)\.js$/;

/** The files that choose between production and development, with what they choose for production. */
const ENTRIES: Readonly<Record<string, string>> = {
  'react/index': './cjs/react',
  'react/jsx-runtime': './cjs/react-jsx-runtime',
  'react-dom/index': './cjs/react-dom',
  'react-dom/client': './cjs/react-dom-client',
  'scheduler/index': './cjs/scheduler',
  // Of XState.
  'use-sync-external-store/shim/with-selector': '../cjs/use-sync-external-store-shim/with-selector',
};

/**
 * Turns React's production files into ES modules, so that the app does without what it does not import: about
 * 2 kB on every page. React DOM is also cut by the features of `react-cuts.ts`.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = FILES.exec(id)?.[1] ?? '';
      if (file.endsWith('/react-dom-client.production'))
        return { code: toModule(cutReactDom(code), id), map: null };
      if (file.endsWith('.production')) return { code: toModule(code, id, CUT_EXPORTS), map: null };
      const entry = ENTRIES[file];
      return entry && { code: `export * from '${entry}.production.js';`, map: null };
    },
  };
}

/**
 * A CommonJS module of React as an ES module. Every `exports.name` becomes a variable.
 * @param without names that are not exported
 * @throws Error if it uses `require` or `exports` in another way
 */
export function toModule(
  code: string,
  id: string,
  without: ReadonlySet<string> = new Set(),
): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace(/^var (\w+ = require\("[\w/-]+"\)[,;]\s*)+$/gm, (statement) => {
      for (const [, name, source] of statement.matchAll(/(\w+) = require\("([\w/-]+)"\)/g))
        imports.push(`import * as ${name} from '${source}';`);
      return '';
    })
    .replace(/^exports\.(\w+) =/gm, 'var exports_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exports_$1')
    .replace(/\bexports_(\w+)/g, (variable, name: string) => {
      names.add(name);
      return variable;
    });
  if (/\b(exports|require|module)\b[.([]/.test(body)) throw new Error(`${id} is of another form`);
  const exported = [...names]
    .filter((name) => !without.has(name))
    .map((name) => `exports_${name} as ${name}`)
    .join(', ');
  return `${imports.join('\n')}\n${body}\nexport { ${exported} };\n`;
}
