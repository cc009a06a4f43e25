import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { House } from './placement/house.ts';
import { HttpLoad } from './placement/http-load.ts';
import { closedLoop, type Load } from './placement/load.ts';
import { Peer } from './placement/peer.ts';

/** Bets under way: at the lanes, and over HTTP (connections). */
const CALLERS = 512;
const CONNECTIONS = 256;

/** Placing bets durably, against pgbench's TPC-B on the same server, by turns so that a noisy machine is noisy to all. */
export async function run({ quick }: { readonly quick: boolean }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  try {
    return await measure(postgres.url, quick ? 3 : 5, quick ? 2 : 8);
  } finally {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

interface Round {
  readonly peer: number;
  readonly lane: Load;
  readonly http: Load;
}

async function measure(url: string, rounds: number, seconds: number) {
  const peer = await Peer.prepare(url);
  const database = openDatabase(url);
  const house = await House.open(database);
  const http = await HttpLoad.open(url, CONNECTIONS);
  try {
    return figures(peer.program, await takeTurns(peer, house, http, rounds, seconds));
  } finally {
    http.close();
    await house.close();
    await database.close();
  }
}

async function takeTurns(peer: Peer, house: House, http: HttpLoad, rounds: number, seconds: number) {
  const atLane = (forSeconds: number) => closedLoop(() => house.place(), CALLERS, forSeconds);
  await atLane(1);
  await http.run(1);
  const runs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const lane = await atLane(seconds);
    const tps = await peer.run(seconds);
    runs.push({ peer: tps, lane, http: await http.run(seconds) });
  }
  return runs;
}

function figures(program: string, runs: readonly Round[]) {
  const lane = loadOf(runs.map((run) => run.lane));
  const overHttp = loadOf(runs.map((run) => run.http));
  return {
    // By round: what disturbs one turn disturbs its neighbours as well.
    ratios: {
      lane: rounded(median(runs.map((run) => run.lane.perSecond / run.peer))),
      http: rounded(median(runs.map((run) => run.http.perSecond / run.peer))),
    },
    figures: {
      peer: `${program} --protocol=prepared, TPC-B`,
      peerTps: Math.round(median(runs.map((run) => run.peer))),
      lanePerSecond: Math.round(lane.perSecond),
      laneP50Ms: rounded(lane.p50Ms),
      laneP99Ms: rounded(lane.p99Ms),
      httpPerSecond: Math.round(overHttp.perSecond),
      httpP50Ms: rounded(overHttp.p50Ms),
      httpP99Ms: rounded(overHttp.p99Ms),
    },
  };
}

function loadOf(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map((load) => load.perSecond)),
    p50Ms: median(loads.map((load) => load.p50Ms)),
    p99Ms: median(loads.map((load) => load.p99Ms)),
  };
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
