import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../../app/app-context.ts';
import { loadAgain } from '../../app/load-again.ts';

/**
 * Keeps a page live while it is shown. The code that does it is no part of the first picture, and comes after it.
 * @param firstScreen where only the first screen was asked for: when that is there. Then the whole page is fetched.
 */
export function usePageUpdates(path: string, firstScreen?: Promise<void>): void {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isOver = false;
    const follow = async ({ PageUpdates }: typeof import('./page-updates.ts')) => {
      const updates = new PageUpdates(environment, path);
      ends.push(
        () => updates.stop(),
        onResumed(() => updates.resume()),
      );
      updates.start();
      await firstScreen;
      if (firstScreen !== undefined && !isOver) await updates.fetchWhole();
    };
    ends.push(
      loadAgain({
        area: 'marketplace',
        what: 'The code that follows a page',
        load: () => import('./page-updates.ts'),
        onLoaded: (code) => void follow(code),
      }),
    );
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [environment, path, firstScreen, onResumed]);
}
