import { graphql, type IEnvironment } from 'relay-runtime';
import type { placeQuickBetMutation } from '../__generated__/placeQuickBetMutation.graphql.ts';
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
            globalBalance {
              formattedAmount
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
  return (await commit<placeQuickBetMutation>(environment, mutation, { bet })).placeQuickBet;
}
