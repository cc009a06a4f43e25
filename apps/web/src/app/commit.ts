import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
} from 'relay-runtime';
import type { RequestMetadata } from './environment.ts';

/** Sends a mutation and answers with its data. Rejects with what the network rejected with. */
export function commit<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  metadata: RequestMetadata = {},
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      cacheConfig: { metadata: { ...metadata } },
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
