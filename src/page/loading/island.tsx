import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { firstInput, firstPress } from '#src/page/input/first-input.ts';
import { Button } from '#src/ui/controls/button.tsx';
import {
  HydrationMark,
  isBrowser,
  useHydrated,
  useHydratingPart,
  useWasPrerendered,
} from './hydration.ts';
import styles from './island.module.css';
import { forgetFailures } from './load-once.ts';
import { styleSheet } from './style-sheet.ts';

interface IslandOptions<Props> {
  /** Estimated height (CSS length), which keeps the content below from jumping. */
  height?: string;
  /**
   * The moment when the part of a prerendered page hydrates: `now` in a separate task, with the first `input` or
   * `press`, or once the reader is within a screen of it (`near`). Parts that do not hydrate now must be
   * below the first screen, except with `press`, whose code loads when a pointer or the focus comes to the part.
   */
  when?: 'now' | 'input' | 'press' | 'near';
  /** Whether it differs on every visit: the prerendered page only reserves its space. */
  clientOnly?: true;
  /** For a part without state or handlers: a prerendered page keeps its HTML, and its code is never loaded. */
  still?: {
    className?: string | undefined;
    /** `span` for a drawing in a button, without a placeholder or a message about a failure. */
    as?: 'div' | 'span';
  };
  /** The placeholder until it has loaded; by default an empty element of the estimated height. */
  placeholder?: (props: Props) => ReactNode;
}

/** A part of a page, which can be loaded before it is rendered. */
type Island<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * A part of a page that is loaded separately: the page is readable before and without it. Its parents must not
 * render again while the page hydrates, or React discards its HTML.
 * @param name the name of the part, as the subject of a sentence: 'This exercise'
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { height = '0', when = 'now', clientOnly, still, placeholder }: IslandOptions<Props> = {},
): Island<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const preload = () => {
    loading ??= load();
    return loading;
  };
  // A failure is stored until then: otherwise every render would load again.
  const forget = () => {
    loading = null;
    forgetFailures();
  };
  /** Whether the page counts as hydrated only after this part. */
  const isAwaited = when === 'now' || when === 'input';
  const { className, as: Box = 'div' } = still ?? {};
  const isPicture = Box === 'span';

  function Loaded(props: Props) {
    const Component = use(preload());
    return (
      <>
        <Component {...props} />
        <HydrationMark isAwaited={isAwaited} />
      </>
    );
  }

  function Part({ own, until }: { own: Props; until: Promise<void> | null }) {
    useHydratingPart(isAwaited);
    const fallback = isPicture
      ? null
      : (placeholder?.(own) ?? (
          <div
            className={styles.placeholder}
            data-lazy-placeholder
            style={{ '--height': height } as CSSProperties}
          >
            {clientOnly && <noscript>{name} needs JavaScript.</noscript>}
          </div>
        ));
    let content: ReactNode = <Loaded {...own} />;
    if (clientOnly) content = <ClientOnly fallback={fallback}>{content}</ClientOnly>;
    if (until) content = <Waiting until={until}>{content}</Waiting>;
    return (
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => <Failure onRetry={resetErrorBoundary} />}
        onReset={forget}
      >
        <Suspense fallback={fallback}>{content}</Suspense>
      </ErrorBoundary>
    );
  }

  function Failure({ onRetry }: { onRetry: () => void }) {
    useEffect(() => {
      window.addEventListener('online', onRetry);
      return () => {
        window.removeEventListener('online', onRetry);
        // A later visit to the page tries again.
        forget();
      };
    }, [onRetry]);
    if (isPicture) return <HydrationMark isAwaited={isAwaited} />;
    return (
      <p role="alert" className={`controls ${styles.failed}`}>
        {name} could not be loaded.
        <Button onClick={onRetry}>Try again</Button>
        <HydrationMark isAwaited={isAwaited} />
      </p>
    );
  }

  function Still({ own }: { own: Props }) {
    if (useWasPrerendered()) {
      return (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty, and hydration keeps the prerendered HTML
        <Box className={className} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
      );
    }
    return (
      <Box className={className}>
        <Part own={own} until={null} />
      </Box>
    );
  }

  function Island(props: Props) {
    if (still) return <Still own={props} />;
    if (when === 'near') return <Near>{(reached) => <Part own={props} until={reached} />}</Near>;
    const until = when === 'input' ? firstInput : when === 'press' ? firstPress : null;
    const part = <Part own={props} until={isBrowser && until ? until() : null} />;
    return when === 'press' ? <div ref={observe}>{part}</div> : part;
  }
  // A failure is reported with the press, which tries again.
  const prepare = () => void preload().catch(forget);
  /** Notices a pointer or the focus on a part. React itself gets these events only after hydration. */
  const observe = (element: Element | null) => {
    const heard = new AbortController();
    for (const type of ['pointerenter', 'focusin'])
      element?.addEventListener(type, prepare, { once: true, signal: heard.signal });
    return () => heard.abort();
  };
  return Object.assign(Island, { preload });
}

function ClientOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Styled>{children}</Styled> : fallback;
}

/** Delays content that is new to the page until the style sheet has loaded. */
function Styled({ children }: { children: ReactNode }) {
  const loading = styleSheet();
  if (loading) use(loading);
  return children;
}

/** Delays hydration; until then the prerendered HTML stays in place. */
function Waiting({ until, children }: { until: Promise<void>; children: ReactNode }) {
  if (useWasPrerendered()) use(until);
  return children;
}

/** A constant object, so that React never sets the HTML again. */
const EMPTY = { __html: '' };

/** Notices when the reader is within a screen of the part. */
function Near({ children }: { children: (reached: Promise<void>) => ReactNode }) {
  const [{ observe, reached }] = useState(createPlace);
  return <div ref={observe}>{children(reached)}</div>;
}

function createPlace() {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const observe = (element: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { rootMargin: '100%' },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  };
  return { observe, reached };
}
