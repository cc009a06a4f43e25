import { removeOverround } from '@fairline/pricing/overround.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { FeedBody } from '../message.ts';
import { type MarketChange, readStreamLine } from './change-message.ts';
import { MarketBook } from './market-book.ts';

/** Which runner of a market is which side of an event. */
export interface MarketRunners {
  readonly home: number;
  readonly away: number;
  readonly draw?: number;
}

export interface MarketStreamParts {
  /** '1.200806927': a market on who wins. */
  readonly marketId: string;
  readonly runners: MarketRunners;
  /** Prices are told at most so often, by the time of the stream; suspensions at once. */
  readonly conflateMs: number;
}

/** What to subscribe with so that a broken stream goes on where it ended. */
export interface StreamPlace {
  readonly initialClk: string | undefined;
  readonly clk: string | undefined;
}

const STEPS = 1000;

/**
 * Follows one market of the Betfair exchange stream (newline-separated JSON, 'mcm' messages) and tells it as a feed would: its
 * prices as lines, without their overround; whether it takes bets as suspend and resume; heartbeats as alive. Results of
 * markets are not told: an exchange does not say what happened in the game. Whatever cannot be read, and a change to a market
 * without an image, suspends until the next image; nothing is thrown.
 */
export class MarketStream {
  readonly #parts: MarketStreamParts;
  #book: MarketBook | undefined;
  #place: StreamPlace = { initialClk: undefined, clk: undefined };
  #shut: string | undefined;
  #told = '';
  #toldAtMs = Number.NEGATIVE_INFINITY;

  constructor(parts: MarketStreamParts) {
    this.#parts = parts;
  }

  /** Both undefined when the stream must begin anew, with an image. */
  get place(): StreamPlace {
    return this.#place;
  }

  /** What a line of the stream brings about, in order. */
  line(text: string): FeedBody[] {
    const message = readStreamLine(text);
    if (typeof message === 'string') return this.#lose(message);
    if (message.op === 'connection') return [];
    if (message.op === 'status') {
      return message.statusCode === 'SUCCESS' ? [] : this.#lose(`the exchange refused: ${message.errorCode}`);
    }
    const { pt, ct, clk, initialClk, segmentType, mc } = message;
    for (const change of mc) if (!this.#apply(change)) return this.#lose('a change came before its image');
    // Until its last part a message says half of what happened.
    if (segmentType === 'SEG_START' || segmentType === 'SEG') return [];
    this.#place = { initialClk: initialClk ?? this.#place.initialClk, clk: clk ?? this.#place.clk };
    return ct === 'HEARTBEAT' ? [{ kind: 'alive' }] : this.#tell(pt);
  }

  /** False for a change that nothing is known to change. */
  #apply(change: MarketChange): boolean {
    if (change.id !== this.#parts.marketId) return true;
    if (change.img) this.#book = new MarketBook();
    this.#book?.apply(change);
    return this.#book !== undefined;
  }

  #lose(reason: string): FeedBody[] {
    this.#book = undefined;
    this.#place = { initialClk: undefined, clk: undefined };
    return this.#suspend(`The stream is lost: ${reason}.`);
  }

  #tell(atMs: number): FeedBody[] {
    const book = this.#book;
    if (!book) return [];
    if (book.status !== 'OPEN')
      return this.#suspend(`The exchange’s market is ${book.status.toLowerCase()}.`);
    const lines = linesOf(book, this.#parts.runners);
    if (lines === undefined) return this.#suspend('The exchange has no price for every side.');
    return [...this.#odds(lines, atMs), ...this.#resume()];
  }

  /** Nothing that hardly changed, and what comes too soon with the next message; at once after a suspension. */
  #odds(lines: MainLines, atMs: number): FeedBody[] {
    const text = JSON.stringify(lines);
    const isEarly = this.#shut === undefined && atMs - this.#toldAtMs < this.#parts.conflateMs;
    if (text === this.#told || isEarly) return [];
    this.#told = text;
    this.#toldAtMs = atMs;
    return [{ kind: 'odds', lines }];
  }

  #suspend(reason: string): FeedBody[] {
    if (this.#shut === reason) return [];
    this.#shut = reason;
    return [{ kind: 'suspend', reason: reason.slice(0, 200) }];
  }

  #resume(): FeedBody[] {
    if (this.#shut === undefined) return [];
    this.#shut = undefined;
    return [{ kind: 'resume' }];
  }
}

/** Undefined unless every side has a price and nobody else can win. */
function linesOf(book: MarketBook, { home, away, draw }: MarketRunners): MainLines | undefined {
  const runners = [home, away, ...(draw === undefined ? [] : [draw])];
  if (book.active.size !== runners.length || !runners.every((id) => book.active.has(id))) return undefined;
  const chances = runners.flatMap((id) => book.chance(id) ?? []);
  if (chances.length !== runners.length) return undefined;
  const [homeWin = 0, awayWin = 0, drawn] = removeOverround(chances, 'multiplicative');
  return {
    homeWinProbability: told(homeWin / (homeWin + awayWin)),
    ...(drawn !== undefined && { drawProbability: told(drawn) }),
  };
}

function told(chance: number): number {
  return Math.min(STEPS - 1, Math.max(1, Math.round(chance * STEPS))) / STEPS;
}
