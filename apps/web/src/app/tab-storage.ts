import * as v from 'valibot';

/** What this tab keeps over a reload and no longer; undefined for nothing, or for something that is not what it should be. */
export function readTab<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets it when undefined. A browser that keeps nothing (private windows, blocked storage) is no failure. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A reload forgets it then.
  }
}
