import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import { eachRow } from '../platform/database/each-row.ts';
import type { AccountFault, Recorded } from '../wallet/wallet.ts';
import { agreedFaults, type KeptBet } from './agreed-faults.ts';
import type { AgreedLeg } from './agreed-hash.ts';
import type { AmountSource, BetType } from './placed-bet.ts';
import { stakeEntries } from './stake-entries.ts';
import { readTerms, writeTerms } from './terms-codec.ts';

interface BetRow {
  id: string;
  patron_id: string;
  type: BetType;
  amount_source: AmountSource;
  stake: bigint;
  line_stake: bigint;
  combinations: number;
  terms: unknown;
  odds_numerator: string;
  odds_denominator: string;
  winnings: bigint;
  placed_at: Date;
  rule_version: number;
  ip_address: string;
  user_agent: string;
  device: string;
  location_id: string | null;
  delay_ms: number;
}

interface LegRow {
  bet_id: string;
  number: number;
  event_id: string;
  market_key: string;
  selection_key: string;
  selection_type: string;
  event_name: string;
  market_name: string;
  selection_name: string;
  points: number | null;
  odds_numerator: bigint;
  odds_denominator: bigint;
  probability: number;
  book_sequence: bigint;
  group_number: number | null;
  teased_points: number | null;
  teased_market_key: string | null;
}

const BETS = `select id, patron_id, type, amount_source, stake, line_stake, combinations, terms, odds_numerator, odds_denominator,
    winnings, placed_at, rule_version, ip_address, user_agent, device, location_id, delay_ms
  from bets.bet order by id`;
const LEGS = `select bet_id, number, event_id, market_key, selection_key, selection_type, event_name, market_name, selection_name,
    points, odds_numerator, odds_denominator, probability, book_sequence, group_number, teased_points, teased_market_key
  from bets.leg order by bet_id, number`;

const MOST_FAULTS = 100;

/** Bets that are not what was agreed, the first hundred. Bets and legs are gone through once, side by side. */
export async function readTermsFaults(tx: Queryable): Promise<AccountFault[]> {
  const found: AccountFault[] = [];
  const legs = eachRow<LegRow>(tx, 'agreed_legs', LEGS);
  let leg = await legs.next();
  for await (const bet of eachRow<BetRow>(tx, 'agreed_bets', BETS)) {
    const own: LegRow[] = [];
    for (; !leg.done && leg.value.bet_id <= bet.id; leg = await legs.next()) {
      if (leg.value.bet_id === bet.id) own.push(leg.value);
      else
        found.push({ account: 'no patron', message: `a leg of bet ${leg.value.bet_id}, which there is not` });
    }
    const faults = rowFaults(bet, own);
    if (faults.length > 0)
      found.push({ account: `patron ${bet.patron_id}`, message: `bet ${bet.id} ${faults.join('; ')}` });
    if (found.length >= MOST_FAULTS) return found;
  }
  if (!leg.done)
    found.push({ account: 'no patron', message: `a leg of bet ${leg.value.bet_id}, which there is not` });
  return found;
}

/** What nobody wrote may be no terms at all: that is a fault of the bet, and no end of the check. */
function rowFaults(bet: BetRow, legs: readonly LegRow[]): string[] {
  const isNumbered = legs.every(({ number }, index) => number === index + 1);
  const numbers = isNumbered ? [] : [`has legs ${legs.map(({ number }) => number).join(', ')}`];
  try {
    return [...numbers, ...agreedFaults(keptBet(bet, legs))];
  } catch (error) {
    return [...numbers, `cannot be understood: ${error instanceof Error ? error.message : error}`];
  }
}

function keptBet(row: BetRow, legs: readonly LegRow[]): KeptBet {
  const terms = readTerms(row.terms);
  return {
    id: row.id,
    patronId: row.patron_id,
    type: row.type,
    amountSource: row.amount_source,
    stake: row.stake,
    lineStake: row.line_stake,
    combinations: row.combinations,
    terms,
    termsText: writeTerms(terms),
    totalOdds: { numerator: BigInt(row.odds_numerator), denominator: BigInt(row.odds_denominator) },
    winnings: row.winnings,
    placedAtMs: row.placed_at.getTime(),
    ruleVersion: row.rule_version,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    device: row.device,
    locationId: row.location_id ?? undefined,
    delayMs: row.delay_ms,
    legs: legs.map(keptLeg),
  };
}

function keptLeg(row: LegRow): AgreedLeg {
  return {
    eventId: row.event_id,
    marketKey: row.market_key,
    selectionKey: row.selection_key,
    selectionType: row.selection_type,
    eventName: row.event_name,
    marketName: row.market_name,
    selectionName: row.selection_name,
    points: row.points ?? undefined,
    odds: { numerator: row.odds_numerator, denominator: row.odds_denominator },
    probability: row.probability,
    bookSequence: row.book_sequence,
    group: row.group_number ?? undefined,
    teasedPoints: row.teased_points ?? undefined,
    teasedMarketKey: row.teased_market_key ?? undefined,
  };
}

/** The stakes of all bets, by the bets' ids. */
export async function* readRecordedStakes(tx: Queryable): AsyncGenerator<Recorded> {
  type Row = Pick<BetRow, 'id' | 'patron_id' | 'amount_source' | 'stake'> & {
    currency: Currency;
  };
  const sql = 'select id, patron_id, amount_source, currency, stake from bets.bet order by id';
  for await (const row of eachRow<Row>(tx, 'recorded_stakes', sql)) {
    yield {
      sortedBy: row.id,
      name: `bet ${row.id}`,
      patronId: row.patron_id,
      reference: row.id,
      currency: row.currency,
      entries: stakeEntries(row.amount_source, row.stake),
      isDue: true,
    };
  }
}
