import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { AppContext } from '../../app/app-context.ts';
import { Session } from '../../app/session/session.ts';
import { writeTokens } from '../../app/session/tokens.ts';
import { Startup } from '../../app/startup/startup.ts';
import { Store } from '../../app/store.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { SlipProvider } from '../slip-context.tsx';
import type { House } from './house.ts';

interface RenderOptions {
  readonly as?: 'visitor' | 'patron';
}

/** Draws a part of the app as it stands in it: session, Relay, router, betslip and toasts around it. */
export function renderInApp(house: House, part: ReactNode, { as = 'patron' }: RenderOptions = {}) {
  const session = new Session();
  if (as === 'patron') {
    writeTokens({
      bearerToken: 'bearer',
      refreshToken: 'refresh',
      limitedAccessToken: null,
      userId: 'patron-1',
      accessTokenRefreshAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
  }
  session.start();
  session.settle(true);
  const startup = new Startup();
  const resumed = new Set<() => void>();
  const interrupted = new Store(false);
  const live = {
    environment: house.environment,
    onResumed: (listener: () => void) => {
      resumed.add(listener);
      return () => resumed.delete(listener);
    },
    interrupted,
    close: () => {},
  };
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '$', component: () => part });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: () => part });
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  const router = createRouter({ routeTree: root.addChildren([index, home]), history });
  const shown = render(
    <AppContext value={{ session, startup, live }}>
      <RelayEnvironmentProvider environment={house.environment}>
        <SlipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </SlipProvider>
      </RelayEnvironmentProvider>
    </AppContext>,
  );
  const resume = () => {
    for (const listener of resumed) listener();
  };
  return { ...shown, session, startup, history, resume, interrupted };
}
