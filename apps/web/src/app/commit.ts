import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  type RecordSourceSelectorProxy,
} from 'relay-runtime';
import type { RequestMetadata } from './environment.ts';

interface CommitOptions<M extends MutationParameters> {
  readonly metadata?: RequestMetadata;
  /** What the answer changes in the store beyond itself. */
  readonly updater?: (store: RecordSourceSelectorProxy<M['response']>) => void;
}

/** Sends a mutation and answers with its data. Rejects with what the network rejected with. */
export function commit<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  { metadata = {}, updater }: CommitOptions<M> = {},
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      cacheConfig: { metadata: { ...metadata } },
      ...(updater && { updater }),
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
