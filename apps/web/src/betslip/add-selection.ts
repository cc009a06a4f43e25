import { graphql, type IEnvironment } from 'relay-runtime';
import type { addSelectionMutation } from '../__generated__/addSelectionMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Puts a selection on the slip at the odds that were pressed. */
export async function addSelection(environment: IEnvironment, variables: addSelectionMutation['variables']) {
  const mutation = graphql`
    mutation addSelectionMutation($input: AddSelectionInput!) {
      addSelection(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { addSelection: answer } = await commit<addSelectionMutation>(environment, mutation, variables);
  return answer;
}
