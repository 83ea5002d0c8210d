import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

/** The inline scripts of every page, and the oldest version of JavaScript that they must run in. */
const SCRIPTS = [
  { input: 'src/app/head/head.ts', target: undefined, injectTo: 'head' },
  { input: 'src/app/head/old-browser.ts', target: 'es2015', injectTo: 'body-prepend' },
] as const;

/** Bundles the inline scripts into index.html. */
export function head(): Plugin {
  let browsers: string | false | string[];
  let page: string;
  return {
    name: 'head',
    configResolved({ root, build: { target } }) {
      browsers = target;
      page = join(root, 'index.html');
    },
    transformIndexHtml: (_, { filename }) =>
      // Not for the pages of tests and of the kit.
      Promise.all(
        (filename === page ? SCRIPTS : []).map(
          async ({ input, target = browsers, injectTo }): Promise<HtmlTagDescriptor> => ({
            tag: 'script',
            children: await bundle(input, target),
            injectTo,
          }),
        ),
      ),
  };
}

/** A script with its imports, bundled into code without global declarations. */
async function bundle(input: string, target: string | false | string[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
