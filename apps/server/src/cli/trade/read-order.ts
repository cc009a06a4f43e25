import { EVENT_ID } from '@fairline/feed/event-id.ts';
import { isInstant } from '@fairline/feed/instant.ts';
import type { Odds } from '@fairline/money/odds.ts';
import { parseAmericanOdds, parseDecimalOdds } from '@fairline/money/odds-format.ts';
import { parseAmount } from '@fairline/money/parse.ts';
import type { Order, WrongPrice } from '../../trading/orders.ts';
import { UsageError } from '../errors.ts';

export const USAGE = `Say what to do.
  npm run -s trade -- suspend EVENT|MARKET REASON
  npm run -s trade -- reopen EVENT|MARKET [NUMBER]
  npm run -s trade -- price MARKET SELECTION ODDS|auto
  npm run -s trade -- limit EVENT|MARKET AMOUNT|auto
  npm run -s trade -- error MARKET SELECTION|all FROM UNTIL void|ODDS REASON
  npm run -s trade -- show EVENT
A MARKET is EVENT~KEY, e.g. 2025-w3-KC-BUF~moneyline:game, a SELECTION its rawId or the last part of it, e.g. home. ODDS are +150,
-110 or 1.91. The NUMBER is that of the suspension to end, as show has it; the one in force unless given. FROM
and UNTIL are times such as 2030-01-06T18:00:00Z: open bets placed from the one until before the other are void, or paid at ODDS if they
were agreed at more.`;

export interface ReadOrder {
  readonly eventId: string;
  readonly order: Order;
  /** For the records. */
  readonly reason: string;
}

const PLACE = new RegExp(`^(${EVENT_ID})(?:~([A-Za-z0-9:.+-]{1,150}))?$`);
const SELECTION = /^[A-Za-z0-9.+-]{1,60}$/;
const LONGEST_REASON = 200;

/** What a person typed. @throws UsageError */
export function readOrder([command, target = '', ...args]: readonly string[]): ReadOrder {
  const match = PLACE.exec(target);
  if (!match) throw new UsageError(target === '' ? USAGE : `${target} is no event or market.\n${USAGE}`);
  const [, eventId = '', marketKey] = match;
  switch (command) {
    case 'suspend': {
      const reason = readReason(args);
      return { eventId, order: { kind: 'suspend', marketKey, reason }, reason };
    }
    case 'reopen':
      return { eventId, order: { kind: 'reopen', marketKey, lifts: readNumber(args) }, reason: '' };
    case 'price':
      return { eventId, order: readPrice(marketKey, withinMarket(target, args)), reason: '' };
    case 'limit':
      return { eventId, order: { kind: 'limit', marketKey, amount: readLimit(args) }, reason: '' };
    case 'error': {
      const order = readError(marketKey, withinMarket(target, args));
      return { eventId, order, reason: order.reason };
    }
    case 'show':
      if (marketKey !== undefined || args.length > 0) throw new UsageError(USAGE);
      return { eventId, order: { kind: 'show' }, reason: '' };
    default:
      throw new UsageError(USAGE);
  }
}

/** A selection may be written as its whole rawId, too: EVENT~KEY~home for home. */
function withinMarket(market: string, [selection, ...others]: readonly string[]): string[] {
  if (selection === undefined) return [];
  const isWhole = selection.startsWith(`${market}~`);
  return [isWhole ? selection.slice(market.length + 1) : selection, ...others];
}

function readReason(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason.length > 0 && reason.length <= LONGEST_REASON) return reason;
  throw new UsageError(`Say why, in 1 to ${LONGEST_REASON} characters: suspend EVENT|MARKET REASON`);
}

function readNumber([text, more]: readonly string[]): bigint | undefined {
  if (text === undefined) return undefined;
  if (more === undefined && /^\d{1,18}$/.test(text)) return BigInt(text);
  throw new UsageError(`${text} is not the number of a suspension: trade show EVENT has it.`);
}

function readPrice(marketKey: string | undefined, args: readonly string[]): Order {
  const [selectionKey = '', text, more] = args;
  if (marketKey === undefined || !SELECTION.test(selectionKey) || text === undefined || more !== undefined) {
    throw new UsageError('Name the market, the selection and the odds: price EVENT~KEY SELECTION ODDS|auto');
  }
  return { kind: 'price', marketKey, selectionKey, odds: text === 'auto' ? undefined : readOdds(text) };
}

function readError(marketKey: string | undefined, args: readonly string[]): WrongPrice {
  const [selection = '', from, until, instead, ...words] = args;
  if (marketKey === undefined || !SELECTION.test(selection) || instead === undefined) {
    throw new UsageError(
      'Name market, selection, times and what follows: error EVENT~KEY SELECTION|all FROM UNTIL void|ODDS REASON',
    );
  }
  const span = { from: readTime(from), until: readTime(until) };
  if (span.from >= span.until) throw new UsageError('FROM must be before UNTIL.');
  const selectionKey = selection === 'all' ? undefined : selection;
  const odds = instead === 'void' ? undefined : readOdds(instead);
  if (odds && !selectionKey)
    throw new UsageError('One selection has the right ODDS: name it, or write void.');
  return { kind: 'error', marketKey, selectionKey, ...span, odds, reason: readReason(words) };
}

function readTime(text = ''): Date {
  if (text.endsWith('Z') && isInstant(text)) return new Date(text);
  throw new UsageError(`${text} is no time: write it in UTC, such as 2030-01-06T18:00:00Z.`);
}

function readOdds(text: string): Odds {
  const odds = parseAmericanOdds(text) ?? parseDecimalOdds(text);
  if (odds) return odds;
  throw new UsageError(`${text} are no odds: write +150, -110, 1.91 or auto.`);
}

function readLimit([text, more]: readonly string[]): bigint | undefined {
  if (text === 'auto' && more === undefined) return undefined;
  const parsed = parseAmount(text ?? '');
  if (parsed.kind === 'amount' && more === undefined) return parsed.amount;
  throw new UsageError(`Write an amount in dollars, e.g. 25000, or auto: limit EVENT|MARKET AMOUNT|auto`);
}
