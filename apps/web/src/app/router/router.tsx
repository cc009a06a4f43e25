import { createRouter, type RouterHistory } from '@tanstack/react-router';
import {
  loginScreen,
  signUpScreen,
  signUpSuccessScreen,
  summaryScreen,
} from '../../account/account.screen.ts';
import { SummaryPlaceholder } from '../../account/summary-placeholder.tsx';
import { catalogueScreen } from '../../dev-tools/dev-tools.screen.ts';
import { marketplaceScreen } from '../../marketplace/marketplace.screen.ts';
import type { PageKind } from '../../marketplace/page/canonical.ts';
import { PagePlaceholder } from '../../marketplace/page/page-skeleton.tsx';
import { myBetsScreen } from '../../my-bets/my-bets.screen.ts';
import { MyBetsPlaceholder } from '../../my-bets/my-bets-placeholder.tsx';
import { quickBetsScreen, withQuickBets } from '../../quick-bets/quick-bets.screen.tsx';
import { sharedBetScreen, withSharedBet } from '../../shared-bet/shared-bet.screen.tsx';
import { CardPlaceholder } from '../../shell/card-placeholder.tsx';
import { houseRulesScreen } from '../../shell/house-rules.screen.ts';
import { PageErrorView } from '../../shell/page-error-view.tsx';
import { depositScreen } from '../../wallet/wallet.screen.ts';
import type { Screen } from '../screen.tsx';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';
import { screenRoute, wayRoute } from './screen-route.tsx';

/** A page that comes slower than this shows its placeholder. */
const PLACEHOLDER_AFTER_MS = 150;

/** Before the first page index.html shows its boxes: a placeholder in their place is no gain, and holds up what follows it. */
const FIRST_PATIENCE_MS = 800;
const PATIENCE_MS = 150;

const COMPETITION = '/sport/$sport/organization/$organization/competition/$competition';
const EVENT = `${COMPETITION}/event/$eventId`;

/** Every address of the marketplace; what follows a league or an event is the server's to read. */
const marketplacePaths: readonly [PageKind, Screen, ...string[]][] = [
  ['home', withSharedBet(marketplaceScreen), '/', '/home'],
  ['live', marketplaceScreen, '/live', '/live/$'],
  ['parlay', marketplaceScreen, '/parlay-lounge', '/parlay-lounge/$'],
  ['competition', marketplaceScreen, COMPETITION, `${COMPETITION}/section/$sectionSlug`, `${COMPETITION}/$`],
  ['event', withQuickBets(marketplaceScreen), EVENT, `${EVENT}/section/$sectionSlug`, `${EVENT}/$`],
];

const pages = marketplacePaths.flatMap(([kind, screen, ...paths]) =>
  paths.map((path) => screenRoute({ path, screen, placeholder: <PagePlaceholder kind={kind} /> })),
);

const routeTree = rootRoute.addChildren([
  ...pages,
  screenRoute({
    path: '/my-bets',
    screen: myBetsScreen,
    only: 'patron',
    placeholder: <MyBetsPlaceholder isPage />,
  }),
  screenRoute({
    path: '/my-bets/$',
    screen: myBetsScreen,
    only: 'patron',
    placeholder: <MyBetsPlaceholder isPage />,
  }),
  screenRoute({ path: '/shared_bet', screen: sharedBetScreen }),
  screenRoute({ path: '/quick-bets/$', screen: quickBetsScreen }),
  screenRoute({ path: '/login', screen: loginScreen, only: 'visitor' }),
  screenRoute({ path: '/signup', screen: signUpScreen, only: 'visitor' }),
  screenRoute({ path: '/signup/success', screen: signUpSuccessScreen, only: 'patron' }),
  screenRoute({
    path: '/account/summary',
    screen: summaryScreen,
    only: 'patron',
    placeholder: <SummaryPlaceholder />,
  }),
  wayRoute('/account', '/account/summary'),
  wayRoute('/me/account_summary', '/account/summary'),
  screenRoute({
    path: '/wallet/deposit',
    screen: depositScreen,
    only: 'patron',
    placeholder: <CardPlaceholder label="Loading your deposit" />,
  }),
  screenRoute({ path: '/house-rules', screen: houseRulesScreen }),
  ...(import.meta.env.FAIRLINE_DEV_TOOLS
    ? [screenRoute({ path: '/dev-tools/catalogue', screen: catalogueScreen })]
    : []),
]);

type Services = Omit<RouterContext, 'patienceMs' | 'isReturn'>;

export function createAppRouter(history: RouterHistory, given: Services) {
  let shown = 0;
  const services = { ...given, isReturn: (place: number) => place < shown };
  const router = createRouter({
    routeTree,
    history,
    context: { ...services, patienceMs: FIRST_PATIENCE_MS },
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageErrorView,
    // Sections of an event are parts of one page: the page stays where it is.
    scrollRestoration: ({ location }) => !isEventSection(location.pathname),
  });
  // The first page has nothing before it to keep showing; later ones have.
  const stop = router.subscribe('onResolved', () => {
    stop();
    const context = { ...services, patienceMs: PATIENCE_MS };
    router.update({ ...router.options, context, defaultPendingMs: PLACEHOLDER_AFTER_MS });
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    shown = toLocation.state.__TSR_index;
  });
  return router;
}

export function isEventSection(path: string): boolean {
  return /\/event\/[^/]+\/section\//.test(path);
}
