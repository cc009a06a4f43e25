import { createHmac, hash, timingSafeEqual } from 'node:crypto';

import type { Chance } from './chances.ts';

/** What an offer id says: who was offered how much for which bet, as it stood then, and until when the price is held. */
export interface OfferTicket {
  readonly betId: string;
  readonly patronId: string;
  /** For all that was open, minor units. */
  readonly amount: bigint;
  /** Of each line, what had been closed. */
  readonly closedLineStake: bigint;
  readonly heldUntilMs: number;
  /** Of the books under it (boardMark). */
  readonly board: string;
}

const MAC_BYTES = 16;
const LONGEST = 300;

/** The offer's id: its content and a signature that nobody can make without the key. */
export function writeTicket(ticket: OfferTicket, key: Buffer): string {
  const { betId, patronId, amount, closedLineStake, heldUntilMs, board } = ticket;
  const content = [betId, patronId, amount, closedLineStake, heldUntilMs, board].join(' ');
  return `${Buffer.from(content).toString('base64url')}.${sign(content, key).toString('base64url')}`;
}

/** Undefined for what writeTicket did not make with this key. */
export function readTicket(id: string, key: Buffer): OfferTicket | undefined {
  const [encoded = '', mac = '', more] = id.length > LONGEST ? [] : id.split('.');
  const content = Buffer.from(encoded, 'base64url').toString();
  const given = Buffer.from(mac, 'base64url');
  const isOurs =
    more === undefined && given.length === MAC_BYTES && timingSafeEqual(given, sign(content, key));
  if (!isOurs) return undefined;
  const [betId = '', patronId = '', amount = '', closed = '', heldUntil = '', board = ''] =
    content.split(' ');
  return {
    betId,
    patronId,
    amount: BigInt(amount),
    closedLineStake: BigInt(closed),
    heldUntilMs: Number(heldUntil),
    board,
  };
}

const MARK_LENGTH = 16;

/** Another one once a book that an offer was worked out from was suspended, or a leg was decided. */
export function boardMark(basis: readonly Chance[]): string {
  const books = basis.map(({ eventId, interruptions }) => `${eventId} ${interruptions}`);
  return hash('sha256', books.sort().join(), 'base64url').slice(0, MARK_LENGTH);
}

function sign(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, MAC_BYTES);
}
