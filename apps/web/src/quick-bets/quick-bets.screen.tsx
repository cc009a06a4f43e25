import { redirect } from '@tanstack/react-router';
import type { Screen } from '../app/screen.tsx';
import { QuickBetsHost } from './quick-bets-host.tsx';

/** quick-bets/<an event's path>: the event's page with Quick Bets open over it. */
export const quickBetsScreen: Screen = async ({ pathname }) => {
  const event = pathname.replace(/^\/quick-bets/, '');
  throw redirect({
    href: event === '' || event === '/' ? '/home' : `${event}?open=quick-bets`,
    replace: true,
  });
};

/** An event's page, and over it Quick Bets while the address says so. */
export function withQuickBets(screen: Screen): Screen {
  return async (place) => {
    const { element, dispose } = await screen(place);
    const { eventId = '' } = place.params;
    return {
      element: (
        <>
          {element}
          <QuickBetsHost path={place.pathname.replace(/\/+$/, '')} eventId={eventId} />
        </>
      ),
      dispose,
    };
  };
}
