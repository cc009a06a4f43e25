import { graphql, type IEnvironment } from 'relay-runtime';
import type { acknowledgeMutation } from '../__generated__/acknowledgeMutation.graphql.ts';
import { commit } from '../app/commit.ts';

/** Says that the patron has read what responsible gaming asks of them. */
export async function acknowledge(environment: IEnvironment): Promise<void> {
  const mutation = graphql`
    mutation acknowledgeMutation($ackType: UserAckType!) {
      userAck(ackType: $ackType) {
        id
        requiresResponsibleGamingAcknowledgement
      }
    }
  `;
  await commit<acknowledgeMutation>(environment, mutation, { ackType: 'RESPONSIBLE_GAMING' });
}
