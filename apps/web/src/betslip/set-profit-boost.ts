import { graphql, type IEnvironment } from 'relay-runtime';
import type { setProfitBoostMutation } from '../__generated__/setProfitBoostMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Puts a profit boost on a draft bet, or takes it off. */
export async function setProfitBoost(
  environment: IEnvironment,
  variables: setProfitBoostMutation['variables'],
) {
  const mutation = graphql`
    mutation setProfitBoostMutation($input: SetDraftBetProfitBoostInput!) {
      setDraftBetProfitBoost(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { setDraftBetProfitBoost: answer } = await commit<setProfitBoostMutation>(
    environment,
    mutation,
    variables,
  );
  return answer;
}
