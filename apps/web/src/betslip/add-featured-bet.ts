import { graphql, type IEnvironment } from 'relay-runtime';
import type { addFeaturedBetMutation } from '../__generated__/addFeaturedBetMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Puts a featured bet on the slip, all of it or nothing. */
export async function addFeaturedBet(
  environment: IEnvironment,
  variables: addFeaturedBetMutation['variables'],
) {
  const mutation = graphql`
    mutation addFeaturedBetMutation($input: AddFeaturedBetInput!) {
      addFeaturedBet(input: $input) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { addFeaturedBet: answer } = await commit<addFeaturedBetMutation>(environment, mutation, variables);
  return answer;
}
