import { graphql, type IEnvironment } from 'relay-runtime';
import type { quickChecksAckMutation } from '../__generated__/quickChecksAckMutation.graphql.ts';
import type { quickChecksLocationMutation } from '../__generated__/quickChecksLocationMutation.graphql.ts';
import { commit } from '../betslip/commit.ts';

const NO_ANSWER = 'No answer came. Please try again.';

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
    return NO_ANSWER;
  }
}

/** Acknowledges what responsible gaming asks for. Answers what went wrong, or undefined. */
export async function acknowledge(environment: IEnvironment): Promise<string | undefined> {
  const mutation = graphql`
    mutation quickChecksAckMutation {
      userAck(ackType: RESPONSIBLE_GAMING) {
        requiresResponsibleGamingAcknowledgement
      }
    }
  `;
  try {
    await commit<quickChecksAckMutation>(environment, mutation, {});
    return undefined;
  } catch {
    return NO_ANSWER;
  }
}
