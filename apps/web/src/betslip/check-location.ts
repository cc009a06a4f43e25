import { graphql, type IEnvironment } from 'relay-runtime';
import type { checkLocationMutation } from '../__generated__/checkLocationMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Asks where the patron is, because they asked for it. */
export async function checkLocation(environment: IEnvironment) {
  const mutation = graphql`
    mutation checkLocationMutation($reason: LocationCheckReason!) {
      checkLocation(reason: $reason) {
        authorized
        errors {
          code
          message
        }
      }
    }
  `;
  const { checkLocation: answer } = await commit<checkLocationMutation>(environment, mutation, {
    reason: 'manual_check',
  });
  return answer;
}
