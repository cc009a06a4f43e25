// `npm run -s resettle -- EVENT`: pays every bet on an event that is over by the results that are known now, where they are
// others than those it was paid by. Safe to repeat, and beside a running server.
import { betChanged } from '../bets/bets.topics.ts';
import { Bets, nobodyAsked } from '../bets/bets.ts';
import { Bus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { createLogger } from '../platform/log.ts';
import { Rewards } from '../rewards/rewards.ts';
import { Settlement } from '../settlement/settlement.ts';
import { PriceErrors } from '../trading/price-errors.ts';
import { Results } from '../trading/results.ts';
import { TradingStore } from '../trading/store.ts';
import { Wallet } from '../wallet/wallet.ts';
import { CommandError, UsageError } from './errors.ts';
import { onRunningDatabase, printCommand } from './run-command.ts';

/** No bets are taken here. */
const NOTHING_ON_SALE = {
  book: () => undefined,
  books: () => [],
  selection: () => undefined,
  grade: () => undefined,
  isLost: () => false,
  priceErrors: () => [],
  joint: () => ({ kind: 'refused', reason: 'unavailable' }) as const,
  jointOfSubsets: () => [],
  orderedLimit: () => undefined,
  setExposure: () => {},
};

/** Nor listed. */
const NO_EVENTS = { sportsOf: async () => new Map<string, string>() };

await printCommand(async () => {
  const [eventId] = process.argv.slice(2);
  if (!eventId) throw new UsageError('Usage: npm run -s resettle -- EVENT');
  return onRunningDatabase(async (database) => `${await resettle(database, eventId)} bets were corrected.`);
});

/** Answers how many bets were paid anew. */
async function resettle(database: Database, eventId: string): Promise<number> {
  const clock = systemClock;
  const logger = createLogger('error');
  const results = new Results(new TradingStore(database), clock);
  if (!(await results.recall(eventId))) throw new CommandError(`No result of an event ${eventId} is known.`);
  const bus = new Bus(logger);
  let corrected = 0;
  bus.subscribe(betChanged, (change) => {
    if (change.corrected) corrected += 1;
  });
  const wallet = new Wallet({ database, bus, clock, logger, lanes: 2 });
  const rewards = new Rewards({ database, wallet, bus, clock, logger });
  const bets = new Bets({
    ...{ database, wallet, bus, clock, logger, rewards },
    ...{ trading: NOTHING_ON_SALE, catalogue: NO_EVENTS, guards: nobodyAsked },
  });
  const priceErrors = new PriceErrors();
  await priceErrors.load(database);
  const trading = {
    book: () => undefined,
    priceErrors: priceErrors.of.bind(priceErrors),
    // Those of the running server are its own to close.
    corrections: async () => [],
    closeCorrection: async () => {},
    grade: results.grade.bind(results),
    recall: results.recall.bind(results),
  };
  const settlement = new Settlement({ bets, wallet, trading, rewards, bus, logger });
  settlement.correct(eventId);
  await settlement.idle();
  await wallet.close();
  return corrected;
}
