import { graphql, type IEnvironment } from 'relay-runtime';
import type { buyTeaserPointsMutation } from '../__generated__/buyTeaserPointsMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Moves every line of the teaser by so many points. */
export async function buyTeaserPoints(
  environment: IEnvironment,
  variables: buyTeaserPointsMutation['variables'],
) {
  const mutation = graphql`
    mutation buyTeaserPointsMutation($points: Float!) {
      buyTeaserPoints(points: $points) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { buyTeaserPoints: answer } = await commit<buyTeaserPointsMutation>(environment, mutation, variables);
  return answer;
}
