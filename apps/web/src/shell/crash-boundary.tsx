import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '../app/report.ts';
import { RenderCrashView } from './render-crash-view.tsx';

interface CrashBoundaryProps {
  /** A new value, such as the path, gives what stands inside another chance. */
  resetKey?: string;
  children: ReactNode;
}

/** Catches what breaks while drawing, reports it and shows the way back. */
export class CrashBoundary extends Component<
  CrashBoundaryProps,
  { error: Error | undefined; resetKey?: string }
> {
  override state: { error: Error | undefined; resetKey?: string } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: { resetKey?: string }) {
    if (resetKey === undefined || resetKey === state.resetKey) return null;
    return { error: undefined, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    report('render', error.message, { error, stack: info.componentStack });
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <RenderCrashView />;
  }
}
