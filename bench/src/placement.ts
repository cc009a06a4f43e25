import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { House } from './placement/house.ts';
import { closedLoop, type Load } from './placement/load.ts';
import { Peer } from './placement/peer.ts';

/** Bets under way at the lanes. */
const CALLERS = 512;

/** Placing bets durably, against pgbench's TPC-B on the same server, by turns so that a noisy machine is noisy to both. */
export async function run({ quick }: { readonly quick: boolean }) {
  const rounds = quick ? 2 : 4;
  const seconds = quick ? 4 : 10;
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const database = openDatabase(postgres.url);
  try {
    const peer = await Peer.prepare(postgres.url);
    const house = await House.open(database);
    const peerRuns: number[] = [];
    const laneRuns: Load[] = [];
    await closedLoop(() => house.place(), CALLERS, 1);
    for (let round = 0; round < rounds; round += 1) {
      laneRuns.push(await closedLoop(() => house.place(), CALLERS, seconds));
      peerRuns.push(await peer.run(seconds));
    }
    await house.close();
    const peerTps = median(peerRuns);
    const lane = median(laneRuns.map((load) => load.perSecond));
    return {
      ratios: { lane: round2(lane / peerTps) },
      figures: {
        peer: `${peer.program} -M prepared, TPC-B`,
        peerTps: Math.round(peerTps),
        lanePerSecond: Math.round(lane),
        laneP50Ms: round2(median(laneRuns.map((load) => load.p50Ms))),
        laneP99Ms: round2(median(laneRuns.map((load) => load.p99Ms))),
      },
    };
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
