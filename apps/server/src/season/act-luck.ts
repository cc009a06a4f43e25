import { rational } from '@fairline/money/rational.ts';
import { isOpen } from './account.ts';
import type { Act, Patron } from './act.ts';
import { BetAct } from './bet-act.ts';
import { type Means, requestFor, stale, wishFor } from './bet-wish.ts';
import { CashOutAct } from './cash-out-act.ts';
import { DepositAct } from './deposit-act.ts';
import { GiftAct } from './gift-act.ts';
import type { House } from './house.ts';
import type { Luck } from './luck.ts';
import type { Match } from './match.ts';
import { learnNames } from './reward-names.ts';
import type { TicketType } from './ticket.ts';

const MINUTE_MS = 60_000;

export interface Moment {
  readonly house: House;
  readonly luck: Luck;
  readonly patron: Patron;
  readonly matches: readonly Match[];
  readonly now: () => number;
  /** A new idempotency key. */
  readonly key: () => string;
}

/** What a patron does next; undefined where there is nothing to be done. */
export async function actFor(moment: Moment): Promise<Act | undefined> {
  const { luck, patron, key } = moment;
  switch (luck.weighed({ bet: 58, several: 8, cashOut: 18, gift: 10, deposit: 6 })) {
    case 'bet':
      return bets(moment, 1);
    case 'several':
      return bets(moment, luck.between(2, 4));
    case 'cashOut':
      return cashOut(moment);
    case 'gift':
      return gift(moment);
    case 'deposit':
      return new DepositAct(patron, key(), BigInt(luck.between(500, 20_000)));
  }
}

async function bets(moment: Moment, count: number): Promise<Act | undefined> {
  const { house, luck, patron, matches, now } = moment;
  await learnNames(house, patron, now());
  const requests = [];
  for (let left = count; left > 0; left -= 1) {
    const wish = wishFor(house, matches, luck);
    if (!wish) continue;
    const request = requestFor(house, now(), wish, means(moment, wish.type));
    requests.push(luck.percent(8) ? stale(request, luck) : request);
  }
  // Bets that wait and bets that do not are not asked for together: the answer comes for all at once.
  const live = requests.map(({ legs }) => legs.some(({ selectionId }) => isLive(house, selectionId)));
  const together = requests.filter((_, index) => live[index] === live[0]);
  if (together.length === 0) return undefined;
  const isDoubled = luck.percent(10);
  return new BetAct({ patron, matches, now, requests: together, isDoubled });
}

function means({ luck, patron, now, key }: Moment, type: TicketType): Means {
  const { purse, cash } = patron.account;
  const combinations = type === 'ROUND_ROBIN' ? 3n : 1n;
  const named = (kind: 'bonus-bet' | 'profit-boost') =>
    purse.usable(kind, now()).filter(({ id }) => id !== undefined);
  switch (luck.weighed({ cash: 68, bonusBet: 14, boost: 8, credit: 8, tooMuch: 3, tooLittle: 2 })) {
    case 'bonusBet': {
      const [reward] = named('bonus-bet');
      return reward ? { key: key(), stake: reward.amount / combinations, reward } : cashOf(luck, key);
    }
    case 'boost': {
      const [reward] = named('profit-boost');
      return reward ? { ...cashOf(luck, key), reward } : cashOf(luck, key);
    }
    case 'credit': {
      const some = purse.usableCredit(now()) / combinations;
      const isThere = some > 0n && !patron.account.tickets.some(isOnCredit);
      const stake = luck.percent(10) ? some + 1n : some > 20n ? some / 2n : some;
      return isThere ? { key: key(), stake, withCredit: true } : cashOf(luck, key);
    }
    case 'tooMuch':
      return { key: key(), stake: cash / combinations + BigInt(luck.between(1, 500)) };
    case 'tooLittle':
      return { key: key(), stake: BigInt(luck.between(1, 9)) };
    case 'cash':
      return cashOf(luck, key);
  }
}

/** Two bets that gave back credit at the same moment could not be told apart. */
function isOnCredit(ticket: Patron['account']['tickets'][number]): boolean {
  return ticket.paidWith === 'promotional-credit' && isOpen(ticket);
}

function cashOf(luck: Luck, key: () => string): Means {
  return { key: key(), stake: BigInt(luck.between(10, 4_000)) };
}

function cashOut({ luck, patron, key }: Moment): Act | undefined {
  const open = patron.account.tickets.filter(isOpen);
  if (open.length === 0) return undefined;
  return new CashOutAct({
    ...{ patron, ticket: luck.pick(open), key: key() },
    share: luck.percent(50) ? 10_000 : luck.between(1, 9_999),
    tolerance: luck.pick([0, 0, 500, 10_000]),
  });
}

function gift({ luck, patron, now, key }: Moment): Act {
  const expiresAt = new Date(now() + luck.between(5, 400) * MINUTE_MS + luck.between(1, 59_999));
  const common = { idempotencyKey: key(), title: 'A gift', restriction: {}, expiresAt };
  const amount = BigInt(luck.between(50, 3_000));
  const kind = luck.weighed({ 'bonus-bet': 5, 'promotional-credit': 3, 'profit-boost': 3 });
  if (kind !== 'profit-boost') return new GiftAct({ patron, now, gift: { ...common, kind, amount } });
  const rate = rational(BigInt(luck.between(5, 100)), 100n);
  const caps = [undefined, { kind: 'stake', amount }, { kind: 'extra-winnings', amount }] as const;
  const cap = luck.pick([0, 1, 2]);
  const boost = { rate, ...(caps[cap] && { cap: caps[cap] }) };
  return new GiftAct({ patron, now, gift: { ...common, kind, boost } });
}

function isLive({ trading }: House, selectionId: string): boolean {
  const eventId = trading.selection(selectionId)?.eventId;
  return eventId !== undefined && trading.book(eventId)?.event.status === 'IN_PLAY';
}
