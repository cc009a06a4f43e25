import { type Offered, type OfferedLeg, PAID_WITH, TEASER_TABLE_NAME } from '../betslip/betslip.ts';
import { newIdOfHash } from '../platform/ids.ts';
import { agreedHash, legText, selectionText } from './agreed-hash.ts';
import type { AgreedBoost, AgreedTerms } from './agreed-terms.ts';
import type { BetReward } from './bet-reward.ts';
import { deviceOf } from './device.ts';
import type { PlacedBet } from './placed-bet.ts';
import type { Placement } from './placement-contents.ts';
import { RULE_VERSION } from './placement-rules.ts';
import type { BetRequest, Origin } from './request.ts';
import { writeTerms } from './terms-codec.ts';
import { winningsOf } from './winnings.ts';

const LONGEST_IP_ADDRESS = 45;
/** Browsers' are half as long; the rest is noise. */
const LONGEST_USER_AGENT = 300;

/** A bet as it was offered, with what the last look needs. */
export interface OfferedPlacement extends Placement {
  readonly offered: Offered;
}

/** Who bets what, and what is known of how. */
export interface Circumstances {
  readonly patronId: string;
  readonly request: BetRequest;
  /** The request's. */
  readonly fingerprint: string;
  readonly origin: Origin;
  readonly nowMs: number;
  readonly delayMs: number;
  readonly locationId: string | undefined;
  readonly reward: BetReward | undefined;
}

/** @throws for an offer without a price, which is none */
export function placementOf(offered: Offered, circumstances: Circumstances): OfferedPlacement {
  const { request, origin, nowMs, delayMs, locationId, reward } = circumstances;
  const boost = reward?.kind === 'profit-boost' ? agreedBoost(reward) : undefined;
  const { amountSource, stake: lineStake } = request;
  const paidWith = PAID_WITH[amountSource];
  const offerTerms = boost ? { stake: lineStake, paidWith, boost } : { stake: lineStake, paidWith };
  const { odds, winnings } = winningsOf(offered, offerTerms);
  const terms = termsOf(offered, reward, boost);
  const stake = lineStake * BigInt(offered.combinations);
  const { idempotencyKey, fingerprint, patronId } = requestCommand(
    circumstances.patronId,
    request,
    circumstances.fingerprint,
  );
  // One literal, without spreads: copies of this many fields took a third of the time of placing.
  const placement = {
    betId: '',
    idempotencyKey,
    fingerprint,
    patronId,
    type: offered.type,
    amountSource,
    stake,
    lineStake,
    combinations: offered.combinations,
    terms,
    termsText: writeTerms(terms),
    totalOdds: odds,
    winnings,
    placedAtMs: nowMs,
    delayMs,
    legs: offered.legs,
    offered,
    locationId,
    device: deviceOf(origin.userAgent),
    rewardId: reward?.id,
    ipAddress: origin.ipAddress.slice(0, LONGEST_IP_ADDRESS),
    userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
  };
  placement.betId = idOf(placement);
  return placement;
}

/** What it would win with another stake on each line, in minor units. */
export function winningsAt({ offered, amountSource, terms }: OfferedPlacement, stake: bigint): bigint {
  const { boost } = terms;
  return winningsOf(offered, { stake, paidWith: PAID_WITH[amountSource], ...(boost && { boost }) }).winnings;
}

/** The id holds what was agreed, so that the ledger, which has the id in its chain, proves that too. */
function idOf(placement: Omit<Placement, 'betId'>): string {
  return newIdOfHash(agreedHash(placement, RULE_VERSION, placement.legs.map(offeredLegText)));
}

function offeredLegText(leg: OfferedLeg): string {
  const group = leg.group === undefined ? undefined : leg.group + 1;
  return legText(offeredSelectionText(leg), {
    group,
    teasedPoints: leg.points,
    teasedMarketKey: leg.teasedMarketKey,
  });
}

const writtenSelections = new WeakMap<
  OfferedLeg['selection'],
  Pick<OfferedLeg, 'book' | 'odds'> & { text: string }
>();

/** Many bets name a selection at the same price: it is written once for them. */
function offeredSelectionText({ selection, book, odds }: OfferedLeg): string {
  const known = writtenSelections.get(selection);
  if (known?.book === book && known.odds === odds) return known.text;
  const text = selectionText({
    eventId: selection.eventId,
    marketKey: selection.marketKey,
    selectionKey: selection.selectionKey,
    selectionType: selection.type,
    eventName: book.event.name,
    marketName: selection.marketName,
    selectionName: selection.selectionName,
    points: selection.points,
    odds,
    probability: selection.probability,
    bookSequence: book.sequence,
  });
  writtenSelections.set(selection, { book, odds, text });
  return text;
}

/** What is agreed of most bets beyond their legs. */
const NO_TERMS: AgreedTerms = { groups: [] };

function termsOf(
  offered: Offered,
  reward: BetReward | undefined,
  boost: AgreedBoost | undefined,
): AgreedTerms {
  const { roundRobinSize, teaserPoints, teaserPrices: prices } = offered;
  const isPlain = offered.type === 'STRAIGHT' || offered.type === 'PARLAY';
  if (isPlain && !reward) return NO_TERMS;
  return {
    groups: offered.groups.map(({ eventId, odds, subsets }) => ({ eventId, odds, subsets })),
    ...(roundRobinSize !== undefined && { roundRobinSize }),
    ...(prices &&
      teaserPoints !== undefined && {
        teaser: { points: teaserPoints, table: TEASER_TABLE_NAME, prices },
      }),
    ...(boost && { boost }),
    ...(reward?.kind === 'bonus-bet' && { freeBetId: reward.id }),
  };
}

function agreedBoost({ id, rate, cap }: Extract<BetReward, { kind: 'profit-boost' }>): AgreedBoost {
  return { id, rate, ...(cap && { cap }) };
}

/** How a request is found again in the books. */
export function requestCommand(
  patronId: string,
  { idempotencyKey }: Pick<BetRequest, 'idempotencyKey'>,
  fingerprint: string,
) {
  return { idempotencyKey: `bet:${idempotencyKey}`, fingerprint, patronId };
}

/** The bet that the placement became. */
export function betOf(placement: Placement, currency: PlacedBet['currency']): PlacedBet {
  const { betId, patronId, legs } = placement;
  const { type, amountSource, stake, lineStake, combinations, terms, winnings } = placement;
  return {
    id: betId,
    patronId,
    ...{
      type,
      amountSource,
      currency,
      stake,
      lineStake,
      combinations,
      terms,
      closedLineStake: 0n,
      cashedOut: 0n,
    },
    totalOdds: placement.totalOdds,
    winnings,
    placedAt: new Date(placement.placedAtMs),
    delayMs: placement.delayMs,
    legs: legs.map(({ selection, book, odds, group, points, teasedMarketKey }, index) => ({
      number: index + 1,
      eventId: selection.eventId,
      marketKey: selection.marketKey,
      selectionKey: selection.selectionKey,
      selectionType: selection.type,
      eventName: book.event.name,
      marketName: selection.marketName,
      selectionName: selection.selectionName,
      points: selection.points,
      odds,
      group: group === undefined ? undefined : group + 1,
      teased:
        points === undefined || teasedMarketKey === undefined
          ? undefined
          : { points, marketKey: teasedMarketKey },
      outcome: 'PENDING',
      decision: undefined,
    })),
    state: { status: 'OPEN' },
  };
}
