import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { JWK } from 'jose';
import type { Queryable } from '../platform/database/database.ts';
import type { OddsChanges, Origin, Preferences } from './identity.ts';
import type { SignUp } from './sign-up-rules.ts';

export interface PatronRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly region: string;
  readonly currency: 'USD' | 'CAD';
  readonly odds_format: OddsFormat;
  readonly accepted_odds_changes: OddsChanges;
}

const PATRON = `id, email, password_hash, first_name, last_name, region, currency, odds_format, accepted_odds_changes`;

export async function patronByEmail(db: Queryable, email: string): Promise<PatronRow | undefined> {
  const [row] = await db.query<PatronRow>(`select ${PATRON} from identity.patron where email = $1`, [email]);
  return row;
}

/** By id. */
export async function patronsById(db: Queryable, ids: readonly string[]): Promise<Map<string, PatronRow>> {
  const rows = await db.query<PatronRow>(
    `select ${PATRON} from identity.patron where id = any ($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** False when the e-mail is taken. */
export async function insertPatron(
  db: Queryable,
  patron: { id: string; signUp: SignUp; passwordHash: string; currency: 'USD' | 'CAD'; now: Date },
): Promise<boolean> {
  const { signUp } = patron;
  const { address } = signUp;
  const rows = await db.query<{ id: string }>(
    `insert into identity.patron (id, email, password_hash, first_name, last_name, date_of_birth, line1, line2, city, region,
       postal_code, currency, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (email) do nothing returning id`,
    [
      patron.id,
      signUp.email,
      patron.passwordHash,
      signUp.firstName,
      signUp.lastName,
      signUp.dateOfBirth,
      address.line1,
      address.line2 ?? null,
      address.city,
      address.region,
      address.postalCode,
      patron.currency,
      patron.now,
    ],
  );
  return rows.length === 1;
}

export async function updatePreferences(
  db: Queryable,
  id: string,
  changes: Partial<Preferences>,
): Promise<void> {
  await db.query(
    `update identity.patron set odds_format = coalesce($2, odds_format),
       accepted_odds_changes = coalesce($3, accepted_odds_changes) where id = $1`,
    [id, changes.oddsFormat ?? null, changes.acceptedOddsChanges ?? null],
  );
}

export async function insertSession(
  db: Queryable,
  session: { id: string; patronId: string; now: Date; origin: Origin },
): Promise<void> {
  await db.query(
    `insert into identity.session (id, patron_id, started_at, previous_login_at, ip_address, user_agent)
     values ($1, $2, $3, (select max(started_at) from identity.session where patron_id = $2), $4, $5)`,
    [
      session.id,
      session.patronId,
      session.now,
      session.origin.ipAddress,
      session.origin.userAgent.slice(0, 500),
    ],
  );
}

export interface SessionRow {
  readonly id: string;
  readonly patron_id: string;
  readonly previous_login_at: Date | null;
  readonly ended_at: Date | null;
}

/** By id. */
export async function sessionsById(db: Queryable, ids: readonly string[]): Promise<Map<string, SessionRow>> {
  const rows = await db.query<SessionRow>(
    'select id, patron_id, previous_login_at, ended_at from identity.session where id = any ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function endSession(db: Queryable, id: string, reason: string, now: Date): Promise<void> {
  await db.query(
    'update identity.session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null',
    [id, now, reason],
  );
}

export async function insertRefreshToken(
  db: Queryable,
  token: { hash: Buffer; sessionId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    'insert into identity.refresh_token (hash, session_id, issued_at, expires_at) values ($1, $2, $3, $4)',
    [token.hash, token.sessionId, token.now, token.expiresAt],
  );
}

export interface RefreshRow {
  readonly session_id: string;
  readonly patron_id: string;
  readonly started_at: Date;
  readonly expires_at: Date;
  readonly replaced_at: Date | null;
  readonly ended_at: Date | null;
}

/** Locks the session, so that two uses of one family take turns. */
export async function lockRefreshToken(tx: Queryable, hash: Buffer): Promise<RefreshRow | undefined> {
  const [row] = await tx.query<RefreshRow>(
    `select t.session_id, s.patron_id, s.started_at, t.expires_at, t.replaced_at, s.ended_at
     from identity.refresh_token t join identity.session s on s.id = t.session_id
     where t.hash = $1 for update of s, t`,
    [hash],
  );
  return row;
}

export async function markReplaced(tx: Queryable, hash: Buffer, now: Date): Promise<void> {
  await tx.query(
    'update identity.refresh_token set replaced_at = $2 where hash = $1 and replaced_at is null',
    [hash, now],
  );
}

export interface KeyRow {
  readonly private_jwk: JWK;
  readonly public_jwk: JWK;
}

/** The stored key pair; the one given is stored when there is none yet. */
export async function signingKey(db: Queryable, fresh: KeyRow, now: Date): Promise<KeyRow> {
  await db.query(
    `insert into identity.signing_key (id, private_jwk, public_jwk, created_at) values ('current', $1, $2, $3)
     on conflict (id) do nothing`,
    [fresh.private_jwk, fresh.public_jwk, now],
  );
  const [row] = await db.query<KeyRow>(
    `select private_jwk, public_jwk from identity.signing_key where id = 'current'`,
  );
  return row ?? fresh;
}

/**
 * Removes old login failures, refresh tokens that expired or whose session ended, and sessions begun long ago. A patron's
 * newest session stays: the next login says when the last one was.
 */
export async function prune(
  db: Queryable,
  limits: { now: Date; failuresBefore: Date; sessionsBefore: Date },
): Promise<void> {
  for (const table of ['login_failure', 'login_failure_from'])
    await db.query(`delete from identity.${table} where last_failed_at < $1`, [limits.failuresBefore]);
  await db.query(
    `delete from identity.refresh_token t using identity.session s
     where s.id = t.session_id and (t.expires_at <= $1 or s.ended_at is not null)`,
    [limits.now],
  );
  await db.query(
    `delete from identity.session s
     where s.started_at < $1
       and not exists (select from identity.refresh_token t where t.session_id = s.id)
       and exists (select from identity.session newer
                   where newer.patron_id = s.patron_id and newer.started_at > s.started_at)`,
    [limits.sessionsBefore],
  );
}
