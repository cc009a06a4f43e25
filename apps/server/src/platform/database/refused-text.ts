import { reasonOf } from './startup-error.ts';

/** SQLSTATE: a character that is none of the database's, as NUL, and one that cannot stand in its JSON. */
const CODES: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Whether PostgreSQL refused a statement for a text that it cannot hold; what it holds already has none. */
export function isRefusedText(error: unknown): boolean {
  return CODES.has(reasonOf(error));
}
