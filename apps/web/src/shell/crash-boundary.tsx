import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '../app/report.ts';
import { RenderCrashView } from './render-crash-view.tsx';

/** Catches what breaks while drawing the app itself, reports it and shows the way back. Pages have boundaries of their own. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    report('render', error.message, { error, stack: info.componentStack });
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <RenderCrashView />;
  }
}
