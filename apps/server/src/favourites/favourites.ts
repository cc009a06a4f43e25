import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deleteFavourite, insertFavourite, readFavourites } from './store.ts';

/** More than anybody follows. */
export const MOST_FAVOURITES = 50;

export type FavouriteOutcome = 'done' | 'unknown-participant' | 'too-many';

interface FavouritesParts {
  readonly database: Database;
  readonly catalogue: Pick<Catalogue, 'team'>;
  readonly clock: Clock;
}

/** The teams and players a patron follows, whose games are shown first [PAGE-003]. */
export class Favourites {
  readonly #parts: FavouritesParts;

  constructor(parts: FavouritesParts) {
    this.#parts = parts;
  }

  /** Ids of the catalogue, those chosen first in front. */
  of(patronId: string): Promise<readonly string[]> {
    return readFavourites(this.#parts.database, patronId);
  }

  /** Repeating it changes nothing, and neither does what is refused. */
  async add(patronId: string, participantId: string): Promise<FavouriteOutcome> {
    const { database, catalogue, clock } = this.#parts;
    if (catalogue.team(participantId) === undefined) return 'unknown-participant';
    const terms = { at: new Date(clock.now()), most: MOST_FAVOURITES };
    return (await insertFavourite(database, patronId, participantId, terms)) ? 'done' : 'too-many';
  }

  /** One that is none is no failure: a team may have left the catalogue. */
  async remove(patronId: string, participantId: string): Promise<void> {
    const followed = await this.of(patronId);
    if (followed.includes(participantId))
      await deleteFavourite(this.#parts.database, patronId, participantId);
  }
}
