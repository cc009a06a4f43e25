import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { followMutation } from '../../__generated__/followMutation.graphql.ts';
import type { followQuery } from '../../__generated__/followQuery.graphql.ts';
import { commit } from '../../betslip/commit.ts';
import { showErrorToast } from '../../ui/toasts.ts';
import { currentFollowed, setFollowed } from './followed.ts';

/** Asks whom the patron follows. */
export async function readFollowed(environment: IEnvironment, patronId: string): Promise<void> {
  const query = graphql`
    query followQuery {
      account {
        id
        favouriteParticipantIds
      }
    }
  `;
  const answer = await fetchQuery<followQuery>(environment, query, {}).toPromise();
  if (answer?.account) setFollowed(patronId, answer.account.favouriteParticipantIds);
}

/** Follows somebody or lets go: seen at once, and put back when the server refuses. */
export async function follow(
  environment: IEnvironment,
  patronId: string,
  participantId: string,
  isFavourite: boolean,
): Promise<void> {
  mark(patronId, participantId, isFavourite);
  const mutation = graphql`
    mutation followMutation($participantId: ID!, $isFavourite: Boolean!) {
      setFavouriteParticipant(participantId: $participantId, isFavourite: $isFavourite) {
        __typename
        ... on FavouritesPayload {
          favouriteParticipantIds
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `;
  const { setFavouriteParticipant: answer } = await commit<followMutation>(environment, mutation, {
    participantId,
    isFavourite,
  }).catch(() => ({ setFavouriteParticipant: undefined }));
  if (answer?.__typename === 'FavouritesPayload') {
    setFollowed(patronId, answer.favouriteParticipantIds);
    return;
  }
  mark(patronId, participantId, !isFavourite);
  showErrorToast(answer?.__typename === 'InvalidInputError' ? answer.message : undefined);
}

/** In this app alone; whoever else is followed stays. */
function mark(patronId: string, participantId: string, isFavourite: boolean): void {
  const others = [...(currentFollowed()?.ids ?? [])].filter((id) => id !== participantId);
  setFollowed(patronId, isFavourite ? [...others, participantId] : others);
}
