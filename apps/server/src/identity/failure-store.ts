import type { Queryable } from '../platform/database/database.ts';

/** Who tries to log in as whom. */
export interface Attempt {
  /** Lower case, whether or not there is such a patron. */
  readonly name: string;
  readonly ipAddress: string;
}

export interface Waits {
  readonly here: Date | null;
  readonly anywhere: Date | null;
  /** The patron has logged in from this address before. */
  readonly known: boolean;
}

/** Until when the name may not be tried from the address, and from addresses that are not known. */
export async function waitsOf(db: Queryable, { name, ipAddress }: Attempt): Promise<Waits> {
  const [row] = await db.query<Waits>(
    `select (select locked_until from identity.login_failure_from where name = $1 and ip_address = $2) as here,
       (select locked_until from identity.login_failure where name = $1) as anywhere,
       exists (select from identity.session s join identity.patron p on p.id = s.patron_id
               where p.email = $1 and s.ip_address = $2) as known`,
    [name, ipAddress],
  );
  return row ?? { here: null, anywhere: null, known: false };
}

/** Counts a failure from one address within the window; at the limit the address is locked and the count begins anew. */
export async function countHere(
  db: Queryable,
  { name, ipAddress }: Attempt,
  at: { now: Date; windowStart: Date; limit: number; lockUntil: Date },
): Promise<void> {
  await db.query(
    `insert into identity.login_failure_from as f (name, ip_address, failures, last_failed_at) values ($1, $2, 1, $3)
     on conflict (name, ip_address) do update set
       failures = case when f.last_failed_at < $4 then 1 when f.failures + 1 >= $5 then 0 else f.failures + 1 end,
       locked_until = case when f.last_failed_at >= $4 and f.failures + 1 >= $5 then $6 else f.locked_until end,
       last_failed_at = $3`,
    [name, ipAddress, at.now, at.windowStart, at.limit, at.lockUntil],
  );
}

/** Counts a failure from anywhere within the window; each beyond the free ones doubles the wait, up to the longest. */
export async function countAnywhere(
  db: Queryable,
  name: string,
  at: { now: Date; windowStart: Date; free: number; longestSeconds: number },
): Promise<void> {
  await db.query(
    `insert into identity.login_failure as f (name, failures, last_failed_at) values ($1, 1, $2)
     on conflict (name) do update set
       failures = case when f.last_failed_at < $3 then 1 else f.failures + 1 end,
       locked_until = case when f.last_failed_at >= $3 and f.failures + 1 > $4
         then $2::timestamptz + make_interval(secs => least($5, power(2, least(f.failures - $4, 20)))) end,
       last_failed_at = $2`,
    [name, at.now, at.windowStart, at.free, at.longestSeconds],
  );
}

export async function forgetHere(db: Queryable, { name, ipAddress }: Attempt): Promise<void> {
  await db.query('delete from identity.login_failure_from where name = $1 and ip_address = $2', [
    name,
    ipAddress,
  ]);
}
