import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStartupPayload } from '../app/app-context.ts';
import { RequestError } from '../app/network/request-error.ts';
import { useBackOnline } from '../app/online.ts';
import { report } from '../app/report.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { RenderCrashView } from './render-crash-view.tsx';
import styles from './view.module.css';

/** Where a page was to stand: its query failed, it does not exist, or drawing it broke. */
export function PageErrorView({ error: thrown, reset }: ErrorComponentProps) {
  const router = useRouter();
  const supportEmail = useStartupPayload()?.serviceAttributes.supportEmail;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  useEffect(() => report('page', error.message), [error.message]);
  const again = () => {
    reset();
    void router.invalidate();
  };
  // What failed for want of a connection is asked for again by itself once there is one.
  useBackOnline(() => {
    if (isRequestFailure(error)) again();
  });
  if (error.message.toLowerCase() === 'page not found') return <NotFoundView />;
  if (!isRequestFailure(error)) return <RenderCrashView supportEmail={supportEmail} />;
  return (
    <div className={styles.view}>
      <ErrorState title="Missed the shot" body="This page did not load. Nothing was lost." onRetry={again} />
    </div>
  );
}

/** Relay wraps what the network threw; both count. */
function isRequestFailure(error: Error): boolean {
  return error instanceof RequestError || error.name === 'RelayNetwork' || 'source' in error;
}
