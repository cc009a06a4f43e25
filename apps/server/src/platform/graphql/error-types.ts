import { builder } from './builder.ts';

/** The backing of every type that implements Error; __typename decides which member of a union it is. */
export interface ErrorResult<Name extends string = string> {
  readonly __typename: Name;
  /** For programs, upper snake case. */
  readonly code: string;
  /** For people, a sentence. */
  readonly message: string;
}

export interface FieldError {
  /** The input's path, e.g. 'address.postalCode'. */
  readonly field: string;
  readonly message: string;
}

export interface InvalidInput extends ErrorResult<'InvalidInputError'> {
  readonly fieldErrors: readonly FieldError[];
}

export function invalidInput(
  fieldErrors: readonly FieldError[],
  message = 'Please check the highlighted fields.',
): InvalidInput {
  return { __typename: 'InvalidInputError', code: 'INVALID_INPUT', message, fieldErrors };
}

export type NotFound = ErrorResult<'NotFoundError'>;

export function notFound(message: string, code = 'NOT_FOUND'): NotFound {
  return { __typename: 'NotFoundError', code, message };
}

export const ErrorInterface = builder.interfaceRef<ErrorResult>('Error').implement({
  description: 'Every failure a person can meet is data: a code for programs, a sentence for people.',
  resolveType: (error) => error.__typename,
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
});

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
});

export const InvalidInputType = builder.objectRef<InvalidInput>('InvalidInputError').implement({
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fieldErrors: t.field({ type: [FieldErrorType], resolve: (error) => [...error.fieldErrors] }),
  }),
});

export const NotFoundType = builder.objectRef<NotFound>('NotFoundError').implement({
  interfaces: [ErrorInterface],
});
