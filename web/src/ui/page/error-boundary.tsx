/** Limits a render error to one part of the page. React reports the error. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of the broken part; nothing by default. */
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.isBroken ? (this.props.fallback ?? null) : this.props.children;
  }
}
