import { graphql, type IEnvironment } from 'relay-runtime';
import type { clearBetslipMutation } from '../__generated__/clearBetslipMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Takes everything off the slip. */
export async function clearBetslip(environment: IEnvironment, variables: clearBetslipMutation['variables']) {
  const mutation = graphql`
    mutation clearBetslipMutation {
      clearBetslip {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { clearBetslip: answer } = await commit<clearBetslipMutation>(environment, mutation, variables);
  return answer;
}
