import {
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import { isRefusedText } from '../database/refused-text.ts';
import type { Logger } from '../log.ts';

/** Failures of a request as a whole or of code; what a person can meet in a domain is data of the schema instead. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'FORBIDDEN'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'PERSISTED_QUERY_HASH_MISMATCH'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'UNAUTHENTICATED';

const REFUSED_TEXT = 'A text of the request has a character that cannot be kept, such as NUL.';

/** An error whose message may be shown to whoever asked. */
export function publicError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** @param retryAfterSeconds for programs, what the message says to people */
export function rateLimited(message: string, retryAfterSeconds: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfterSeconds } });
}

/**
 * The result as it may leave the server: errors thrown on purpose (GraphQLError) keep message and code. A text that the database
 * cannot hold came with the request, whoever passed it on unread. Anything else is a bug of ours, logged whole and answered without
 * its message. Never with a stack.
 */
export function maskErrors(
  { data, errors }: ExecutionResult,
  logger: Pick<Logger, 'error'>,
): FormattedExecutionResult {
  if (!errors || errors.length === 0) return { data: data ?? null };
  const masked = errors.map((error) => maskError(error, logger));
  // What failed before it was executed (a variable's value) has no data at all.
  return data === undefined ? { errors: masked } : { errors: masked, data };
}

export function maskError(error: GraphQLError, logger: Pick<Logger, 'error'>): GraphQLFormattedError {
  const thrown = error.originalError;
  const onPurpose = thrown instanceof GraphQLError ? thrown : error;
  const isPublic = thrown === undefined || thrown === null || thrown instanceof GraphQLError;
  if (isPublic && typeof onPurpose.extensions?.code === 'string') {
    return located(error, onPurpose.message, onPurpose.extensions);
  }
  // Without a path nothing was executed: a variable that does not fit its type.
  if (isPublic && error.path === undefined) {
    return located(error, withoutSuggestion(error.message), { code: 'BAD_USER_INPUT' });
  }
  if (isRefusedText(thrown)) return located(error, REFUSED_TEXT, { code: 'BAD_USER_INPUT' });
  logger.error({ err: thrown ?? error, path: error.path }, 'A field failed');
  return located(error, 'An unexpected error occurred. Please try again later.', {
    code: 'INTERNAL_SERVER_ERROR',
  });
}

/** Suggested names would show a schema that introspection does not. */
export function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*\?$/, '');
}

function located(
  { locations, path }: GraphQLError,
  message: string,
  extensions: GraphQLFormattedError['extensions'],
): GraphQLFormattedError {
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}
