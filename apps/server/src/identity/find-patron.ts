import type { Queryable } from '../platform/database/database.ts';
import { patronByEmail, patronsById } from './store.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of the patron with this e-mail address or id, as an operator names somebody. */
export async function findPatronId(db: Queryable, name: string): Promise<string | undefined> {
  const patron = UUID.test(name)
    ? (await patronsById(db, [name])).get(name)
    : await patronByEmail(db, name.toLowerCase());
  return patron?.id;
}
