import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NFL } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';
import { PagePlaceholder } from './page-skeleton.tsx';

const PATHS = {
  home: '/home',
  live: '/live',
  competition: NFL,
  event: `${NFL}/event/g1`,
  parlay: '/parlay-lounge',
} as const;

const KINDS = ['home', 'live', 'competition', 'event', 'parlay'] as const;

/** What of a page there are boxes for. */
function boxes(parent: ParentNode) {
  const countOf = (name: string) => parent.querySelectorAll(`.${name}`).length;
  return {
    chips: parent.querySelector('.chips')?.childElementCount ?? 0,
    featured: countOf('bet'),
    live: countOf('liveRow'),
    games: countOf('row'),
    board: countOf('board'),
    drawers: countOf('drawer'),
  };
}

test('the boxes of a page that loads are those of its kind: chips and featured bets of home, cards of games in play, a league’s games, an event’s board and drawers [PAGE-006]', () => {
  const drawn = KINDS.map((kind) => {
    const { container, unmount } = render(<PagePlaceholder kind={kind} />);
    const found = [kind, boxes(container)];
    unmount();
    return found;
  });
  const none = { chips: 0, featured: 0, live: 0, games: 0, board: 0, drawers: 0 };
  expect(Object.fromEntries(drawn)).toEqual({
    home: { ...none, chips: 6, featured: 3, live: 3, games: 3 },
    live: { ...none, live: 5 },
    competition: { ...none, games: 8 },
    event: { ...none, board: 1, drawers: 5 },
    parlay: { ...none, live: 5, games: 3 },
  });
});

test('until a page is answered those of its address stand there [PAGE-006]', async () => {
  const resolvers = { page: () => new Promise(() => {}) };
  const found = new Set<string>();
  for (const kind of KINDS) {
    const placeholder = render(<PagePlaceholder kind={kind} />);
    const wanted = boxes(placeholder.container);
    placeholder.unmount();
    const { container, unmount } = show(page([]), PATHS[kind], null, { resolvers });
    await waitFor(() => expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1));
    expect({ kind, ...boxes(container) }).toEqual({ kind, ...wanted });
    found.add(JSON.stringify(wanted));
    unmount();
  }
  expect(found.size).toBe(KINDS.length);
});
