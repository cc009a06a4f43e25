import { graphql, type IEnvironment } from 'relay-runtime';
import type { clearTeaserMutation } from '../__generated__/clearTeaserMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Takes the teaser's selections off the slip; those it cannot take stay. */
export async function clearTeaser(environment: IEnvironment, variables: clearTeaserMutation['variables']) {
  const mutation = graphql`
    mutation clearTeaserMutation {
      clearTeaserSelections {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  const { clearTeaserSelections: answer } = await commit<clearTeaserMutation>(
    environment,
    mutation,
    variables,
  );
  return answer;
}
