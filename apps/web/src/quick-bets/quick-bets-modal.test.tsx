import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  PlaceQuickBetInput,
  placeQuickBetMutation$variables,
} from '../__generated__/placeQuickBetMutation.graphql.ts';
import type { quickMutationsAddMutation$variables } from '../__generated__/quickMutationsAddMutation.graphql.ts';
import type { quickSectionNodeQuery$variables } from '../__generated__/quickSectionNodeQuery.graphql.ts';
import { error } from '../betslip/testing/bets.ts';
import {
  balancesOf,
  card,
  event,
  money,
  NFL,
  odds,
  selection as offer,
  spread,
} from '../betslip/testing/fixtures.ts';
import type { Resolvers } from '../betslip/testing/house.ts';
import { renderInApp } from '../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../betslip/testing/slip-house.ts';
import { QuickBetsModal } from './quick-bets-modal.tsx';

const PATH = `${NFL}/event/g1`;
const LINES = spread(3.5);

const section = (label: string, pollingMs = 60_000) => ({
  __typename: 'QuickBetsSection',
  id: `QuickBetsSection:${label}`,
  label,
  pollingIntervalMilliseconds: pollingMs,
  deepLink: { webUrl: PATH, canonicalUrl: PATH },
  drawers: [
    { id: `Drawer:${label}`, title: 'Spread', autoExpand: true, cards: [card('ListMarketCard', [LINES])] },
  ],
});

const calledOf = ({ name }: Resolvers) =>
  typeof name === 'object' && name !== null && 'defaultName' in name ? name.defaultName : undefined;

/** Quick Bets of one event whose slip is held here, as on the server. */
function show(
  labels: readonly string[] | undefined,
  draftErrors: Resolvers[] = [],
  pollingMs?: number,
  more: Resolvers = {},
) {
  let held: string | undefined;
  const quickSlip = (): Resolvers => {
    const isMoved = moved !== undefined && held !== moved.id;
    const selection = [...LINES.selections, moved].find((one) => one?.id === held);
    return {
      __typename: 'QuickBetslip',
      id: 'QuickBetslip:g1',
      eventId: 'StandardEvent:g1',
      version: 1,
      errors: [],
      draftBet: selection && {
        __typename: 'DraftBet',
        id: `DraftBet:quick~${held}`,
        amountSourceType: 'CASH',
        placementKey: `slip~quick~${held}`,
        selectedFreeBetId: null,
        patronSetAmountType: 'BET',
        betAmount: money(500),
        winAmount: money(455),
        isPricing: false,
        betToWinRatio: '909090909091',
        errors: draftErrors,
        availableFreeBets: [],
        availablePromotionalCreditBalance: money(0),
        draftLegs: [
          {
            id: `DraftLeg:${held}`,
            acceptedOdds: odds(10, 11),
            marketSelectionRequiresAcceptance: false,
            marketName: 'Spread',
            selectionName: calledOf(selection),
            eventName: 'Bills @ Chiefs',
            marketStartAt: '2030-01-06T18:00:00.000Z',
            teasedPoints: null,
            errors: [],
            lineInPlace: isMoved ? moved : null,
            event: event(),
            marketSelection: isMoved ? { ...selection, status: 'HIDDEN', odds: null } : selection,
          },
        ],
      },
    };
  };
  const answer = (next: string | undefined) => {
    held = next;
    return { __typename: 'QuickBetslipPayload', quickBetslip: quickSlip() };
  };
  const { house } = new SlipHouse({
    ...more,
    quickBetsPage: () =>
      labels && {
        id: 'QuickBetsPage:g1',
        title: 'Bills at Chiefs',
        event: event(),
        sections: labels.map((label) => section(label, pollingMs)),
      },
    node: ({ id }: quickSectionNodeQuery$variables) => section(id.slice(id.indexOf(':') + 1)),
    quickBetslip: quickSlip,
    addQuickSelection: ({ input }: quickMutationsAddMutation$variables) => answer(input.selectionId),
    removeQuickSelection: () => answer(undefined),
    placeQuickBet: ({ bet }: placeQuickBetMutation$variables) => {
      keys.push(bet.idempotencyKey);
      if (refuse) return { ...placed(bet), placedBet: null, errors: [refuse] };
      return placed(bet);
    },
    checkLocation: () => ({ authorized: true, errors: [], expiresAt: null, region: 'US-NJ' }),
  });
  ({ resume } = renderInApp(house, <QuickBetsModal path={PATH} eventId="g1" onClose={() => {}} />));
  return house;
}

