import { graphql, type IEnvironment } from 'relay-runtime';
import type { quickChecksLocationMutation } from '../__generated__/quickChecksLocationMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Asks where the patron is. Answers why betting is still not possible, or undefined. */
export async function checkLocation(environment: IEnvironment): Promise<string | undefined> {
  const mutation = graphql`
    mutation quickChecksLocationMutation {
      checkLocation(reason: manual_check) {
        authorized
        errors {
          message
        }
      }
    }
  `;
  try {
    const { checkLocation: check } = await commit<quickChecksLocationMutation>(environment, mutation, {});
    return check.authorized
      ? undefined
      : (check.errors[0]?.message ?? 'Your location could not be verified.');
  } catch {
    return 'No answer came. Please try again.';
  }
}
