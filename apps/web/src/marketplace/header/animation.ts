import * as v from 'valibot';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const length = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000));

const shape = v.object({
  path: v.pipe(v.string(), v.maxLength(2_000)),
  fill: colour,
  frames: v.pipe(v.array(v.object({ at: share, x: v.number() })), v.maxLength(50)),
});

const animation = v.object({
  width: length,
  height: length,
  durationMs: v.pipe(v.number(), v.minValue(1_000), v.maxValue(120_000)),
  ground: colour,
  shapes: v.pipe(v.array(shape), v.maxLength(50)),
});

/** The drawing of a header, in its own units; `at` is a share of the duration, `x` how far a shape has gone. */
export type Animation = v.InferOutput<typeof animation>;

/** Fetches a header's animation. @throws for an answer that is none */
export async function fetchAnimation(url: string, signal: AbortSignal): Promise<Animation> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return v.parse(animation, await answer.json());
}
