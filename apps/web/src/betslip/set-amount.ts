import { graphql, type IEnvironment } from 'relay-runtime';
import type { setAmountMutation } from '../__generated__/setAmountMutation.graphql.ts';
import { commit } from './commit.ts';

/** Keeps the stake or the winnings that were typed; empty text clears them. */
export async function setAmount(environment: IEnvironment, variables: setAmountMutation['variables']) {
  const mutation = graphql`
    mutation setAmountMutation($input: SetDraftBetAmountInput!) {
      setDraftBetAmount(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { setDraftBetAmount: answer } = await commit<setAmountMutation>(environment, mutation, variables);
  return answer;
}
