/** No request is nested as deep; JSON.stringify gives up some thousands of levels down. */
export const MOST_LEVELS = 32;

/** Whether a value out of JSON, or something in it, lies deeper than so many levels. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
