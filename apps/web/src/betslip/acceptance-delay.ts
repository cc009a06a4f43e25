import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { acceptanceDelayQuery } from '../__generated__/acceptanceDelayQuery.graphql.ts';

/** Milliseconds a bet on these selections is held back now, because one of them is in play. */
export async function acceptanceDelay(
  environment: IEnvironment,
  selectionIds: readonly string[],
): Promise<number> {
  const query = graphql`
    query acceptanceDelayQuery($selectionIds: [ID!]!) {
      acceptanceDelayMs(selectionIds: $selectionIds)
    }
  `;
  const answer = await fetchQuery<acceptanceDelayQuery>(environment, query, { selectionIds }).toPromise();
  return answer?.acceptanceDelayMs ?? 0;
}
