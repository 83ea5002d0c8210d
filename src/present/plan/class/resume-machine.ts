import { assertEvent, fromCallback, fromPromise, setup } from 'xstate';
import type { ClassPlan } from '#src/classroom/class-plan.ts';
import type { OpenClass } from '#src/classroom/open-class.ts';
import { resumePlan } from '#src/present/plan/present-plan.ts';

interface ResumedClass {
  plan: ClassPlan;
  open: OpenClass;
}

/** The visitor's actions on the page of the plan. */
export type PageUse =
  /** An element of the page gets the focus, text is typed, or the page is scrolled by wheel or finger. */
  { type: 'page.used' } | { type: 'page.scrolled' };

type ResumeEvent =
  | PageUse
  /** The plan is visible: the page has loaded, or the class has been left. */
  | { type: 'page.shown' }
  | { type: 'page.covered' }
  | ({ type: 'class.resume' } & ResumedClass);

/**
 * The way from the page of a plan back into its class, by `class.resume`. While the page is `untouched`, the next press
 * of a clicker resumes as well: until an element gets the focus, text is typed or the page is scrolled.
 */
export const resumeMachine = setup({
  types: {} as { events: ResumeEvent },
  actors: {
    use: fromCallback<PageUse>(({ sendBack }) => {
      const used = () => sendBack({ type: 'page.used' });
      const scrolled = () => sendBack({ type: 'page.scrolled' });
      const typed = ({ key }: KeyboardEvent) => {
        if (key.length === 1) used();
      };
      const controller = new AbortController();
      const options = { passive: true, signal: controller.signal };
      document.addEventListener('focusin', used, options);
      document.addEventListener('keydown', typed, options);
      window.addEventListener('wheel', used, options);
      window.addEventListener('touchmove', used, options);
      window.addEventListener('scroll', scrolled, options);
      return () => controller.abort();
    }),
    present: fromPromise<void, ResumedClass>(({ input }) => resumePlan(input.plan, input.open)),
  },
  delays: {
    /** Time for which scroll events come from restoring the position, not from the visitor (milliseconds). */
    settled: 2000,
  },
}).createMachine({
  id: 'resume',
  initial: 'covered',
  on: { 'page.covered': '.covered' },
  states: {
    covered: {
      on: { 'page.shown': 'untouched' },
    },
    untouched: {
      invoke: { src: 'use' },
      on: { 'page.used': 'touched', 'class.resume': 'resuming' },
      initial: 'settling',
      states: {
        settling: { after: { settled: 'settled' } },
        settled: { on: { 'page.scrolled': '#resume.touched' } },
      },
    },
    touched: {
      on: { 'class.resume': 'resuming' },
    },
    resuming: {
      // The class covers the page during this state.
      invoke: {
        src: 'present',
        input: ({ event }) => {
          assertEvent(event, 'class.resume');
          return event;
        },
        onError: 'touched',
      },
    },
  },
});
