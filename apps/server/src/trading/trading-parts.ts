import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Surety } from '../platform/database/only-server.ts';
import type { Logger } from '../platform/log.ts';
import type { Simulator } from './simulator.ts';

export type SeedOf = (eventId: string) => number;

/** What trading stands on. */
export interface TradingParts {
  readonly database: Database;
  /** Whether this process may answer operators: one that hung, and was replaced, must not. Without it, nobody takes its place. */
  readonly surety?: Pick<Surety, 'isSure'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly catalogue: Catalogue;
  readonly feeds: Pick<
    Feeds,
    'begun' | 'callOff' | 'distrust' | 'histories' | 'recoverable' | 'retold' | 'snapshots' | 'troubles'
  >;
  readonly simulator: Simulator;
  /** Whether prices follow what open bets could cost; they do not unless given. */
  readonly isShaded?: boolean;
  /** 32 bits by an event's id that its prices are drawn with, always the same; from the id itself, as anybody can, unless given. */
  readonly seedOf?: SeedOf;
  /** Samples of a price in play and before the game; more are steadier and slower. */
  readonly samples?: { readonly live: number; readonly preGame: number };
}

export const DEFAULT_SAMPLES = { live: 8192, preGame: 16_384 };
