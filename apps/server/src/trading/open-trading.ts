import { availableParallelism } from 'node:os';
import type { FootballStrength } from '@fairline/sports/football/strength.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import type { Logger } from '../platform/log.ts';
import { TradingDesk } from './trading-desk.ts';
import type { TradingParts } from './trading-parts.ts';
import { WorkerSimulator } from './worker-simulator.ts';

export interface OpenTrading {
  readonly trading: TradingDesk;
  /** For sources that play games on: the strengths the prices are made with. */
  fitFootball(lines: MainLines): Promise<FootballStrength>;
  stop(): Promise<void>;
}

const MOST_THREADS = 2;
const strengthSchema = v.object({ home: v.number(), away: v.number() });

/** Threads to simulate in: two, or one on a machine with a single processor. */
export function openSimulator(logger: Pick<Logger, 'error'>): WorkerSimulator {
  return new WorkerSimulator(Math.min(MOST_THREADS, availableParallelism()), logger);
}

/**
 * Starts trading: the database has tradingMigrations. Takes up every unfinished event before it resolves; feed sources are
 * started after it.
 */
export async function openTrading(parts: TradingParts): Promise<OpenTrading> {
  const trading = new TradingDesk(parts);
  await trading.start();
  return {
    trading,
    fitFootball: async (lines) =>
      v.parse(strengthSchema, await trading.strengths.fit('football', lines, 'soon')),
    stop: async () => {
      await trading.stop();
      await parts.simulator.close();
    },
  };
}
