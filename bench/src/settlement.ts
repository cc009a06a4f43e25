import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { House } from './placement/house.ts';
import { mixedBet } from './placement/mix.ts';
import { Peer } from './placement/peer.ts';

/** Bets being placed at once, before a round. */
const CALLERS = 512;

/** Paying bets of all types durably as soon as their games are decided, against pgbench's TPC-B on the same server. */
export async function run({ quick }: { readonly quick: boolean }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  try {
    return await measure(postgres.url, quick ? 3 : 5, quick ? 10_000 : 40_000);
  } finally {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measure(url: string, rounds: number, bets: number) {
  const peer = await Peer.prepare(url);
  const database = openDatabase(url);
  const house = await House.open(database);
  const perSecond: number[] = [];
  const tps: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      house.newGames();
      await placeMany(house, bets);
      const begun = performance.now();
      await house.settleGames();
      const seconds = (performance.now() - begun) / 1_000;
      // The first round warms up.
      if (round === 0) continue;
      perSecond.push(bets / seconds);
      tps.push(await peer.run(2));
    }
    const [left] = await database.query<{ count: bigint }>(
      `select count(*) as count from bets.bet where status = 'OPEN'`,
    );
    if (left?.count !== 0n) throw new Error(`${left?.count} bets were not settled.`);
  } finally {
    await house.close();
    await database.close();
  }
  return {
    ratios: { tpcb: rounded(median(perSecond.map((each, round) => each / (tps[round] ?? 1)))) },
    figures: {
      peer: `${peer.program} --protocol=prepared, TPC-B`,
      peerTps: Math.round(median(tps)),
      betsPerRound: bets,
      settledPerSecond: Math.round(median(perSecond)),
      slowestRoundPerSecond: Math.round(Math.min(...perSecond)),
    },
  };
}

async function placeMany(house: House, count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (left > 0) {
        left -= 1;
        await house.place(mixedBet);
      }
    }),
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
