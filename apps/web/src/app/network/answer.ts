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

/** What came back, if it is a GraphQL answer at all. */
export function readAnswer(body: unknown): GraphQLAnswer | undefined {
  const read = v.safeParse(answer, body);
  return read.success ? read.output : undefined;
}

export function hasCode({ errors }: GraphQLAnswer, code: string): boolean {
  return errors?.some((error) => error.extensions?.code === code) ?? false;
}
