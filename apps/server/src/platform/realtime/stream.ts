import { createSourceEventStream, type FormattedExecutionResult, GraphQLError } from 'graphql';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Operation } from '../graphql/operation.ts';
import type { Variables } from '../graphql/run.ts';

export interface StreamRun {
  readonly executor: Executor;
  readonly operation: Operation;
  readonly variables: Variables;
  /** Made anew for each event: time goes on while a subscription runs. */
  readonly context: () => RequestContext;
  readonly signal: AbortSignal;
  /** Sends a result; the next event is read when it resolves. */
  readonly next: (result: FormattedExecutionResult) => Promise<void>;
}

/** Runs one viewer's operation to its end: a query once, a subscription on each event until the signal. */
export async function runStream(run: StreamRun): Promise<void> {
  const { executor, operation, variables, context, signal, next } = run;
  if (operation.type !== 'subscription') {
    if (operation.type === 'mutation') await executor.refuseReplaced();
    return next(await executor.execute(operation, variables, context()));
  }
  const stream = await createSourceEventStream({
    schema: executor.parts.schema,
    document: operation.document,
    operationName: operation.name,
    contextValue: context(),
    variableValues: variables,
  });
  if (!(Symbol.asyncIterator in stream)) throw firstError(stream.errors);
  const iterator = stream[Symbol.asyncIterator]();
  const end = () => {
    iterator.return?.().catch(() => {});
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    while (!signal.aborted) {
      const event = await iterator.next();
      if (event.done || signal.aborted) return;
      await next(await executor.execute(operation, variables, context(), event.value));
    }
  } finally {
    // Whatever ended it, the source must not go on collecting events for nobody.
    signal.removeEventListener('abort', end);
    end();
  }
}

function firstError(errors: readonly GraphQLError[] | undefined): Error {
  return errors?.[0] ?? new GraphQLError('The subscription could not start.', { path: [] });
}
