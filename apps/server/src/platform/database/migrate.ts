import type { Database, Queryable } from './database.ts';
import { reasonOf, StartupError } from './startup-error.ts';

/** One step of the database's shape. Once released it never changes; a new step follows it instead. */
export interface Migration {
  /** '<domain>/<number>-<name>', unique, e.g. 'wallet/0001-ledger'. */
  readonly id: string;
  readonly sql: string;
}

/** The database was used by a later version of the program than this one. */
export class MigrationNewerThanCode extends Error {
  override readonly name = 'MigrationNewerThanCode';
  readonly migrationIds: readonly string[];

  constructor(migrationIds: readonly string[]) {
    super(
      `The database has migrations this version does not know (${migrationIds.join(', ')}): start the newer version.`,
    );
    this.migrationIds = migrationIds;
  }
}

/** Any number will do, as long as every process of the program takes the same. */
const LOCK_KEY = 727_001_001;

/**
 * Applies, in their order, the migrations the database does not have yet: all or none, one process at a time.
 * Rejects with MigrationNewerThanCode, changing nothing, when the database has one that is not in the list.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  assertUnique(migrations);
  try {
    await applyMissing(database, migrations);
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    throw new StartupError(
      'The role of DATABASE_URL may not make schemas in its database: grant it CREATE on the database, or connect as its owner.',
    );
  }
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof Error && (reasonOf(error) === '42501' || isNotAllowed(error.cause));
}

async function applyMissing(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const applied = await appliedMigrations(tx);
    const known = new Set(migrations.map((migration) => migration.id));
    const unknown = [...applied].filter((id) => !known.has(id));
    if (unknown.length > 0) throw new MigrationNewerThanCode(unknown);
    for (const migration of migrations) {
      if (!applied.has(migration.id)) await apply(tx, migration);
    }
  });
}

async function appliedMigrations(tx: Queryable): Promise<Set<string>> {
  await tx.query('create schema if not exists platform');
  await tx.query(`create table if not exists platform.migration (
    id text primary key,
    applied_at timestamptz not null default now()
  )`);
  const rows = await tx.query<{ id: string }>('select id from platform.migration order by applied_at, id');
  return new Set(rows.map((row) => row.id));
}

async function apply(tx: Queryable, migration: Migration): Promise<void> {
  try {
    await tx.query(migration.sql);
  } catch (error) {
    throw new Error(`Migration ${migration.id} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await tx.query('insert into platform.migration (id) values ($1)', [migration.id]);
}

function assertUnique(migrations: readonly Migration[]): void {
  const seen = new Set<string>();
  for (const { id } of migrations) {
    if (seen.has(id)) throw new Error(`Two migrations are called ${id}.`);
    seen.add(id);
  }
}
