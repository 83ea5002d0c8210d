/** The React whose code the cuts are made for. With another one the build fails, and the cuts have to be checked again. */
const VERSION = '19.3';

/** A feature of React DOM that the app does not use, and what is taken away with it. */
interface Cut {
  /** What `react` and `react-dom` export for it. The build fails if one of them is imported. */
  exports?: readonly string[];
  /** Functions that do nothing from now on. */
  emptied?: readonly string[];
  /** Code to remove: from one text up to another, which stays. `instead` takes its place. */
  removed?: readonly { from: string; upTo: string; instead?: string }[];
}

/**
 * What every page would load for nothing: 8.5 kB after gzip. Where a cut is the only entrance to functions,
 * Rolldown leaves them out as well. Features without an export, such as events, are looked for in the
 * source code by the test.
 */
export const CUTS: Readonly<Record<string, Cut>> = {
  'view transitions': {
    exports: ['ViewTransition', 'addTransitionType'],
    emptied: [
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
  },
  'refs of fragments': {
    emptied: [
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
      'isFragmentInstanceParent',
    ],
    removed: [
      {
        from: 'if (null === current.stateNode) {\n            var fragmentInstance',
        upTo: 'instanceToUse = current.stateNode;\n          break;\n        default',
        instead: 'throw Error("No ref of a fragment");\n',
      },
      { from: 'function FragmentInstance(', upTo: 'function clearContainerSparingly(' },
    ],
  },
  'resource hints': {
    exports: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    removed: [{ from: '  D: prefetchDNS,', upTo: '};\nfunction flushSyncWork()' }],
  },
  'form actions, and the events select, beforeinput and composition': {
    exports: ['requestFormReset', 'useActionState', 'useFormState', 'useFormStatus'],
    removed: [
      {
        from: 'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch',
        upTo: '}\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
      },
      {
        from: 'i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;',
        upTo: '}\nfunction defaultOnDefaultTransitionIndicator(',
      },
    ],
  },
};

/** The exports of React that the app does without. */
export const CUT_EXPORTS: ReadonlySet<string> = new Set(
  Object.values(CUTS).flatMap(({ exports = [] }) => exports),
);

/**
 * React DOM's production code without the features of `cuts`.
 * @throws Error if it is of another version, or if a text or function is not there exactly once or still used
 */
export function cutReactDom(code: string, cuts: Readonly<Record<string, Cut>> = CUTS): string {
  if (!code.includes(`exports.version = "${VERSION}.`)) throw new Error(`React is not ${VERSION}`);
  return Object.entries(cuts).reduce((rest, [name, { emptied = [], removed = [] }]) => {
    const taken: string[] = [];
    const cut = (from: string, upTo: string, instead: string) => {
      const [before = '', after, ...more] = rest.split(from);
      const end = after?.indexOf(upTo) ?? -1;
      if (after === undefined || end < 0 || more.length > 0)
        throw new Error(`React has another form, so cut it otherwise (${name}): ${from}`);
      taken.push(from + after.slice(0, end));
      rest = before + instead + after.slice(end);
    };
    for (const { from, upTo, instead = '' } of removed) cut(from, upTo, instead);
    for (const one of emptied) cut(`\nfunction ${one}(`, '\n}\n', `\nfunction ${one}() {`);
    for (const [, gone = ''] of taken.join('').matchAll(/^function (\w+)\(/gm)) {
      if (!emptied.includes(gone) && new RegExp(`\\b${gone}\\b`).test(rest))
        throw new Error(`React still uses ${gone}, which was cut (${name})`);
    }
    return rest;
  }, code);
}
