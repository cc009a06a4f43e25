import * as v from 'valibot';

const formattedError = v.object({
  message: v.string(),
  path: v.optional(v.array(v.union([v.string(), v.number()]))),
  extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })),
});

export type GraphQLFormattedError = v.InferOutput<typeof formattedError>;

const answer = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(formattedError)),
});

export type GraphQLAnswer = v.InferOutput<typeof answer>;

/** Errors that say nothing to the patron: section 8, Transport. What they kept from being read is null. */
const IGNORED = new Set(['UNAUTHORIZED', 'SUBREQUEST_HTTP_ERROR']);

/** What came back, if it is a GraphQL answer at all, without the errors that are ignored. */
export function readAnswer(body: unknown): GraphQLAnswer | undefined {
  const read = v.safeParse(answer, body);
  if (!read.success) return undefined;
  const { errors, ...rest } = read.output;
  const told = errors?.filter(({ extensions }) => !IGNORED.has(extensions?.code ?? '')) ?? [];
  return told.length > 0 ? { ...rest, errors: told } : rest;
}

/** Whether an answer, or what was thrown for one, tells of this error. */
export function hasCode(
  { errors }: { readonly errors?: readonly GraphQLFormattedError[] },
  code: string,
): boolean {
  return errors?.some((error) => error.extensions?.code === code) ?? false;
}
