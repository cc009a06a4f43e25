import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnline } from '../../app/online.ts';
import { report } from '../../app/report.ts';
import { isRequestFailure, useAnotherTry } from '../../shell/another-try.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { usePageUpdates } from '../live/use-page-updates.ts';
import { keptPage } from './kept-page.ts';
import { MarketplacePage } from './marketplace-page.tsx';

interface SectionErrorProps extends ErrorComponentProps {
  /** Canonical, of what did not come. */
  path: string;
}

/** Where a section of an event did not come: the page of the event as it was, with that said in its panel. Of other pages nothing stands. */
export function SectionError({ error: thrown, reset, path }: SectionErrorProps) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const kept = keptPage(useRelayEnvironment(), path);
  if (kept === undefined || !isRequestFailure(error)) throw error;
  return (
    <>
      <Followed path={kept.path} />
      <MarketplacePage page={kept.page} path={path} instead={<NotLoaded error={error} reset={reset} />} />
    </>
  );
}

function NotLoaded({ error, reset }: { error: Error; reset: () => void }) {
  const again = useAnotherTry(error, reset);
  const isOnline = useOnline();
  useEffect(() => report('page', error.message), [error.message]);
  const why = isOnline ? 'These bets did not load.' : 'You are offline, so these bets did not load.';
  return <ErrorState title="Missed the shot" body={`${why} Nothing was lost.`} onRetry={again} />;
}

function Followed({ path }: { path: string }) {
  usePageUpdates(path, undefined);
  return null;
}
