import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { isDraftOf } from '../betslip/betslip.ts';
import { type FieldError, type InvalidInput, invalidInput } from '../platform/graphql/error-types.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';
import type { AmountSource, BetType } from './placed-bet.ts';
import { type BetRequest, type LegRequest, MAX_BETS, MAX_LEGS } from './request.ts';

/** As the wire has it; GraphQL has checked the types. */
export interface PlaceBetInput {
  readonly amountSourceType: AmountSource;
  readonly betAmountLong: bigint;
  readonly draftBetId: string;
  readonly draftLegs: readonly {
    readonly odds: OddsInput;
    readonly probabilityEncrypted?: string | null | undefined;
    readonly selectionId: string;
  }[];
  readonly freeBetId?: string | null | undefined;
  readonly idempotencyKey: string;
  readonly profitBoostId?: string | null | undefined;
  readonly roundRobinSize?: number | null | undefined;
  readonly teaserPoints?: number | null | undefined;
  readonly totalOdds?: OddsInput | null | undefined;
  readonly type: BetType;
}

interface OddsInput {
  readonly numeratorLong: bigint;
  readonly denominatorLong: bigint;
}

export type ReadPlaceBets =
  | { readonly kind: 'read'; readonly requests: readonly BetRequest[] }
  | { readonly kind: 'invalid'; readonly error: InvalidInput };

const KEY = /^[\x21-\x7e]{1,100}$/;
const LONGEST_ID = 300;
const OTHER_DRAFT = 'This draft bet is another bet. Send the id of the draft bet that is placed.';
/** Beyond any price there is, of a leg and of 25 of them. */
const LARGEST_PART = 1_000_000_000n;
const LARGEST_TOTAL_PART = 10n ** 90n;
/** The least and the most a line can be moved: beyond any table. */
const MOST_POINTS = 100;

/** What can be asked for at all; whether the house takes it is said by the placement rules. */
export function readPlaceBets(bets: readonly PlaceBetInput[]): ReadPlaceBets {
  const errors: FieldError[] = [];
  if (bets.length === 0 || bets.length > MAX_BETS) {
    errors.push({ field: 'bets', message: `Place 1 to ${MAX_BETS} bets at a time.` });
  }
  const requests = bets.slice(0, MAX_BETS).map((bet, index) => readBet(bet, `bets.${index}`, errors));
  return errors.length > 0 ? { kind: 'invalid', error: invalidInput(errors) } : { kind: 'read', requests };
}

function readBet(bet: PlaceBetInput, field: string, errors: FieldError[]): BetRequest {
  if (!KEY.test(bet.idempotencyKey)) {
    errors.push({ field: `${field}.idempotencyKey`, message: 'Use 1 to 100 visible ASCII characters.' });
  }
  if (bet.draftBetId.length > LONGEST_ID) {
    errors.push({ field: `${field}.draftBetId`, message: 'This is no draft bet.' });
  }
  if (bet.draftLegs.length > MAX_LEGS) {
    errors.push({ field: `${field}.draftLegs`, message: `A bet has ${MAX_LEGS} legs at most.` });
  }
  const totalOdds = readTotal(bet, field, errors);
  const points = bet.teaserPoints ?? undefined;
  if (points !== undefined && !(points > 0 && points <= MOST_POINTS)) {
    errors.push({ field: `${field}.teaserPoints`, message: 'These are no points to buy.' });
  }
  const roundRobinSize = bet.roundRobinSize ?? undefined;
  const selectionIds = bet.draftLegs.flatMap(({ selectionId }) => fromGlobalId(selectionId)?.rawId ?? []);
  const terms = { type: bet.type, selectionIds, roundRobinSize, teaserPoints: points };
  if (!isDraftOf(fromGlobalId(bet.draftBetId)?.rawId ?? bet.draftBetId, terms)) {
    errors.push({ field: `${field}.draftBetId`, message: OTHER_DRAFT });
  }
  return {
    roundRobinSize,
    teaserPoints: points,
    totalOdds,
    freeBetId: readReward(bet.freeBetId, `${field}.freeBetId`, errors),
    profitBoostId: readReward(bet.profitBoostId, `${field}.profitBoostId`, errors),
    draftBetId: bet.draftBetId,
    idempotencyKey: bet.idempotencyKey,
    type: bet.type,
    amountSource: bet.amountSourceType,
    stake: bet.betAmountLong,
    legs: bet.draftLegs
      .slice(0, MAX_LEGS)
      .flatMap((leg, index) => readLeg(leg, `${field}.draftLegs.${index}`, errors)),
  };
}

/** What a same-game group or a teaser pays cannot be told from its legs: who bets on one says what they saw. */
function readTotal(bet: PlaceBetInput, field: string, errors: FieldError[]): Odds | undefined {
  const { totalOdds } = bet;
  if (totalOdds) {
    const read = readOdds(totalOdds, LARGEST_TOTAL_PART);
    if (!read) errors.push({ field: `${field}.totalOdds`, message: 'These are no odds.' });
    return read;
  }
  if (bet.type === 'PARLAY_PLUS' || bet.type === 'TEASER') {
    errors.push({ field: `${field}.totalOdds`, message: 'Send the total odds that were shown.' });
  }
  return undefined;
}

/** A reward by its global id, or by its raw one. */
function readReward(id: string | null | undefined, field: string, errors: FieldError[]): string | undefined {
  if (id === null || id === undefined) return undefined;
  if (id.length > LONGEST_ID) errors.push({ field, message: 'This is no reward.' });
  return fromGlobalId(id)?.rawId ?? id;
}

function readOdds({ numeratorLong, denominatorLong }: OddsInput, largest: bigint): Odds | undefined {
  if (numeratorLong > largest || denominatorLong > largest) return undefined;
  return oddsFromPair(numeratorLong, denominatorLong);
}

function readLeg(leg: PlaceBetInput['draftLegs'][number], field: string, errors: FieldError[]): LegRequest[] {
  const odds = readOdds(leg.odds, LARGEST_PART);
  const global = fromGlobalId(leg.selectionId);
  if (!odds) errors.push({ field: `${field}.odds`, message: 'These are no odds.' });
  if (global?.typename !== 'MarketSelection' || leg.selectionId.length > LONGEST_ID) {
    errors.push({ field: `${field}.selectionId`, message: 'This is no selection.' });
    return [];
  }
  return odds ? [{ selectionId: global.rawId, odds, sealed: leg.probabilityEncrypted ?? undefined }] : [];
}
