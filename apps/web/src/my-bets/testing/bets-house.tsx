import myBetsParameters from '../../__generated__/myBetsQuery$parameters.ts';
import { preloadQuery } from '../../app/screen.tsx';
import { event, money, odds } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { readChoice } from '../bets-choice.ts';
import { betsTab } from '../bets-tab.ts';
import { MyBetsPage } from '../my-bets-page.tsx';

interface BetOver extends Resolvers {
  readonly leg?: Resolvers;
  readonly legs?: readonly Resolvers[];
}

/** What `bets` is asked with. */
interface BetsAsked {
  readonly first: number;
  readonly after?: string | null;
  readonly type?: string | null;
  readonly sport?: string | null;
}

/** What `betHistoryTotals` is asked with. */
interface TotalsAsked {
  readonly filter: string;
  readonly type?: string | null;
  readonly sport?: string | null;
}

/** A bet as the server answers it; legs (or the one leg) are filled up. */
export function bet(number: number, over: BetOver = {}): Resolvers {
  const { leg: only, legs = [only ?? {}], ...rest } = over;
  return {
    __typename: 'Bet',
    id: `Bet:${number}`,
    rawId: `0192f000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
    acceptanceDelayMs: 0,
    amountSourceType: 'CASH',
    betAmount: money(2500),
    boostAmount: null,
    boostPercentage: null,
    cashedOutAmount: money(0),
    combinations: 1,
    combinationsRefunded: null,
    combinationsWon: null,
    groups: [],
    lineAmount: money(2500),
    openAmount: money(2500),
    owedAmount: null,
    restoredAmount: null,
    roundRobinSize: null,
    settlementVersion: null,
    teaserPoints: null,
    totalPotentialReturn: money(4773),
    winAmount: money(2273),
    potentialReturnAmount: money(4773),
    payoutAmount: null,
    placedAt: '2026-11-21T17:00:00Z',
    settledAt: null,
    status: 'OPEN',
    outcome: 'PENDING',
    type: 'STRAIGHT',
    totalOdds: odds(10, 11),
    reducedOdds: null,
    legs: legs.map((one, at) => leg(number, at, one)),
    ...rest,
  };
}

/** One that was won. */
export const won = (number: number) =>
  bet(number, {
    status: 'SETTLED',
    outcome: 'WIN',
    payoutAmount: money(4773),
    settledAt: '2026-11-21T21:00:00Z',
    leg: {
      outcome: 'WIN',
      outcomeLabel: 'User wins Market',
      decision: decision('Bills lost by 3, covered by 0.5.'),
    },
  });

function leg(number: number, at: number, over: Resolvers): Resolvers {
  return {
    __typename: 'BetLeg',
    id: `BetLeg:${number}:${at}`,
    decision: null,
    event: event(),
    eventId: 'StandardEvent:g1',
    eventName: 'Bills at Chiefs',
    group: null,
    marketName: 'Spread',
    marketSelectionId: 'MarketSelection:g1~bills',
    odds: odds(10, 11),
    outcome: 'PENDING',
    outcomeLabel: 'Pending',
    placedBetId: `Bet:${number}`,
    points: null,
    progress: null,
    resultText: null,
    selectionName: `Bills +${number}.5`,
    teasedPoints: null,
    ...over,
  };
}

/** What decided a leg, as the server tells it. */
export function decision(text: string, over: Resolvers = {}): Resolvers {
  return {
    decidedAt: '2026-11-21T21:00:00Z',
    feedMessage: 181,
    grade: 'win',
    line: { decimalPoints: 3.5, formattedPoints: '+3.5' },
    rule: 'spread:game:-3.5',
    ruleVersion: 1,
    text,
    ...over,
  };
}

/** My Bets as a patron with these bets sees it; `held.bets` is what the server answers from now on, `held.asked` the totals it was asked for. */
export function show(bets: Resolvers[], path = '/my-bets') {
  const held: {
    bets: Resolvers[];
    cashouts: Resolvers;
    cashOut: Resolvers;
    totals: Resolvers;
    asked: TotalsAsked[];
  } = {
    bets,
    cashouts: { processingCashoutId: null, cashouts: [] },
    cashOut: {},
    totals: {},
    asked: [],
  };
  const slip = new SlipHouse({
    bets: ({ first, after, type, sport }: BetsAsked) => {
      const matching = held.bets.filter(
        (one) => (!type || one.type === type) && (!sport || sport === 'football'),
      );
      const from = after ? matching.findIndex(({ id }) => id === after) + 1 : 0;
      const shown = matching.slice(from, from + first);
      return {
        edges: shown.map((node) => ({ cursor: node.id, node })),
        pageInfo: {
          hasNextPage: from + first < matching.length,
          hasPreviousPage: from > 0,
          startCursor: shown[0]?.id ?? null,
          endCursor: shown.at(-1)?.id ?? null,
        },
      };
    },
    cashouts: () => held.cashouts,
    cashOut: () => held.cashOut,
    shareBet: () => ({
      __typename: 'SharedBet',
      shareBetId: 's1',
      shareBetUrl: '/shared_bet?id=s1',
      shareText: 'My bet: Bills +3.5',
      legs: [],
    }),
    betHistoryTotals: (asked: TotalsAsked) => {
      held.asked.push(asked);
      const count = held.bets.filter(({ type }) => !asked.type || type === asked.type).length;
      return {
        count,
        stake: money(count * 2500),
        rewardStake: money(0),
        couldReturn: money(count * 4773),
        returned: money(count * 4773),
        net: money(count * (4773 - 2500)),
        ...held.totals,
      };
    },
  });
  const { pathname, searchParams } = new URL(path, 'https://app.example');
  const tab = betsTab(pathname);
  const choice = readChoice(Object.fromEntries(searchParams));
  const query = preloadQuery(slip.house.environment, myBetsParameters, { filter: tab.filter, ...choice });
  const data = { tab, choice, query, dispose: () => {} };
  return { held, slip, ...renderInApp(slip.house, <MyBetsPage data={data} />) };
}
