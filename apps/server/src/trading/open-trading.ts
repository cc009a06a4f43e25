import { availableParallelism } from 'node:os';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { Fixture } from '@fairline/feed/message.ts';
import type { Logger } from '../platform/log.ts';
import { SOON_MS } from './pricing-line.ts';
import { TradingDesk } from './trading-desk.ts';
import type { TradingParts } from './trading-parts.ts';
import { WorkerSimulator } from './worker-simulator.ts';

export interface OpenTrading {
  readonly trading: TradingDesk;
  /** For sources that play games on: the strengths the prices are made with, first of games that start within the hour. */
  fit(game: Fixture): Promise<unknown>;
  stop(): Promise<void>;
}

const MOST_THREADS = 4;

/** Threads to simulate in: one for each processor, four at the most. All but one end at rest. */
export function openSimulator(logger: Pick<Logger, 'error'>): WorkerSimulator {
  return new WorkerSimulator(Math.min(MOST_THREADS, availableParallelism()), logger);
}

/**
 * Starts trading: the database has tradingMigrations. Takes up every unfinished event before it resolves; feed sources are
 * started after it. The simulator is the caller's to close, after trading has stopped.
 */
export async function openTrading(parts: TradingParts): Promise<OpenTrading> {
  const trading = new TradingDesk(parts);
  try {
    await trading.start();
  } catch (error) {
    await trading.stop();
    throw error;
  }
  return {
    trading,
    fit: (game) => {
      const event = { sport: { slug: game.sport }, competition: { slug: game.competition } };
      const isSoon = () => Date.parse(game.startsAt) < parts.clock.now() + SOON_MS;
      const ofGame = { event, lines: game.lines, setup: matchSetup(game) };
      return trading.strengths.fitBook(ofGame, () => (isSoon() ? 'first' : 'soon'));
    },
    stop: () => trading.stop(),
  };
}
