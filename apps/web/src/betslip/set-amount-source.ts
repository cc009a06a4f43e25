import { graphql, type IEnvironment } from 'relay-runtime';
import type { setAmountSourceMutation } from '../__generated__/setAmountSourceMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Pays a draft bet with cash, a bonus bet or promotional credit. */
export async function setAmountSource(
  environment: IEnvironment,
  variables: setAmountSourceMutation['variables'],
) {
  const mutation = graphql`
    mutation setAmountSourceMutation($input: SetDraftBetAmountSourceInput!) {
      setDraftBetAmountSource(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { setDraftBetAmountSource: answer } = await commit<setAmountSourceMutation>(
    environment,
    mutation,
    variables,
  );
  return answer;
}
