import { graphql, type IEnvironment } from 'relay-runtime';
import type { promoteBetslipMutation } from '../__generated__/promoteBetslipMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/**
 * Carries the visitor's slip over to the patron who logged in. The slip itself is not asked for: whoever is here from now
 * on has a Relay environment of their own, which loads it.
 */
export async function promoteBetslip(
  environment: IEnvironment,
  variables: promoteBetslipMutation['variables'],
  patronId: string,
) {
  const mutation = graphql`
    mutation promoteBetslipMutation($visitorToken: String!, $mergeBetslip: Boolean!) {
      promoteBetslip(visitorToken: $visitorToken, mergeBetslip: $mergeBetslip) {
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
  const { promoteBetslip: answer } = await commit<promoteBetslipMutation>(environment, mutation, variables, {
    metadata: { as: patronId },
  });
  return answer;
}
