import { graphql, type IEnvironment } from 'relay-runtime';
import type { setAmountMutation } from '../__generated__/setAmountMutation.graphql.ts';
import { commit } from '../app/commit.ts';

void graphql`
  fragment setAmount_tab on BetslipTab {
    totalBetAmount {
      amountLong
    }
    errors {
      ...slipErrors_error @relay(mask: false)
    }
  }
`;

/**
 * Keeps the stake or the winnings that were typed; empty text clears them. It answers what a typed amount can change: the bet
 * it was typed into, and what is said of bets together. The rest is in the store, and the whole slip again is some seventy
 * times as much.
 */
export async function setAmount(
  environment: IEnvironment,
  input: setAmountMutation['variables']['input'],
): Promise<setAmountMutation['response']['setDraftBetAmount']> {
  const mutation = graphql`
    mutation setAmountMutation($input: SetDraftBetAmountInput!, $draftBetId: ID!) {
      setDraftBetAmount(input: $input) {
        __typename
        ... on BetslipPayload {
          betslip {
            version
            errors {
              ...slipErrors_error @relay(mask: false)
            }
            draftBet(draftBetId: $draftBetId) {
              betAmount {
                amountLong
              }
              winAmount {
                amountLong
              }
              boostedWinAmount {
                amountLong
              }
              errors {
                ...slipErrors_error @relay(mask: false)
              }
            }
            straight {
              ...setAmount_tab @relay(mask: false)
            }
            parlay {
              ...setAmount_tab @relay(mask: false)
            }
            roundRobin {
              ...setAmount_tab @relay(mask: false)
            }
            teaser {
              ...setAmount_tab @relay(mask: false)
            }
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
    }
  `;
  const variables = { input, draftBetId: input.draftBetId };
  const { setDraftBetAmount: answer } = await commit<setAmountMutation>(environment, mutation, variables);
  return answer;
}
