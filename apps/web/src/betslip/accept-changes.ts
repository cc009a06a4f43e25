import { graphql, type IEnvironment } from 'relay-runtime';
import type { acceptChangesMutation } from '../__generated__/acceptChangesMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Takes the odds that are shown now as the accepted ones. */
export async function acceptChanges(
  environment: IEnvironment,
  variables: acceptChangesMutation['variables'],
) {
  const mutation = graphql`
    mutation acceptChangesMutation($input: AcceptChangesInput!) {
      acceptChanges(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { acceptChanges: answer } = await commit<acceptChangesMutation>(environment, mutation, variables);
  return answer;
}
