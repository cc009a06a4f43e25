import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import type { Bet, PaidWith, SameGameGroup, TeaserPrices } from '@fairline/wagering/bet.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import type { PlainOutcome } from '@fairline/wagering/outcome.ts';
import { type Settled, settleBet } from '@fairline/wagering/settle.ts';
import { type Call, outcomeOf } from './truth.ts';

export type TicketType = 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'TEASER';

export interface TicketLeg extends Call {
  readonly odds: Odds;
  /** Which of the ticket's groups, from 0. */
  readonly group?: number;
}

/** Legs of one event at one price, and the price of what is left without some of them, by the mask of the legs kept. */
export interface TicketGroup {
  readonly odds: Odds;
  readonly subsets: readonly (Odds | undefined)[];
}

/** What was agreed. Amounts in cents. */
export interface Agreed {
  readonly type: TicketType;
  readonly paidWith: PaidWith;
  readonly lineStake: bigint;
  readonly combinations: number;
  readonly legs: readonly TicketLeg[];
  readonly groups: readonly TicketGroup[];
  readonly size?: number;
  readonly prices?: TeaserPrices;
  readonly boost?: ProfitBoost;
}

/** What a settlement left the ticket with. */
export interface Paid extends Pick<Settled, 'returned' | 'restored' | 'boostExtra' | 'outcome' | 'lines'> {
  readonly version: number;
  readonly owed: bigint;
}

/** A bet as the season's own books have it. */
export interface Ticket extends Agreed {
  readonly betId: string;
  readonly patronId: string;
  /** Of each line. */
  closed: bigint;
  cashedOut: bigint;
  isCashedOut: boolean;
  paid: Paid | undefined;
}

/** The stake at risk on each line. */
export function openLineStake({ lineStake, closed }: Ticket): bigint {
  return lineStake - closed;
}

/** What the ticket comes to by the results of now; undefined while it hangs on something. */
export function settledNow(ticket: Ticket): Settled | undefined {
  const settlement = settleBet(betOf(ticket, openLineStake(ticket), outcomeOf));
  return settlement.kind === 'settled' ? settlement : undefined;
}

/** The most that the open part can still pay. */
export function returnIfAllWins(ticket: Ticket): bigint {
  const hopeful = (call: Call) => {
    const outcome = outcomeOf(call);
    return outcome === 'pending' ? 'win' : outcome;
  };
  const settlement = settleBet(betOf(ticket, openLineStake(ticket), hopeful));
  return settlement.kind === 'settled' ? settlement.returned : 0n;
}

type Outcome = (call: Call) => PlainOutcome | 'pending';

function betOf(agreed: Agreed, stake: bigint, outcome: Outcome): Bet {
  const { type, paidWith, boost, size, prices } = agreed;
  const common = { stake, paidWith, ...(boost && { boost }) };
  const all = agreed.legs.map((leg) => ({ odds: leg.odds, outcome: outcome(leg), group: leg.group }));
  const [first] = all;
  if (!first) throw new RangeError('A ticket has a leg.');
  switch (type) {
    case 'STRAIGHT':
      return { ...common, type: 'straight', leg: first };
    case 'PARLAY':
      return { ...common, type: 'parlay', legs: all };
    case 'ROUND_ROBIN':
      return { ...common, type: 'round-robin', legs: all, sizes: size === undefined ? [] : [size] };
    case 'TEASER':
      if (!prices) throw new RangeError('A teaser has prices.');
      return { ...common, type: 'teaser', outcomes: all.map((leg) => leg.outcome), prices };
    case 'PARLAY_PLUS': {
      const groups = agreed.groups.map((group, index) =>
        groupOf(
          group,
          String(index),
          all.filter((leg) => leg.group === index),
        ),
      );
      return { ...common, type: 'parlay-plus', legs: all.filter((leg) => leg.group === undefined), groups };
    }
  }
}

interface Member {
  readonly odds: Odds;
  readonly outcome: PlainOutcome | 'pending';
}

/** Without a void or pushed leg the group pays what was agreed for the rest, else the longest odds among the rest. */
function groupOf({ odds, subsets }: TicketGroup, id: string, members: readonly Member[]): SameGameGroup {
  const left = members.filter(({ outcome }) => outcome === 'win' || outcome === 'pending');
  const mask = members.reduce(
    (bits, member, index) => (left.includes(member) ? bits | (1 << index) : bits),
    0,
  );
  const repricedOdds =
    subsets[mask] ??
    left
      .map((member) => member.odds)
      .sort(compareOdds)
      .at(-1);
  const outcomes = members.map(({ outcome }) => outcome);
  return { id, odds, outcomes, voidPolicy: 'reprice', ...(repricedOdds && { repricedOdds }) };
}
