import { findPatronId } from '../../identity/find-patron.ts';
import { Bus } from '../../platform/bus.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/log.ts';
import { Wallet } from '../../wallet/wallet.ts';
import { CommandError } from '../errors.ts';

/** What the commands work with: the running database, beside the server that uses it. */
export interface OperatorHouse {
  readonly database: Database;
  readonly clock: Clock;
  /** Nobody listens: the running server finds out by itself. */
  readonly bus: Bus;
  readonly logger: ReturnType<typeof createLogger>;
  readonly wallet: Wallet;
  /** @param name an e-mail address or an id. @throws CommandError when there is no such patron */
  patronId(name: string): Promise<string>;
  close(): Promise<void>;
}

export function openOperatorHouse(database: Database): OperatorHouse {
  const logger = createLogger('error');
  const bus = new Bus(logger);
  const clock = systemClock;
  const wallet = new Wallet({ database, bus, clock, logger, lanes: 1 });
  return {
    database,
    clock,
    bus,
    logger,
    wallet,
    patronId: async (name) => {
      const id = await findPatronId(database, name);
      if (id === undefined) throw new CommandError(`There is no patron ${name}.`);
      return id;
    },
    close: () => wallet.close(),
  };
}
