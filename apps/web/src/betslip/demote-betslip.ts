import { graphql, type IEnvironment } from 'relay-runtime';
import type { demoteBetslipMutation } from '../__generated__/demoteBetslipMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Gives the visitor whom the patron is about to be a copy of the patron's slip. Asked with the patron's token. */
export async function demoteBetslip(
  environment: IEnvironment,
  variables: demoteBetslipMutation['variables'],
  patronId: string,
) {
  const mutation = graphql`
    mutation demoteBetslipMutation($visitorToken: String!, $mergeBetslip: Boolean!) {
      demoteBetslip(visitorToken: $visitorToken, mergeBetslip: $mergeBetslip) {
        __typename
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
  const { demoteBetslip: answer } = await commit<demoteBetslipMutation>(environment, mutation, variables, {
    metadata: { as: patronId },
  });
  return answer;
}
