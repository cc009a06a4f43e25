import { oddsFromPair } from '@fairline/money/odds.ts';
import { type FieldError, type InvalidInput, invalidInput } from '../platform/graphql/error-types.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';
import type { AmountSource, BetType } from './placed-bet.ts';
import { type BetRequest, type LegRequest, MAX_BETS, MAX_LEGS } from './request.ts';

/** As the wire has it; GraphQL has checked the types. */
interface PlaceBetInput {
  readonly amountSourceType: AmountSource;
  readonly betAmountLong: bigint;
  readonly draftBetId: string;
  readonly draftLegs: readonly {
    readonly odds: { readonly numeratorLong: bigint; readonly denominatorLong: bigint };
    readonly selectionId: string;
  }[];
  readonly idempotencyKey: string;
  readonly type: BetType;
}

export type ReadPlaceBets =
  | { readonly kind: 'read'; readonly requests: readonly BetRequest[] }
  | { readonly kind: 'invalid'; readonly error: InvalidInput };

const KEY = /^[\x21-\x7e]{1,100}$/;
const LONGEST_ID = 300;
/** Beyond any price there is. */
const LARGEST_PART = 1_000_000_000n;

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
  return {
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

function readLeg(leg: PlaceBetInput['draftLegs'][number], field: string, errors: FieldError[]): LegRequest[] {
  const { numeratorLong, denominatorLong } = leg.odds;
  const small = numeratorLong <= LARGEST_PART && denominatorLong <= LARGEST_PART;
  const odds = small ? oddsFromPair(numeratorLong, denominatorLong) : undefined;
  const global = fromGlobalId(leg.selectionId);
  if (!odds) errors.push({ field: `${field}.odds`, message: 'These are no odds.' });
  if (global?.typename !== 'MarketSelection' || leg.selectionId.length > LONGEST_ID) {
    errors.push({ field: `${field}.selectionId`, message: 'This is no selection.' });
    return [];
  }
  return odds ? [{ selectionId: global.rawId, odds }] : [];
}
