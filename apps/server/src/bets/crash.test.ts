import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Program } from '../platform/testing/program.ts';
import { checkPart } from '../wallet/wallet.ts';
import { openStakes } from './bets.ts';
import { CRASH_KINDS, type CrashKind } from './testing/crash-protocol.ts';
import { buildHouse, CrashRig } from './testing/crash-rig.ts';
import { ownRecords } from './testing/own-records.ts';

const CRASHES = 20;
const PATRONS = 40;
const CLIENTS = 24;
/** Bets to be acknowledged before the next blow. */
const ACKNOWLEDGED_BETWEEN = 60;

const LEGS: Readonly<Record<CrashKind, number>> = {
  straight: 1,
  parlay: 3,
  'same-game': 2,
  'round-robin': 3,
  teaser: 2,
};

interface Sent {
  readonly patronId: string;
  readonly key: string;
  /** Of each line. */
  readonly stake: number;
  readonly kind: CrashKind;
}

let folder: string;
let program: Program;

beforeAll(async () => {
  program = await buildHouse();
  folder = mkdtempSync(join(tmpdir(), 'fairline-crash-'));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  program.remove();
});

/** What the clients know: every request they sent, the bet they were promised for it, and what they never heard of. */
class Clients {
  readonly sent = new Map<string, Sent>();
  readonly acknowledged = new Map<string, string>();
  unanswered: Sent[] = [];
  readonly #patrons: readonly string[];

  constructor(patrons: readonly string[]) {
    this.#patrons = patrons;
  }

  /** Places bets until the connection breaks. */
  async play(rig: CrashRig, index: number): Promise<void> {
    for (let turn = index; ; turn += 7) {
      const patronId = this.#patrons[turn % this.#patrons.length] ?? '';
      const kind = CRASH_KINDS[turn % CRASH_KINDS.length] ?? 'straight';
      const bet = { patronId, key: newId(), stake: 10 + ((turn * 37) % 490), kind };
      this.sent.set(bet.key, bet);
      if (!(await this.place(rig, bet))) return;
    }
  }

  /** False when nothing was heard. */
  async place(rig: CrashRig, bet: Sent): Promise<boolean> {
    try {
      const { betId, code } = await rig.ask('/place', bet);
      if (betId) this.acknowledged.set(bet.key, betId);
      if (code === 'UNAVAILABLE') this.unanswered.push(bet);
      else if (!betId) expect(code).toBe('INSUFFICIENT_FUNDS');
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'AssertionError') throw error;
      this.unanswered.push(bet);
      return false;
    }
  }

  /** Asks again for everything nothing was heard of, with the same keys. */
  async askAgain(rig: CrashRig): Promise<void> {
    const again = this.unanswered.splice(0);
    const answered = await Promise.all(again.map((bet) => this.place(rig, bet)));
    expect(answered.every(Boolean)).toBe(true);
    expect(this.unanswered).toEqual([]);
  }
}

/** Every acknowledged bet is there, once, as promised; nothing is there that nobody asked for; the books are sound. */
async function expectWhole(rig: CrashRig, clients: Clients): Promise<void> {
  const database = openDatabase(rig.databaseUrl, { max: 1 });
  try {
    const report = await database.transaction((tx) =>
      checkPart(tx, { readOpenStakes: openStakes, ...ownRecords }),
    );
    expect(report.faults).toEqual([]);
    expect(report.sum).toBe(0n);
    const rows = await database.query<{
      key: string;
      id: string;
      patron_id: string;
      stake: bigint;
      legs: bigint;
    }>(
      `select substr(k.idempotency_key, 5) as key, b.id, b.patron_id, b.line_stake as stake,
         (select count(*) from bets.leg l where l.bet_id = b.id) as legs
       from bets.bet b join wallet.command k on k.reference = b.id`,
    );
    const found = new Map(rows.map((row) => [row.key, row]));
    expect(found.size).toBe(rows.length);
    const [counted] = await database.query<{ bets: bigint }>('select count(*) as bets from bets.bet');
    expect(counted?.bets).toBe(BigInt(rows.length));
    for (const [key, betId] of clients.acknowledged) expect(found.get(key)?.id).toBe(betId);
    for (const { key, patron_id, stake, legs } of rows) {
      const sent = clients.sent.get(key);
      expect([sent?.patronId, sent?.stake]).toEqual([patron_id, Number(stake)]);
      expect(Number(legs)).toBe(LEGS[sent?.kind ?? 'straight']);
    }
  } finally {
    await database.close();
  }
}

test('server and PostgreSQL are killed 20 times while bets of every type are placed: none is lost, none doubled', async () => {
  let rig = await CrashRig.start(program, folder);
  const patrons = await Promise.all(
    Array.from({ length: PATRONS }, async () => (await rig.ask('/patron', {})).patronId ?? ''),
  );
  const clients = new Clients(patrons);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const before = clients.acknowledged.size;
    const playing = Array.from({ length: CLIENTS }, (_, index) => clients.play(rig, crash * 11 + index));
    const deadline = Date.now() + 30_000;
    while (clients.acknowledged.size < before + ACKNOWLEDGED_BETWEEN && Date.now() < deadline) await sleep(5);
    await rig.kill(crash % 2 === 0);
    await Promise.all(playing);
    rig = await CrashRig.start(program, folder);
    await expectWhole(rig, clients);
    await clients.askAgain(rig);
  }
  await expectWhole(rig, clients);
  expect(clients.acknowledged.size).toBeGreaterThanOrEqual(CRASHES * ACKNOWLEDGED_BETWEEN);
  await rig.kill(true);
}, 300_000);
