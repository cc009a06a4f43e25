import type { GraphQLFormattedError } from './answer.ts';

export type RequestFailure =
  /** No answer came: offline, or the server cannot be reached. */
  | 'network'
  /** An answer that is no GraphQL answer, or says that the server failed: what was asked may have been done. */
  | 'server'
  /** The token is not accepted, or it is not that of who asked any more: nothing was sent then. */
  | 'unauthenticated'
  /** The answer holds errors and no data: it was not done. */
  | 'refused';

/** Why a request to the API came to nothing. `message` may be shown only for 'refused' and 'unauthenticated'. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestFailure;
  readonly errors: readonly GraphQLFormattedError[];

  constructor(kind: RequestFailure, message: string, errors: readonly GraphQLFormattedError[] = []) {
    super(message);
    this.kind = kind;
    this.errors = errors;
  }
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'unauthenticated';
}
