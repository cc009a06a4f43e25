import type { Database, Queryable } from '../platform/database/database.ts';
import { Together } from '../platform/together.ts';
import { emptySlip, type Slip } from './slip.ts';
import { decodeSlip, encodeSlip } from './slip-codec.ts';

/** A visitor's slip, or anybody's quick slip, that was left alone for so long is forgotten. */
const FORGOTTEN_DAYS = 30;
/** Each new slip makes room for itself and a little more, so the table keeps its size. */
const FORGOTTEN_AT_ONCE = 5;

interface SlipRow {
  readonly version: number;
  readonly content: unknown;
}

/** Where slips are kept; one table for each kind. */
export type SlipTable = 'slip' | 'quick_slip';

/** The SQL of slips. The owner of a quick slip is named with its event: 'patron:<id>/<eventId>'. */
export class SlipStore {
  readonly #database: Database;
  readonly #sql: Statements;
  /** Edits that wait to be written, by owner: one of each, for edits of one slip are made one after the other. */
  readonly #edited = new Map<string, EditedSlip>();
  readonly #writes = new Together<true>((owners) => this.#writeTogether(owners));

  constructor(database: Database, table: SlipTable = 'slip') {
    this.#database = database;
    this.#sql = statements(table);
  }

  async read(owner: string): Promise<Slip> {
    const [row] = await this.#database.query<SlipRow>(this.#sql.read, [owner]);
    return row ? decodeSlip(owner, row.version, row.content) : emptySlip(owner);
  }

  /**
   * Writes a slip as edited from the version it carries; those of several owners at the same moment in one statement. False when
   * another process changed it meanwhile: read and edit again. One owner's slips must be written one after the other.
   */
  async write(slip: Slip, now: Date): Promise<boolean> {
    if (slip.version === 0) return writeOne(this.#database, this.#sql, slip, now);
    this.#edited.set(slip.owner, { slip, now });
    return (await this.#writes.get(slip.owner)) ?? false;
  }

  /** The same of several slips, all or none. */
  async writeAll(slips: readonly Slip[], now: Date): Promise<boolean> {
    try {
      await this.#database.transaction(async (tx) => {
        for (const slip of slips) if (!(await writeOne(tx, this.#sql, slip, now))) throw new Outdated();
      });
      return true;
    } catch (error) {
      if (error instanceof Outdated) return false;
      throw error;
    }
  }

  async #writeTogether(owners: readonly string[]): Promise<Map<string, true>> {
    // In one order for everybody, so that two processes never wait for each other.
    const edited = [...owners].sort().flatMap((owner) => this.#edited.get(owner) ?? []);
    for (const owner of owners) this.#edited.delete(owner);
    try {
      return await update(this.#database, this.#sql, edited);
    } catch (error) {
      // One that cannot be kept must not keep the others from being written.
      const alone = edited.length > 1 ? edited : [];
      const tried = await Promise.allSettled(alone.map((each) => update(this.#database, this.#sql, [each])));
      const written = tried.flatMap((each) => (each.status === 'fulfilled' ? [...each.value] : []));
      if (written.length === 0) throw error;
      return new Map(written);
    }
  }
}

interface EditedSlip {
  readonly slip: Slip;
  readonly now: Date;
}

class Outdated extends Error {}

async function writeOne(on: Queryable, sql: Statements, slip: Slip, now: Date): Promise<boolean> {
  if (slip.version > 0) return updateOne(on, sql, { slip, now });
  const rows = await on.query(sql.insert, [slip.owner, encodeSlip(slip), now]);
  await forgetOld(on, sql, now);
  return rows.length === 1;
}

async function updateOne(on: Queryable, sql: Statements, { slip, now }: EditedSlip): Promise<boolean> {
  const values = [slip.owner, slip.version, encodeSlip(slip), now];
  return (await on.query(sql.updateOne, values, sql.updateOneName)).length === 1;
}

/** The owners whose slips were written. */
async function update(
  on: Queryable,
  sql: Statements,
  edited: readonly EditedSlip[],
): Promise<Map<string, true>> {
  const [only] = edited;
  if (only && edited.length === 1)
    return new Map((await updateOne(on, sql, only)) ? [[only.slip.owner, true]] : []);
  const rows = await on.query<{ readonly owner: string }>(sql.update, [
    edited.map(({ slip }) => slip.owner),
    edited.map(({ slip }) => slip.version),
    edited.map(({ slip }) => encodeSlip(slip)),
    edited.map(({ now }) => now),
  ]);
  return new Map(rows.map(({ owner }) => [owner, true]));
}

interface Statements {
  readonly read: string;
  readonly insert: string;
  readonly update: string;
  /** The same of one slip, which is what most moments have to write: it costs PostgreSQL half. */
  readonly updateOne: string;
  readonly updateOneName: string;
  readonly forget: string;
}

function statements(table: SlipTable): Statements {
  // A patron's slip is kept; a quick slip is of its game, whoever made it.
  const forgotten = table === 'slip' ? "owner like 'visitor:%' and updated_at < $1" : 'updated_at < $1';
  return {
    read: `select version, content from betslip.${table} where owner = $1`,
    insert: `
      insert into betslip.${table} (owner, version, content, updated_at)
      values ($1, 1, $2::jsonb, $3)
      on conflict (owner) do nothing
      returning owner`,
    update: `
      update betslip.${table} as slip
      set version = slip.version + 1, content = edited.content::jsonb, updated_at = edited.at
      from unnest($1::text[], $2::integer[], $3::text[], $4::timestamptz[]) as edited (owner, version, content, at)
      where slip.owner = edited.owner and slip.version = edited.version
      returning slip.owner`,
    updateOne: `
      update betslip.${table} set version = version + 1, content = $3::jsonb, updated_at = $4
      where owner = $1 and version = $2
      returning owner`,
    updateOneName: `betslip.${table}.update`,
    forget: `
      delete from betslip.${table} where owner in (
        select owner from betslip.${table} where ${forgotten}
        order by updated_at limit $2 for update skip locked)`,
  };
}

async function forgetOld(on: Queryable, sql: Statements, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_DAYS * 86_400_000);
  await on.query(sql.forget, [before, FORGOTTEN_AT_ONCE]);
}
