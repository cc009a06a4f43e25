import { createRootRouteWithContext } from '@tanstack/react-router';
import sportsMenu from '../../__generated__/sportsMenuDataQuery$parameters.ts';
import { NotFoundView } from '../../shell/not-found-view.tsx';
import { Shell } from '../../shell/shell.tsx';
import { preloadQuery } from '../screen.tsx';
import type { RouterContext } from './router-context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context }) => ({ menu: preloadQuery(context.environment, sportsMenu, {}, { isPublic: true }) }),
  component: function Root() {
    const { menu } = rootRoute.useLoaderData();
    return <Shell menu={menu} />;
  },
  notFoundComponent: NotFoundView,
});
