import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { House } from './placement/house.ts';
import { HttpLoad } from './placement/http-load.ts';
import { closedLoop, type Load } from './placement/load.ts';
import { type Draw, mixedBet, straightBet } from './placement/mix.ts';
import { Peer } from './placement/peer.ts';

/** Bets under way at the lanes: what serves them best on two cores, of 512, 1,024 and 1,536, as the peer has its best. */
const CALLERS = 1_024;
/** Bets under way over HTTP. */
const CONNECTIONS = 256;
/** Until what runs often is compiled: pgbench is before it starts. */
const WARM_UP_SECONDS = 4;

/** Placing bets durably, against pgbench's TPC-B on the same server, by turns so that a noisy machine is noisy to all. */
export async function run({ quick }: { readonly quick: boolean }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  try {
    return await measure(postgres.url, quick ? 3 : 5, quick ? 1.25 : 8);
  } finally {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** What is placed, and how: straight bets alone, and the mix. */
const WAYS = ['lane', 'laneMixed', 'http', 'httpMixed'] as const;
type Way = (typeof WAYS)[number];

interface Round {
  readonly peer: number;
  readonly loads: Readonly<Record<Way, Load>>;
}

async function measure(url: string, rounds: number, seconds: number) {
  const peer = await Peer.prepare(url);
  const database = openDatabase(url);
  const house = await House.open(database);
  const http = await HttpLoad.open(url, CONNECTIONS);
  try {
    const runs = await takeTurns(peer, house, http, rounds, seconds);
    const reached = median(runs.map(({ loads }) => loads.httpMixed.perSecond));
    const half = await http.runAt(mixedBet, reached / 2, 2 * seconds);
    return figures(peer.program, runs, half);
  } finally {
    http.close();
    await house.close();
    await database.close();
  }
}

async function takeTurns(peer: Peer, house: House, http: HttpLoad, rounds: number, seconds: number) {
  const atLane = (draw: Draw, forSeconds: number) => closedLoop(() => house.place(draw), CALLERS, forSeconds);
  await atLane(mixedBet, WARM_UP_SECONDS);
  await http.run(mixedBet, WARM_UP_SECONDS);
  const runs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const lane = await atLane(straightBet, seconds);
    const laneMixed = await atLane(mixedBet, seconds);
    const tps = await peer.run(Math.ceil(seconds));
    const straight = await http.run(straightBet, seconds);
    const httpMixed = await http.run(mixedBet, seconds);
    runs.push({ peer: tps, loads: { lane, laneMixed, http: straight, httpMixed } });
  }
  return runs;
}

/** @param half at half of the bets a second that were reached over HTTP, all types mixed */
function figures(program: string, runs: readonly Round[], half: Load) {
  // By round: what disturbs one turn disturbs its neighbours as well.
  const ratio = (way: Way) => rounded(median(runs.map(({ peer, loads }) => loads[way].perSecond / peer)));
  return {
    ratios: Object.fromEntries(WAYS.map((way) => [way, ratio(way)])),
    figures: {
      peer: `${program} --protocol=prepared, TPC-B`,
      peerTps: Math.round(median(runs.map((run) => run.peer))),
      ...Object.fromEntries(
        WAYS.flatMap((way) => loadFigures(way, loadOf(runs.map(({ loads }) => loads[way])))),
      ),
      httpMixedHalfPerSecond: Math.round(half.perSecond),
      httpMixedHalfP50Ms: rounded(half.p50Ms),
      httpMixedHalfP99Ms: rounded(half.p99Ms),
    },
  };
}

function loadFigures(way: Way, { perSecond, p50Ms, p99Ms }: Load): [string, number][] {
  return [
    [`${way}PerSecond`, Math.round(perSecond)],
    [`${way}P50Ms`, rounded(p50Ms)],
    [`${way}P99Ms`, rounded(p99Ms)],
  ];
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
