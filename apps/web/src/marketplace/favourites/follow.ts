import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { followMutation } from '../../__generated__/followMutation.graphql.ts';
import type { followQuery } from '../../__generated__/followQuery.graphql.ts';
import { commit } from '../../app/commit.ts';
import { TaskQueue } from '../../app/task-queue.ts';
import { showErrorToast } from '../../ui/toasts.ts';
import { setFollowed, showChange } from './followed.ts';

/** Asked one after the other: the last answer tells of every change before it. */
const questions = new TaskQueue();

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
  const answer = await questions.run(() => fetchQuery<followQuery>(environment, query, {}).toPromise());
  if (answer?.account) setFollowed(patronId, answer.account.favouriteParticipantIds);
}

/** Follows somebody or lets go: seen at once, and put back when the server refuses. */
export async function follow(
  environment: IEnvironment,
  patronId: string,
  participantId: string,
  isFavourite: boolean,
): Promise<void> {
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
  const end = showChange(participantId, isFavourite);
  const { setFavouriteParticipant: answer } = await questions
    .run(() => commit<followMutation>(environment, mutation, { participantId, isFavourite }))
    .catch(() => ({ setFavouriteParticipant: undefined }));
  const isDone = answer?.__typename === 'FavouritesPayload';
  if (isDone) setFollowed(patronId, answer.favouriteParticipantIds);
  end();
  if (!isDone) showErrorToast(answer?.__typename === 'InvalidInputError' ? answer.message : undefined);
}
