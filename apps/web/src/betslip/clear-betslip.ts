import { graphql, type IEnvironment } from 'relay-runtime';
import type { clearBetslipMutation } from '../__generated__/clearBetslipMutation.graphql.ts';
import { commit } from './commit.ts';

/** Takes everything off the slip. */
export async function clearBetslip(environment: IEnvironment, variables: clearBetslipMutation['variables']) {
  const mutation = graphql`
    mutation clearBetslipMutation {
      clearBetslip {
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
  const { clearBetslip: answer } = await commit<clearBetslipMutation>(environment, mutation, variables);
  return answer;
}
