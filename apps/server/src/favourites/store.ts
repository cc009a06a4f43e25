import type { Queryable } from '../platform/database/database.ts';

/** Those chosen first in front. */
export async function readFavourites(db: Queryable, patronId: string): Promise<readonly string[]> {
  const rows = await db.query<{ readonly participant_id: string }>(
    `select participant_id from favourites.participant
     where patron_id = $1 order by chosen_at, participant_id`,
    [patronId],
  );
  return rows.map((row) => row.participant_id);
}

/** Adds one unless the patron has so many already. @returns whether it is a favourite now */
export async function insertFavourite(
  db: Queryable,
  patronId: string,
  participantId: string,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<boolean> {
  await db.query(
    `insert into favourites.participant (patron_id, participant_id, chosen_at)
     select $1, $2, $3
     where (select count(*) from favourites.participant where patron_id = $1) < $4
     on conflict do nothing`,
    [patronId, participantId, at, most],
  );
  const rows = await db.query(
    'select 1 from favourites.participant where patron_id = $1 and participant_id = $2',
    [patronId, participantId],
  );
  return rows.length > 0;
}

export async function deleteFavourite(db: Queryable, patronId: string, participantId: string): Promise<void> {
  await db.query('delete from favourites.participant where patron_id = $1 and participant_id = $2', [
    patronId,
    participantId,
  ]);
}
