import { type BetError, type Betslip, betError, SEAL_LASTS_MS } from '../betslip/betslip.ts';
import type { BetRequest, LegRequest } from './request.ts';

/** The requests with the seals of their legs opened; a promise only when there is one to open. */
export function withQuotes(
  requests: readonly BetRequest[],
  betslip: Pick<Betslip, 'openSeal'>,
): readonly BetRequest[] | Promise<readonly BetRequest[]> {
  const isSealed = requests.some(({ legs }) => legs.some(({ sealed }) => sealed !== undefined));
  return isSealed ? withOpened(requests, betslip) : requests;
}

function withOpened(
  requests: readonly BetRequest[],
  betslip: Pick<Betslip, 'openSeal'>,
): Promise<BetRequest[]> {
  const opened = async (leg: LegRequest): Promise<LegRequest> =>
    leg.sealed === undefined ? leg : { ...leg, quote: (await betslip.openSeal(leg.sealed)) ?? 'broken' };
  return Promise.all(
    requests.map(async (request) => ({ ...request, legs: await Promise.all(request.legs.map(opened)) })),
  );
}

/** Why what came back of the prices a patron saw cannot be theirs: changed, of another selection, or too old. */
export function quoteErrors({ legs, needsQuotes }: BetRequest, nowMs: number): BetError[] {
  const errors: BetError[] = [];
  for (const { quote, selectionId } of legs) {
    if (quote === undefined) {
      if (needsQuotes) errors.push(betError('QUOTE_MISSING'));
    } else if (quote === 'broken' || quote.selectionId !== selectionId) {
      errors.push(betError('QUOTE_INVALID'));
    } else if (nowMs - quote.sealedAtMs > SEAL_LASTS_MS) {
      errors.push(betError('QUOTE_EXPIRED'));
    }
  }
  return errors;
}
