import { graphql, type IEnvironment } from 'relay-runtime';
import type { removeSelectionMutation } from '../__generated__/removeSelectionMutation.graphql.ts';
import { commit } from './commit.ts';

/** Takes a selection off the slip. */
export async function removeSelection(
  environment: IEnvironment,
  variables: removeSelectionMutation['variables'],
) {
  const mutation = graphql`
    mutation removeSelectionMutation($selectionId: ID!) {
      removeSelection(selectionId: $selectionId) {
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
    }
  `;
  const { removeSelection: answer } = await commit<removeSelectionMutation>(environment, mutation, variables);
  return answer;
}
