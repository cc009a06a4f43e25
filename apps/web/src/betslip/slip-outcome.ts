import { graphql } from 'relay-runtime';
import { RequestError } from '../app/network/request-error.ts';

/** Every change of the slip answers with the whole of it, or says why nothing was changed. */
void graphql`
  fragment slipOutcome_result on BetslipResult {
    __typename
    ... on BetslipPayload {
      betslip {
        version
        ...slipData_betslip
      }
    }
    ... on BetslipMutationError {
      code
      message
    }
    ... on InvalidInputError {
      code
      message
    }
  }
`;

/** What became of a change to the slip. 'lost': no answer came back, so it may or may not have been made. */
export type SlipOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'lost' };

/** Any member of BetslipResult, as the mutations read it. */
export interface BetslipAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}

export function outcomeOf(answer: BetslipAnswer): SlipOutcome {
  if (answer.__typename === 'BetslipPayload') return { kind: 'done' };
  return { kind: 'refused', code: answer.code ?? 'UNKNOWN', message: answer.message ?? 'Please try again.' };
}

/** Failures of the way there. Only an answer that refuses is certain; everything else counts as lost. */
export function outcomeOfFailure(error: unknown): SlipOutcome {
  if (error instanceof RequestError && (error.kind === 'refused' || error.kind === 'unauthenticated')) {
    return { kind: 'refused', code: error.kind, message: error.message };
  }
  return { kind: 'lost' };
}

/** What is said under a change that was not made and that nobody refused. */
export function lostReason(): string {
  return navigator.onLine ? 'Please try again.' : 'You are offline.';
}
