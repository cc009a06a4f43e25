import autocannon from 'autocannon';
import { Child } from './pages/child.ts';

const CONNECTIONS = 50;
const WAYS = ['ours', 'static', 'graphqlJs'] as const;
type Way = (typeof WAYS)[number];

interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
}

interface Started {
  readonly bytes: number;
  readonly markets: number;
  readonly targets: Readonly<Record<Way, Target>>;
}

interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicros: number;
}

/**
 * The page of an event with sixty markets whose odds move, over real HTTP, against a static buffer of its size on the same
 * server and against plain graphql-js with the same resolvers. The ratios compare the server's processor time per
 * request, which the client's speed does not blur; the rates are figures.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const rounds = quick ? 2 : 4;
  const seconds = quick ? 3 : 8;
  const server = new Child(new URL('./pages/server.ts', import.meta.url));
  try {
    const { targets, bytes, markets } = await server.call<Started>('start');
    const loads: Record<Way, Load[]> = { ours: [], static: [], graphqlJs: [] };
    for (const way of WAYS) await load(server, targets[way], 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const way of WAYS) loads[way].push(await load(server, targets[way], seconds));
    }
    const cpu = (way: Way) => median(loads[way].map((one) => one.cpuMicros));
    const rate = (way: Way) => Math.round(median(loads[way].map((one) => one.perSecond)));
    return {
      ratios: {
        vsStatic: round2(cpu('static') / cpu('ours')),
        vsGraphqlJs: round2(cpu('graphqlJs') / cpu('ours')),
      },
      figures: {
        markets,
        bytes,
        perSecond: rate('ours'),
        staticPerSecond: rate('static'),
        graphqlJsPerSecond: rate('graphqlJs'),
        cpuMicros: round2(cpu('ours')),
        staticCpuMicros: round2(cpu('static')),
        graphqlJsCpuMicros: round2(cpu('graphqlJs')),
        p50Ms: median(loads.ours.map((one) => one.p50Ms)),
        p99Ms: median(loads.ours.map((one) => one.p99Ms)),
      },
    };
  } finally {
    server.stop();
  }
}

async function load(server: Child, { url, method, body }: Target, seconds: number): Promise<Load> {
  const before = await server.cpuMicros();
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    method,
    connections: CONNECTIONS,
    duration: seconds,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
  const used = (await server.cpuMicros()) - before;
  if (errors + non2xx > 0 || requests.total === 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} refusals.`);
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMicros: used / requests.total,
  };
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
