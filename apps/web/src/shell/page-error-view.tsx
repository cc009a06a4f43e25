import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStartupPayload } from '../app/app-context.ts';
import { report } from '../app/report.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { isRequestFailure, useAnotherTry } from './another-try.ts';
import { NotFoundView } from './not-found-view.tsx';
import { RenderCrashView } from './render-crash-view.tsx';
import styles from './view.module.css';

/** Where a page was to stand: its query failed, it does not exist, or drawing it broke. */
export function PageErrorView({ error: thrown, reset }: ErrorComponentProps) {
  const supportEmail = useStartupPayload()?.serviceAttributes.supportEmail;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  useEffect(() => report('page', error.message), [error.message]);
  const again = useAnotherTry(error, reset);
  if (error.message.toLowerCase() === 'page not found') return <NotFoundView />;
  if (!isRequestFailure(error)) return <RenderCrashView supportEmail={supportEmail} />;
  return (
    <div className={styles.view}>
      <ErrorState title="Missed the shot" body="This page did not load. Nothing was lost." onRetry={again} />
    </div>
  );
}
