import { useEffect, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useShownPatron } from '../../app/app-context.ts';
import { report } from '../../app/report.ts';
import { currentFollowed, type Followed, onFollowed } from './followed.ts';

/**
 * Whom the patron follows; undefined for visitors, for whom nothing is personal, and until it is known.
 * @param isWanted asks only then: most pages need not know
 */
export function useFollowed(isWanted: boolean): Followed | undefined {
  const patronId = useShownPatron();
  const environment = useRelayEnvironment();
  const known = useSyncExternalStore(onFollowed, currentFollowed);
  const own = known?.patronId === patronId ? known : undefined;
  const isMissing = isWanted && patronId !== undefined && own === undefined;
  useEffect(() => {
    if (!isMissing || patronId === undefined) return;
    let isWaiting = true;
    import('./follow.ts')
      .then(({ readFollowed }) => (isWaiting ? readFollowed(environment, patronId) : undefined))
      .catch((error: unknown) => report('marketplace', 'Whom the patron follows is not known', error));
    return () => {
      isWaiting = false;
    };
  }, [environment, isMissing, patronId]);
  return isWanted ? own : undefined;
}
