import { redirect } from '@tanstack/react-router';
import type { Screen } from '../app/screen.tsx';
import { SharedBetHost } from './shared-bet-host.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the way home: the shared bet a link led to. */
    sharedBetId?: string;
  }
}

/** Whoever follows a link to a shared bet sees it over the home page. */
export const sharedBetScreen: Screen = async ({ search }) => {
  const id = 'id' in search ? String(search.id) : '';
  throw redirect({ href: '/home', replace: true, state: { sharedBetId: id } });
};

/** The home page, and over it the shared bet a link led to. */
export function withSharedBet(screen: Screen): Screen {
  return async (place) => {
    const { element, dispose } = await screen(place);
    return {
      element: (
        <>
          {element}
          <SharedBetHost />
        </>
      ),
      dispose,
    };
  };
}
