import { newId } from '../../../apps/server/src/platform/ids.ts';
import type { HttpClient } from './http-client.ts';
import type { BenchBet } from './mix.ts';
import { placeBetsBody } from './place-bets.ts';

/** Digits at the end of an idempotency key that are written anew each time. */
const DIGITS = 12;

/** A whole request for a bet, made before it is sent and sent any number of times, each time under another idempotency key. */
export class ReadyRequest {
  readonly #bytes: Buffer;
  readonly #digitsAt: number;

  constructor(client: HttpClient, bet: BenchBet) {
    const key = newId();
    this.#bytes = client.request(placeBetsBody(bet, key));
    this.#digitsAt = this.#bytes.indexOf(key) + key.length - DIGITS;
  }

  /** @param turn another one each time, of all requests of this patron */
  bytes(turn: number): Buffer {
    this.#bytes.write(turn.toString(16).padStart(DIGITS, '0'), this.#digitsAt, 'latin1');
    return this.#bytes;
  }
}
