import { RouterProvider } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { CrashBoundary } from '../shell/crash-boundary.tsx';
import { StartupGate } from '../shell/startup-gate.tsx';
import { AppContext } from './app-context.ts';
import type { Worlds } from './identity-world.ts';
import type { Session } from './session/session.ts';
import type { Startup } from './startup/startup.ts';

interface AppProps {
  session: Session;
  startup: Startup;
  worlds: Worlds;
}

/** The app of whoever is here now. */
export function App({ session, startup, worlds }: AppProps) {
  const { live, router } = useSyncExternalStore(worlds.subscribe, () => worlds.current);
  const services = useMemo(() => ({ session, startup, live }), [session, startup, live]);
  return (
    <CrashBoundary>
      <AppContext value={services}>
        <RelayEnvironmentProvider environment={live.environment}>
          <StartupGate>
            <RouterProvider key={worlds.current.identity} router={router} />
          </StartupGate>
        </RelayEnvironmentProvider>
      </AppContext>
    </CrashBoundary>
  );
}
