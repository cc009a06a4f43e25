import { graphql, type IEnvironment } from 'relay-runtime';
import type { adjustPointsMutation } from '../__generated__/adjustPointsMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Moves a selection to another line of its market, in its place on the slip. */
export async function adjustPoints(environment: IEnvironment, variables: adjustPointsMutation['variables']) {
  const mutation = graphql`
    mutation adjustPointsMutation($input: AdjustMarketSelectionPointsInput!) {
      adjustMarketSelectionPoints(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { adjustMarketSelectionPoints: answer } = await commit<adjustPointsMutation>(
    environment,
    mutation,
    variables,
  );
  return answer;
}
