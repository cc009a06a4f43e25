import { graphql, type IEnvironment } from 'relay-runtime';
import type { openStreamMutation } from '../../__generated__/openStreamMutation.graphql.ts';
import { commit } from '../../app/commit.ts';

export type StreamAnswer = openStreamMutation['response']['openLiveStream'];

/** Asks to watch an event. */
export async function openStream(environment: IEnvironment, eventId: string): Promise<StreamAnswer> {
  const mutation = graphql`
    mutation openStreamMutation($eventId: ID!) {
      openLiveStream(eventId: $eventId) {
        __typename
        ... on LiveStream {
          url
        }
        ... on LiveStreamError {
          liveStreamErrorCode
          message
          retryAfterSeconds
        }
      }
    }
  `;
  const { openLiveStream } = await commit<openStreamMutation>(environment, mutation, { eventId });
  return openLiveStream;
}
