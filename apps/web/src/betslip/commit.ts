import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
} from 'relay-runtime';

/** Sends a mutation and answers with its data. Rejects with what the network rejected with. */
export function commit<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
