import type { PatronCommand } from '../../apps/server/src/cli/patron/command.ts';
import { type OperatorHouse, openOperatorHouse } from '../../apps/server/src/cli/patron/operator-house.ts';
import { carryOut } from '../../apps/server/src/cli/trade/carry-out.ts';
import { readOrder } from '../../apps/server/src/cli/trade/read-order.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { findEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-running.ts';

/** What an operator does beside a running server: the commands of docs/operations.md, without a process for each. */
export interface Desk {
  /** @param words what comes after the name of the command */
  patron(command: PatronCommand, ...words: readonly string[]): Promise<string>;
  /** @param words what comes after `npm run -s trade --` */
  trade(...words: readonly string[]): Promise<string>;
  /** What no command does. Each house is for one thing. */
  inHouse<Result>(work: (house: OperatorHouse) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** @param data the folder of a running server */
export function openDesk(data: string): Desk {
  const url = findEmbeddedPostgres(data);
  if (url === undefined) throw new Error(`No server runs on ${data}.`);
  const database = openDatabase(url, { max: 2 });
  const inHouse: Desk['inHouse'] = async (work) => {
    const house = openOperatorHouse(database);
    try {
      return await work(house);
    } finally {
      await house.close();
    }
  };
  return {
    patron: (command, ...words) => inHouse(command.parse(words)),
    trade: (...words) => carryOut(database, readOrder(words)),
    inHouse,
    close: () => database.close(),
  };
}
