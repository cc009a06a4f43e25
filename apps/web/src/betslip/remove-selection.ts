import { graphql, type IEnvironment } from 'relay-runtime';
import type { removeSelectionMutation } from '../__generated__/removeSelectionMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Takes a selection off the slip. */
export async function removeSelection(
  environment: IEnvironment,
  variables: removeSelectionMutation['variables'],
) {
  const mutation = graphql`
    mutation removeSelectionMutation($selectionId: ID!) {
      removeSelection(selectionId: $selectionId) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { removeSelection: answer } = await commit<removeSelectionMutation>(environment, mutation, variables);
  return answer;
}
