import * as v from 'valibot';

/** An answer as GraphQL has it: its data, its errors, or both. */
const AnswerShape = v.looseObject({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(
      v.looseObject({
        message: v.string(),
        extensions: v.optional(v.looseObject({ code: v.optional(v.string()) })),
      }),
    ),
  ),
});

export type Answer = v.InferOutput<typeof AnswerShape>;

/** Throws where the body is none that GraphQL answers with. */
export const answerOf = (body: unknown): Answer => shaped(AnswerShape, body);

/**
 * The data of an answer, with the fields that a test looks at. What they do not name stays as it came, so that it can
 * still be compared whole. Throws the answer's errors where it has any, and says which field has another shape.
 */
export function dataOf<const T extends v.ObjectEntries>(fields: T, { data, errors }: Answer) {
  if (errors) throw new Error(JSON.stringify(errors));
  return shaped(v.looseObject(fields), data);
}

/** What has come, in the shape a test looks at; throws the first place that has another. */
export function shaped<T extends v.GenericSchema>(shape: T, came: unknown): v.InferOutput<T> {
  const { success, output, issues } = v.safeParse(shape, came);
  if (success) return output;
  throw new Error(issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('\n'));
}
