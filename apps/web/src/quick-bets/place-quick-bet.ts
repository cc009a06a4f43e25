import { graphql, type IEnvironment } from 'relay-runtime';
import type { placeQuickBetMutation } from '../__generated__/placeQuickBetMutation.graphql.ts';
import { takeBalances } from '../app/balances.ts';
import { commit } from '../app/commit.ts';

export type QuickBetToPlace = placeQuickBetMutation['variables']['bet'];
export type PlaceQuickBetAnswer = placeQuickBetMutation['response']['placeQuickBet'];

/** Places a quick bet. Sent again unchanged, key and all, it is answered with what became of it the first time. */
export async function placeQuickBet(
  environment: IEnvironment,
  bet: QuickBetToPlace,
): Promise<PlaceQuickBetAnswer> {
  const mutation = graphql`
    mutation placeQuickBetMutation($bet: PlaceQuickBetInput!) {
      placeQuickBet(bet: $bet) {
        __typename
        ... on PlaceQuickBetPayload {
          placedBet {
            id
            rawId
            betAmount {
              formattedAmount
            }
            winAmount {
              formattedAmount
            }
            legs {
              selectionName
            }
          }
          errors {
            ...slipErrors_error @relay(mask: false)
          }
          patronBalanceAfter {
            ...balances_balances @relay(mask: false)
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
  const { placeQuickBet: answer } = await commit<placeQuickBetMutation>(
    environment,
    mutation,
    { bet },
    { updater: (store) => takeBalances(store, 'placeQuickBet') },
  );
  return answer;
}
