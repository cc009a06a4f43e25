import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  consumeSharedBetMutation,
  SharedBetMode,
} from '../__generated__/consumeSharedBetMutation.graphql.ts';
import { commit } from '../app/commit.ts';
import { outcomeOf, outcomeOfFailure, type SlipOutcome } from '../betslip/slip-outcome.ts';

/** Puts what is on sale of a shared bet on the slip, at the odds of now. Never rejects. */
export async function consumeSharedBet(
  environment: IEnvironment,
  shareBetId: string,
  mode: SharedBetMode,
): Promise<SlipOutcome> {
  const mutation = graphql`
    mutation consumeSharedBetMutation($shareBetId: ID!, $mode: SharedBetMode!) {
      consumeSharedBet(shareBetId: $shareBetId, mode: $mode) {
        ...slipOutcome_result @relay(mask: false)
      }
    }
  `;
  try {
    const variables = { shareBetId, mode };
    const { consumeSharedBet: answer } = await commit<consumeSharedBetMutation>(
      environment,
      mutation,
      variables,
    );
    return outcomeOf(answer);
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
