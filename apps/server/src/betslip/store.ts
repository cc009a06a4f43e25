import type { Database, Queryable } from '../platform/database/database.ts';
import { emptySlip, type Slip } from './slip.ts';
import { decodeSlip, encodeSlip } from './slip-codec.ts';

/** A visitor's slip that was left alone for so long is forgotten. */
const VISITOR_SLIP_DAYS = 30;
/** Each new slip of a visitor makes room for itself and a little more, so the table keeps its size. */
const FORGOTTEN_AT_ONCE = 5;

interface SlipRow {
  readonly version: number;
  readonly content: unknown;
}

/** The betslip's SQL. */
export class SlipStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(owner: string): Promise<Slip> {
    const [row] = await this.#database.query<SlipRow>(
      'select version, content from betslip.slip where owner = $1',
      [owner],
    );
    return row ? decodeSlip(owner, row.version, row.content) : emptySlip(owner);
  }

  /**
   * Writes slips as edited from the version they carry, all or none. False when one of them was changed by another
   * process meanwhile: read and edit again.
   */
  async write(slips: readonly Slip[], now: Date): Promise<boolean> {
    const [only] = slips;
    if (only && slips.length === 1) return writeOne(this.#database, only, now);
    try {
      await this.#database.transaction(async (tx) => {
        for (const slip of slips) if (!(await writeOne(tx, slip, now))) throw new Outdated();
      });
      return true;
    } catch (error) {
      if (error instanceof Outdated) return false;
      throw error;
    }
  }
}

class Outdated extends Error {}

async function writeOne(on: Queryable, slip: Slip, now: Date): Promise<boolean> {
  const values = [slip.owner, slip.version, encodeSlip(slip), now];
  const rows = await on.query(slip.version === 0 ? INSERT : UPDATE, values);
  if (slip.version === 0 && slip.owner.startsWith('visitor:')) await forgetOldVisitors(on, now);
  return rows.length === 1;
}

const INSERT = `
  insert into betslip.slip (owner, version, content, updated_at)
  values ($1, $2::integer + 1, $3::jsonb, $4)
  on conflict (owner) do nothing
  returning owner`;

const UPDATE = `
  update betslip.slip set version = version + 1, content = $3::jsonb, updated_at = $4
  where owner = $1 and version = $2
  returning owner`;

async function forgetOldVisitors(on: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VISITOR_SLIP_DAYS * 86_400_000);
  await on.query(
    `delete from betslip.slip where owner in (
       select owner from betslip.slip
       where owner like 'visitor:%' and updated_at < $1
       order by updated_at limit $2 for update skip locked)`,
    [before, FORGOTTEN_AT_ONCE],
  );
}