/** Tells what was drawn last that the connection to the server is back. */
let resume = () => {};

/** Keys of the bets that reached the server, and what it refuses them for. */
const keys: string[] = [];
let refuse: Resolvers | undefined;
/** Of the line that stands where that of the slip stood. */
let moved: ReturnType<typeof offer> | undefined;
beforeEach(() => {
  keys.splice(0);
  refuse = undefined;
  moved = undefined;
  sessionStorage.clear();
});

function placed({ draftLegs: [leg], idempotencyKey }: PlaceQuickBetInput): Resolvers {
  return {
    __typename: 'PlaceQuickBetPayload',
    placedBet: {
      ...{ __typename: 'Bet', id: `Bet:${idempotencyKey}`, rawId: 'b1' },
      ...{ betAmount: money(500), winAmount: money(455) },
      legs: [
        { id: 'BetLeg:1', selectionName: leg?.selectionId.includes('away') ? 'Bills +3.5' : 'Chiefs −3.5' },
      ],
    },
    errors: [],
    patronBalanceAfter: balancesOf(9_500),
  };
}

test('an event without bets says so, under the name Quick Bets [QUICK-005]', async () => {
  show(undefined);
  await screen.findByText('No bets available');
  expect(screen.getByText('Check back soon!')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Quick Bets' })).toBeTruthy();
});

test('one section stands without tabs, several with them [QUICK-003]', async () => {
  show(['Popular']);
  await screen.findByRole('region', { name: 'Spread' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Bills at Chiefs' })).toBeTruthy();
  expect(screen.getByText(/Scores and clocks can be behind the game/)).toBeTruthy();
});

test('a tapped selection takes the place of the one before, and comes off when tapped again [QUICK-009]', async () => {
  const house = show(['Popular', 'Halves']);
  expect(await screen.findAllByRole('tab')).toHaveLength(2);
  const [away, home] = await screen.findAllByRole('button', { name: /spread/i });
  if (!away || !home) throw new Error('Two selections should be on sale.');
  await userEvent.click(away);
  const slip = await screen.findByRole('region', { name: 'Quick bet' });
  await within(slip).findByText('Bills +3.5');
  await userEvent.click(home);
  await within(slip).findByText('Chiefs −3.5');
  expect(within(slip).queryByText('Bills +3.5')).toBeNull();
  await userEvent.click(home);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull());
  expect(house.countOf('quickMutationsRemoveMutation')).toBe(1);
});

test('where the line of a closed quick bet stands now is said in it and taken in one press, however often that is pressed [SLIP-016] [QUICK-009]', async () => {
  const house = show(['Popular']);
  await choose();
  moved = offer('spread:4.5~away', { name: 'Bills +4.5', odds: odds(20, 23) });
  act(resume);
  const use = await screen.findByRole('button', { name: 'Use new line: Bills +4.5 −115' });
  expect(screen.getByText('Bills +4.5').parentElement?.textContent).toBe('Line moved: Bills +4.5 −115');
  await userEvent.dblClick(use);
  const slip = screen.getByRole('region', { name: 'Quick bet' });
  await waitFor(() => expect(within(slip).queryByText('Bills +3.5')).toBeNull());
  within(slip).getByText('Bills +4.5');
  expect(house.countOf('quickMutationsAddMutation')).toBe(2);
  expect(house.countOf('quickMutationsRemoveMutation')).toBe(0);
  expect(house.asked.at(-1)?.variables).toMatchObject({
    input: { selectionId: moved.id, odds: { numeratorLong: '20', denominatorLong: '23' } },
  });
  expect(slip.contains(document.activeElement)).toBe(true);
});

test('without a verified location the button is closed and the location can be checked [QUICK-014]', async () => {
  const house = show(
    ['Popular'],
    [error('GEO', 'GEO', 3, 'We need to verify your location before you proceed.')],
  );
  const [away] = await screen.findAllByRole('button', { name: /spread/i });
  if (away) await userEvent.click(away);
  const link = await screen.findByRole('button', { name: 'Check Location' });
  expect(link.parentElement?.textContent).toBe(
    'We need to verify your location before you proceed. Check Location.',
  );
  const button = screen.getByRole('button', { name: /^Bet/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(keys).toEqual([]);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(house.countOf('checkLocationMutation')).toBe(1));
  expect(document.activeElement).toBe(link);
});

test('responsible gaming is acknowledged in the dialog that says it, and until then nothing is', async () => {
  const refusal = error('RG_ACK_REQUIRED', 'RG_ACK_REQUIRED', 2, 'Acknowledge the rules to place your bet.');
  const errors = [refusal];
  const house = show(['Popular'], errors, undefined, {
    userAck: () => {
      errors.splice(0);
      return { __typename: 'Account', id: 'Account:1', requiresResponsibleGamingAcknowledgement: false };
    },
  });
  await userEvent.click(await choose());
  await userEvent.click(screen.getByRole('button', { name: 'Read and Acknowledge' }));
  const dialog = screen.getByRole('dialog', { name: 'Play responsibly' });
  within(dialog).getByText(/I bet only with my own money/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read and Acknowledge' }));
  expect(house.countOf('acknowledgeMutation')).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'I acknowledge' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Play responsibly' })).toBeNull());
  expect(house.countOf('acknowledgeMutation')).toBe(1);
  expect(keys).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Bet/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Bet/ }));
  await waitFor(() => expect(keys).toHaveLength(1));
});

test('who opened it by keyboard stays on its Close button when the bets are there', async () => {
  show(['Popular']);
  const dialog = await screen.findByRole('dialog', { name: 'Quick Bets' });
  within(dialog).getByRole('button', { name: 'Close Quick Bets' }).focus();
  await screen.findByRole('region', { name: 'Spread' });
  expect(screen.getByRole('dialog', { name: 'Bills at Chiefs' })).toBe(dialog);
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Close Quick Bets' }));
});

test('who places by keyboard stays on the button, which is closed in name only, and goes on at the heading [QUICK-011]', async () => {
  show(['Popular']);
  const button = await choose();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button.textContent).toBe('Bet Placed'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Stake' })).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(keys).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Quick bet' })).toBeNull(), {
    timeout: 10_000,
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bills at Chiefs' }));
});

