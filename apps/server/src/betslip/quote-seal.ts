import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import type { SelectionView } from '../trading/trading.ts';

/** What the house said of a selection, as it comes back when the bet is placed. */
export interface SealedQuote {
  readonly selectionId: string;
  readonly odds: Odds;
  /** The fair chance to win, 0 to 1. */
  readonly probability: number;
  /** Of the market, when it was said. */
  readonly sequence: number;
  /** When it was sealed, down to the hour, in milliseconds. */
  readonly sealedAtMs: number;
}

/** A seal that is older tells nothing of what a patron has before them. */
export const SEAL_LASTS_MS = 24 * 3_600_000;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any seal made here. */
const LONGEST_SEAL = 600;
const CONTENT = /^([^|]+)\|(\d{1,30})\/(\d{1,30})\|([\d.e-]+)\|(\d+)\|(\d{1,9})$/;
const HOUR_MS = 3_600_000;

/**
 * Seals what the house believes of a selection so that a client can carry it and neither read nor change it. The nonce
 * follows from the content (as in SIV), so that within an hour the same quote is the same text and an answer does not change
 * by itself.
 */
export class QuoteSeal {
  readonly #cipherKey: Buffer;
  readonly #nonceKey: Buffer;
  /** Views never change, and a slip shows each of them several times. */
  readonly #sealed = new WeakMap<SelectionView, { readonly hour: number; readonly text: string }>();

  /** @param secret 32 random bytes */
  constructor(secret: Buffer) {
    this.#cipherKey = derived(secret, 'quote cipher');
    this.#nonceKey = derived(secret, 'quote nonce');
  }

  /** Undefined for a selection without a price. */
  seal(selection: SelectionView, nowMs: number): string | undefined {
    if (!selection.odds) return undefined;
    const hour = Math.floor(nowMs / HOUR_MS);
    const known = this.#sealed.get(selection);
    if (known?.hour === hour) return known.text;
    const text = this.#sealNow(selection, selection.odds, hour);
    this.#sealed.set(selection, { hour, text });
    return text;
  }

  #sealNow({ rawId, probability, sequence }: SelectionView, odds: Odds, hour: number): string {
    const content = `${rawId}|${odds.numerator}/${odds.denominator}|${probability}|${sequence}|${hour}`;
    const nonce = createHmac('sha256', this.#nonceKey).update(content).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#cipherKey, nonce);
    const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Undefined for a text that was not sealed here. */
  open(text: string): SealedQuote | undefined {
    const bytes = text.length <= LONGEST_SEAL ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#cipherKey, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return read(Buffer.concat([body, decipher.final()]).toString('utf8'));
    } catch {
      // final() throws for whatever was not sealed with this key: that is the answer, not a fault.
      return undefined;
    }
  }
}

function derived(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function read(content: string): SealedQuote | undefined {
  const [, selectionId, numerator, denominator, probability, sequence, hour] = CONTENT.exec(content) ?? [];
  const odds = numerator && denominator ? oddsFromPair(BigInt(numerator), BigInt(denominator)) : undefined;
  if (selectionId === undefined || !odds) return undefined;
  return {
    selectionId,
    odds,
    probability: Number(probability),
    sequence: Number(sequence),
    sealedAtMs: Number(hour) * HOUR_MS,
  };
}
