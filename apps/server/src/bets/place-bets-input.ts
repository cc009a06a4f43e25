import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { isDraftOf, rawDraftId } from '../betslip/betslip.ts';
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
/** Of any odds that are none. */
const NO_ODDS = 'Odds are two numbers above zero. Send those that were shown.';
const NO_BETS = 'There is no bet to place. Add a selection and enter an amount first.';
const TOO_MANY_BETS = `At most ${MAX_BETS} bets are placed at a time. Place some of them first.`;
const TOO_MANY_LEGS = `A bet has at most ${MAX_LEGS} selections. Remove one to place it.`;
const BAD_KEY = 'An idempotency key is 1 to 100 visible ASCII characters. Send one of these with each bet.';
const NO_DRAFT = 'This is not the id of a draft bet. Send that of the draft bet that is placed.';
const NO_POINTS = 'These points cannot be bought. Send those of the teaser that was shown.';
const POINTS_TOO_MANY = 'Points are bought with a teaser only. Leave them out of any other bet.';
const POINTS_MISSING = 'A teaser is bet with its points. Send those of the teaser that was shown.';
const SIZE_TOO_MUCH = 'Only a round robin has a size. Leave it out of any other bet.';
const SIZE_MISSING = 'A round robin is bet with its size. Send that of the round robin that was shown.';
const NO_SELECTION = 'This is not the id of a selection. Send one of those on the board.';
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
    errors.push({ field: 'bets', message: bets.length === 0 ? NO_BETS : TOO_MANY_BETS });
  }
  const requests = bets.slice(0, MAX_BETS).map((bet, index) => readBet(bet, `bets.${index}`, errors));
  return errors.length > 0 ? unreadable(errors) : { kind: 'read', requests };
}

/** What a bet placed by no form says first: what is wrong with it, not to look for a highlighted field. */
export function unreadable(errors: readonly FieldError[]): Extract<ReadPlaceBets, { kind: 'invalid' }> {
  return { kind: 'invalid', error: invalidInput(errors, errors[0]?.message) };
}

function readBet(bet: PlaceBetInput, field: string, errors: FieldError[]): BetRequest {
  if (!KEY.test(bet.idempotencyKey)) {
    errors.push({ field: `${field}.idempotencyKey`, message: BAD_KEY });
  }
  if (bet.draftBetId.length > LONGEST_ID) {
    errors.push({ field: `${field}.draftBetId`, message: NO_DRAFT });
  }
  if (bet.draftLegs.length > MAX_LEGS) {
    errors.push({ field: `${field}.draftLegs`, message: TOO_MANY_LEGS });
  }
  const totalOdds = readTotal(bet, field, errors);
  const termsError = termsFault(bet, field);
  if (termsError) errors.push(termsError);
  const request: BetRequest = {
    roundRobinSize: bet.roundRobinSize ?? undefined,
    teaserPoints: bet.teaserPoints ?? undefined,
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
  if (!termsError && !isOwnDraft(bet, request))
    errors.push({ field: `${field}.draftBetId`, message: OTHER_DRAFT });
  return request;
}

/** What is wrong with what a teaser or a round robin is bet with besides its legs, or with another bet that has it. */
function termsFault(bet: PlaceBetInput, field: string): FieldError | undefined {
  const points = pointsFault(bet);
  if (points) return { field: `${field}.teaserPoints`, message: points };
  const isRobin = bet.type === 'ROUND_ROBIN';
  const hasSize = (bet.roundRobinSize ?? undefined) !== undefined;
  if (isRobin === hasSize) return undefined;
  return { field: `${field}.roundRobinSize`, message: isRobin ? SIZE_MISSING : SIZE_TOO_MUCH };
}

function pointsFault({ type, teaserPoints }: PlaceBetInput): string | undefined {
  const isTeaser = type === 'TEASER';
  const points = teaserPoints ?? undefined;
  if (points === undefined) return isTeaser ? POINTS_MISSING : undefined;
  if (!isTeaser) return POINTS_TOO_MANY;
  return points > 0 && points <= MOST_POINTS ? undefined : NO_POINTS;
}

/** Whether the draft bet that is named is the one that is placed. */
function isOwnDraft(bet: PlaceBetInput, { type, roundRobinSize, teaserPoints }: BetRequest): boolean {
  const selectionIds = bet.draftLegs.flatMap(({ selectionId }) => fromGlobalId(selectionId)?.rawId ?? []);
  const terms = { type, selectionIds, roundRobinSize, teaserPoints };
  return isDraftOf(rawDraftId(bet.draftBetId), terms);
}

/** What a same-game group or a teaser pays cannot be told from its legs: who bets on one says what they saw. */
function readTotal(bet: PlaceBetInput, field: string, errors: FieldError[]): Odds | undefined {
  const { totalOdds } = bet;
  if (totalOdds) {
    const read = readOdds(totalOdds, LARGEST_TOTAL_PART);
    if (!read) errors.push({ field: `${field}.totalOdds`, message: NO_ODDS });
    return read;
  }
  if (bet.type === 'PARLAY_PLUS' || bet.type === 'TEASER') {
    errors.push({
      field: `${field}.totalOdds`,
      message: 'Send the total odds that were shown for this bet.',
    });
  }
  return undefined;
}

/** A reward by its global id, or by its raw one. */
function readReward(id: string | null | undefined, field: string, errors: FieldError[]): string | undefined {
  if (id === null || id === undefined) return undefined;
  if (id.length > LONGEST_ID)
    errors.push({ field, message: 'This is not the id of a reward. Send one of those the draft bet lists.' });
  return fromGlobalId(id)?.rawId ?? id;
}

function readOdds({ numeratorLong, denominatorLong }: OddsInput, largest: bigint): Odds | undefined {
  if (numeratorLong > largest || denominatorLong > largest) return undefined;
  return oddsFromPair(numeratorLong, denominatorLong);
}

function readLeg(leg: PlaceBetInput['draftLegs'][number], field: string, errors: FieldError[]): LegRequest[] {
  const odds = readOdds(leg.odds, LARGEST_PART);
  const global = fromGlobalId(leg.selectionId);
  if (!odds) errors.push({ field: `${field}.odds`, message: NO_ODDS });
  if (global?.typename !== 'MarketSelection' || leg.selectionId.length > LONGEST_ID) {
    errors.push({ field: `${field}.selectionId`, message: NO_SELECTION });
    return [];
  }
  return odds ? [{ selectionId: global.rawId, odds, sealed: leg.probabilityEncrypted ?? undefined }] : [];
}
