import { createHash } from 'node:crypto';
import type { Account } from './account.ts';
import type { House } from './house.ts';

/** The server did something that the season's own books say it may not. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** @throws Mismatch unless both say the same */
export function same(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map(written);
  if (is !== should) throw new Mismatch(`${what}: the server says ${is}, the season's books ${should}`);
}

export function written(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ??
    'undefined'
  );
}

/** Something that one patron asks of the server in one step. */
export interface Act {
  readonly patron: Patron;
  /** How many times the server holds it back because of a game in play. */
  readonly waits: number;
  /** Asks, and keeps the answer; once more after a restart: the same with the same key. */
  send(house: House): Promise<void>;
  /** Looks at the board just before the server looks for the last time. */
  lookAgain(house: House): Promise<void>;
  /** Compares the answer with what had to be answered, and writes it into the season's books. @throws Mismatch */
  judge(): void;
  /** Asks again for what was granted, as somebody does who never heard: nothing changes. @throws Mismatch */
  repeat(house: House): Promise<void>;
}

/** A patron of a season: who they are to the server, and their account in the season's own books. */
export interface Patron {
  readonly id: string;
  readonly account: Account;
  readonly policy: 'better' | 'any' | 'none';
  readonly log: Log;
}

/** What happened in a season, without anything that differs between two runs of it. */
export class Log {
  readonly #lines: string[] = [];
  readonly #hash = createHash('sha256');

  write(line: string): void {
    this.#lines.push(line);
    this.#hash.update(`${line}\n`);
  }

  last(count: number): readonly string[] {
    return this.#lines.slice(-count);
  }

  /** The same for two seasons in which the same happened. Ends the log. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }
}
