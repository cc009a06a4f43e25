import type { ErrorCode } from '../graphql/errors.ts';

/** A refusal outside GraphQL: `error` for programs that speak OAuth, `errors` for those that speak GraphQL. */
export interface Problem {
  readonly error: string;
  readonly error_description: string;
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: ErrorCode } }[];
}

/** @param message a sentence that says what to do */
export function problem(code: ErrorCode, message: string): Problem {
  return {
    error: code.toLowerCase(),
    error_description: message,
    errors: [{ message, extensions: { code } }],
  };
}
