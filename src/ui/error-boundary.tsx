import { Component, type ReactNode } from 'react';

export interface Failure {
  error: unknown;
  /** Renders the children again. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  /** Replaces the children after an error. */
  fallback: ReactNode | ((failure: Failure) => ReactNode);
  /** With another one, the children are rendered again. */
  resetKey?: unknown;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  failed?: { error: unknown } | undefined;
}

/** Keeps an error in its children from removing what is around them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, before: State) {
    if (this.state.failed && before.failed && !Object.is(resetKey, this.props.resetKey))
      this.#retry();
  }

  #retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: undefined });
  };

  override render() {
    const { failed } = this.state;
    const { children, fallback } = this.props;
    if (!failed) return children;
    return typeof fallback === 'function'
      ? fallback({ error: failed.error, retry: this.#retry })
      : fallback;
  }
}
