import { graphql, type IEnvironment } from 'relay-runtime';
import type { placeBetsMutation } from '../__generated__/placeBetsMutation.graphql.ts';
import { takeBalances } from '../app/balances.ts';
import { commit } from '../app/commit.ts';
import type { BetToPlace } from './placement.ts';
import { reusesSelections } from './reuse-selections.ts';

export type PlaceBetsAnswer = placeBetsMutation['response']['placeBets'];

/** Places bets. Sending the same ones again, keys and all, is answered with what became of them the first time. */
export async function placeBets(
  environment: IEnvironment,
  bets: readonly BetToPlace[],
): Promise<PlaceBetsAnswer> {
  const mutation = graphql`
    mutation placeBetsMutation($input: PlaceBetsInput!) {
      placeBets(input: $input) {
        __typename
        ... on PlaceBetsPayload {
          betslip {
            version
            ...slipData_betslip
          }
          patronBalanceAfter {
            ...balances_balances @relay(mask: false)
          }
          placedBets {
            id
            rawId
            type
            amountSourceType
            combinations
            roundRobinSize
            teaserPoints
            betAmount {
              formattedAmount
            }
            lineAmount {
              formattedAmount
            }
            winAmount {
              formattedAmount
            }
            totalOdds {
              numeratorLong
              denominatorLong
            }
            groups {
              number
              odds {
                numeratorLong
                denominatorLong
              }
            }
            legs {
              id
              group
              selectionName
              marketName
              eventName
              marketSelectionId
              points {
                formattedPoints
              }
              teasedPoints {
                formattedPoints
              }
              odds {
                numeratorLong
                denominatorLong
              }
            }
          }
          refusedBets {
            draftBetId
            errors {
              ...slipErrors_error @relay(mask: false)
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
  const input = { keepBetslipSelections: reusesSelections(), bets: bets.map(toInput) };
  const { placeBets: answer } = await commit<placeBetsMutation>(
    environment,
    mutation,
    { input },
    { updater: (store) => takeBalances(store, 'placeBets') },
  );
  return answer;
}

function toInput({ legs, ...bet }: BetToPlace) {
  return {
    ...bet,
    draftLegs: legs.map(({ selectionId, numeratorLong, denominatorLong }) => ({
      selectionId,
      odds: { numeratorLong, denominatorLong },
    })),
  };
}
