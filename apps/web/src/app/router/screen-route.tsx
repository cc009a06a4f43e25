import { createRoute, redirect, useLoaderData, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Screen } from '../screen.tsx';
import type { Session } from '../session/session.ts';
import { loginPath, pathAfterLogin } from './previous-path.ts';
import { rootRoute } from './root-route.tsx';
import { ShownScreenView } from './shown-screen.tsx';

interface ScreenRouteOptions {
  path: string;
  screen: Screen;
  /** Stands there, at the size of the screen, until code and data are there. */
  placeholder?: ReactNode;
  /** patron: visitors are sent to log in and come back after. visitor: patrons are sent on. */
  only?: 'patron' | 'visitor';
}

/** Makes a route of a screen: pressing a link starts its query and its code at the same time. */
export function screenRoute({ path, screen, placeholder = null, only }: ScreenRouteOptions) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // A page comes back by running its loader again: Relay keeps the data of pages left behind, not the router.
    gcTime: 0,
    shouldReload: true,
    beforeLoad: async ({ context, location }) => {
      const target = await redirectFor(only, context.session, location);
      if (target !== undefined) throw redirect({ href: target, replace: true });
    },
    loader: ({ context, params, location, cause }) =>
      screen({
        environment: context.environment,
        pathname: location.pathname === '/' ? '/home' : location.pathname,
        params,
        search: location.search,
        patienceMs: context.patienceMs,
        isReturn: cause === 'stay' || context.isReturn(location.state.__TSR_index),
      }),
    pendingComponent: () => placeholder,
    component: function RoutedScreen() {
      const { id } = useMatch({ strict: false });
      const shown = useLoaderData({ strict: false });
      return shown && 'element' in shown ? (
        <ShownScreenView key={id} shown={shown} placeholder={placeholder} />
      ) : null;
    },
  });
}

/** An address that only leads to another. */
export function wayRoute(path: string, to: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true });
    },
  });
}

async function redirectFor(
  only: 'patron' | 'visitor' | undefined,
  session: Session,
  { href, search }: { href: string; search: { previousPath?: unknown } },
): Promise<string | undefined> {
  if (only === undefined) return undefined;
  const isPatron = await session.known();
  if (only === 'patron') return isPatron ? undefined : loginPath(href);
  return isPatron ? pathAfterLogin(search.previousPath) : undefined;
}