async function choose() {
  const [away] = await screen.findAllByRole('button', { name: /spread/i });
  if (away) await userEvent.click(away);
  return screen.findByRole('button', { name: /^Bet/ });
}

test('a bet whose answer was lost is asked for again after a reload, under its own key [QUICK-020]', async () => {
  const house = show(['Popular']);
  const button = await choose();
  house.lost = 'after';
  await userEvent.click(button);
  await screen.findByText('No answer came yet. Asking again never places the bet twice.');
  const [key] = keys;
  cleanup();
  show(['Popular']);
  await screen.findByText(/Bills \+3.5: \$5.00 to win \$4.55/);
  expect(keys).toEqual([key, key]);
  cleanup();
  show(['Popular']);
  await screen.findByRole('region', { name: 'Spread' });
  expect(keys).toHaveLength(2);
});

test('a bet that nobody answered is asked for again when the connection to the server is back [QUICK-020]', async () => {
  const house = show(['Popular']);
  const button = await choose();
  const online = vi.spyOn(navigator, 'onLine', 'get');
  house.lost = 'after';
  house.hold('placeQuickBetMutation', async () => {
    if (house.lost) online.mockReturnValue(false);
  });
  await userEvent.click(button);
  await screen.findByText('No answer came yet. Asking again never places the bet twice.');
  house.lost = undefined;
  online.mockRestore();
  act(resume);
  await screen.findByText(/Bills \+3.5: \$5.00 to win \$4.55/);
  expect(new Set(keys).size).toBe(1);
});

test('a bet that failed is logged, and the slip can be used again [QUICK-016]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const house = show(['Popular']);
  refuse = error('UNAVAILABLE', 'RETRYABLE', 80, 'We could not confirm this bet.');
  await userEvent.click(await choose());
  await waitFor(() => expect(house.countOf('quickSlipQuery')).toBe(2));
  expect(log.mock.calls.flat().join(' ')).toContain('A quick bet was not placed');
  const again = await screen.findByRole('button', { name: /^Bet/ });
  expect(again.getAttribute('aria-disabled')).toBeNull();
  refuse = undefined;
  await userEvent.click(again);
  await waitFor(() => expect(keys).toHaveLength(2));
  log.mockRestore();
});

test('a section is asked for again as often as the server says [QUICK-007]', async () => {
  const house = show(['Popular'], [], 30);
  await screen.findByRole('region', { name: 'Spread' });
  await waitFor(() => expect(house.countOf('quickSectionNodeQuery')).toBeGreaterThan(3));
});
