import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded.ts';
import { type BetslipHouse, LEGS, type Started } from './betslip/house.ts';
import { OpenLoop } from './betslip/open-loop.ts';
import { built } from './built/built.ts';
import { Child } from './pages/child.ts';

const PER_SECOND = 200;
const PARLAY = 'DraftBet:parlay';
/** Megabytes of the young generation's half, as of every bench. */
const YOUNG = '--max-semi-space-size=64';

interface Load {
  readonly times: readonly number[];
  readonly cpuMicros: number;
}

/**
 * A typed amount on a slip of twelve legs, 200 times a second over HTTP by patrons who type twice a second each: edited, written
 * durably, priced, checked against balance, rewards, limits and location, and answered with what the web app asks of it: what an amount can change. The
 * patrons have set themselves no limits, nobody watches the slips over a websocket, and answers are not compressed. Both servers run in
 * one program, built as the server is. Beside it, turn by turn at the same
 * rate, plain graphql-js that answers the same document from an object that stands still: what remains is what a slip costs.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const program = await built(new URL('./betslip/server.ts', import.meta.url), 'bench-betslip');
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  // PostgreSQL may run as another user, who must be able to pass through.
  chmodSync(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder });
  const server = new Child(pathToFileURL(program), [YOUNG]);
  try {
    const { house, peer } = await server.call<Started>('start', postgres.url);
    return await measure(server, house, peer, quick ? 2 : 4, quick ? 5 : 15);
  } finally {
    server.stop();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measure(
  server: Child,
  house: BetslipHouse,
  peerAddress: string,
  rounds: number,
  seconds: number,
) {
  const ours = await OpenLoop.open(house.address, house.tokens);
  const peer = await OpenLoop.open(peerAddress, house.tokens);
  const loads = { ours: [] as Load[], peer: [] as Load[] };
  const body = bodyOf(house);
  for (const loop of [ours, peer]) await load(server, loop, body, 3);
  for (let round = 0; round < rounds; round += 1) {
    loads.ours.push(await load(server, ours, body, seconds));
    loads.peer.push(await load(server, peer, body, seconds));
  }
  ours.close();
  peer.close();
  const times = loads.ours.flatMap((each) => each.times).sort(ascending);
  const peerTimes = loads.peer.flatMap((each) => each.times).sort(ascending);
  const cpu = median(loads.ours.map((each) => each.cpuMicros));
  const peerCpu = median(loads.peer.map((each) => each.cpuMicros));
  return {
    ratios: {
      vsGraphqlJs: rounded(peerCpu / cpu),
      p99VsGraphqlJs: rounded(at(peerTimes, 0.99) / at(times, 0.99)),
    },
    figures: {
      legs: LEGS,
      perSecond: PER_SECOND,
      p50Ms: rounded(at(times, 0.5)),
      p99Ms: rounded(at(times, 0.99)),
      worstRoundP99Ms: rounded(
        Math.max(...loads.ours.map((each) => at([...each.times].sort(ascending), 0.99))),
      ),
      cpuMicros: Math.round(cpu),
      peerP50Ms: rounded(at(peerTimes, 0.5)),
      peerP99Ms: rounded(at(peerTimes, 0.99)),
      peerCpuMicros: Math.round(peerCpu),
    },
  };
}

async function load(
  server: Child,
  loop: OpenLoop,
  body: (index: number) => string,
  seconds: number,
): Promise<Load> {
  const before = await server.cpuMicros();
  const times = await loop.run(PER_SECOND, seconds, body);
  return { times, cpuMicros: ((await server.cpuMicros()) - before) / times.length };
}

/** Another amount each time: the parlay of all legs, which is what a slip is typed into most. */
function bodyOf({ documentId }: BetslipHouse): (index: number) => string {
  return (index) =>
    JSON.stringify({
      doc_id: documentId,
      variables: {
        draftBetId: PARLAY,
        input: { draftBetId: PARLAY, amountField: 'BET', amount: `${1 + (index % 50)}.25` },
      },
    });
}

const ascending = (left: number, right: number) => left - right;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort(ascending);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
