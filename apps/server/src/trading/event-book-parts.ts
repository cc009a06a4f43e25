import type { Fixture } from '@fairline/feed/message.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { BookNumbers } from './book-numbers.ts';
import type { EventScoreboard } from './trading.ts';

/** What a book is opened with. */
export interface EventBookParts {
  readonly event: CatalogueEvent;
  readonly fixture: Fixture;
  readonly model: AnySportModel<EventScoreboard>;
  /** Markets that were offered before a restart. */
  readonly offered: Iterable<string>;
  readonly nowMs: number;
  readonly numbers: BookNumbers;
  /** Whether prices follow the exposure. */
  readonly isShaded: boolean;
}
