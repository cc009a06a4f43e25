import type { Odds } from '@fairline/money/odds.ts';
import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { SealedQuote } from '../betslip/betslip.ts';
import type { AmountSource, BetType } from './placed-bet.ts';

/** What a patron asks for when placing a bet. Amounts in minor units of the patron's currency. */
export interface BetRequest {
  readonly draftBetId: string;
  /** Made by the client, unique for the patron. */
  readonly idempotencyKey: string;
  readonly type: BetType;
  readonly amountSource: AmountSource;
  /** On each line: of a round robin for each of its parlays. */
  readonly stake: bigint;
  readonly legs: readonly LegRequest[];
  readonly roundRobinSize?: number | undefined;
  readonly teaserPoints?: number | undefined;
  /** The bet's odds as the patron saw them: what a same-game group or a teaser pays cannot be told from its legs. */
  readonly totalOdds?: Odds | undefined;
  readonly freeBetId?: string | undefined;
  readonly profitBoostId?: string | undefined;
  /** Each leg has to bring the seal of the price the patron saw, as quick bets do. */
  readonly needsQuotes?: true;
}

export interface LegRequest {
  /** The selection's raw id. */
  readonly selectionId: string;
  /** What the patron saw and accepted. */
  readonly odds: Odds;
  /** The seal of that price, as it came back. */
  readonly sealed?: string | undefined;
  /** What was in it; 'broken' when it was not sealed here; undefined when none came. */
  readonly quote?: SealedQuote | 'broken' | undefined;
}

/** From whom and where, for the audit record. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The patron's, which must not have ended when the bet is taken; undefined where nobody logs in. */
  readonly sessionId?: string | undefined;
}

/** Which changed odds are taken without asking: better ones, any, none. */
export type OddsPolicy = 'better' | 'any' | 'none';

/** What decides about changed odds, and how prices are written to the patron. */
export interface OddsTerms {
  readonly policy: OddsPolicy;
  readonly format: OddsFormat;
}

/** Of whom no preferences are known: what costs them nothing is taken. */
export const defaultOddsTerms: OddsTerms = { policy: 'better', format: 'AMERICAN' };

/** Bets in one request at most. */
export const MAX_BETS = 25;
/** Legs in one bet at most. */
export const MAX_LEGS = 25;

/** The request's content as one text: the same key with another text is a conflict. */
export function fingerprintOf(request: BetRequest): string {
  const { totalOdds, roundRobinSize, teaserPoints, freeBetId, profitBoostId } = request;
  const legs = request.legs.map(({ selectionId, odds }) => `${selectionId} ${written(odds)}`);
  const parts = [request.type, request.amountSource, String(request.stake), ...legs];
  if (roundRobinSize !== undefined) parts.push(`by ${roundRobinSize}`);
  if (teaserPoints !== undefined) parts.push(`teaser ${teaserPoints}`);
  if (totalOdds) parts.push(`total ${written(totalOdds)}`);
  if (freeBetId !== undefined) parts.push(`free ${freeBetId}`);
  if (profitBoostId !== undefined) parts.push(`boost ${profitBoostId}`);
  return parts.join('|');
}

function written({ numerator, denominator }: Odds): string {
  return `${numerator}/${denominator}`;
}
