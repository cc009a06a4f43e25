import { Child } from './pages/child.ts';

/** Of each way; three ways' sockets stay below the 4,096 open files that some systems allow. */
const SUBSCRIBERS = 1_200;
const WAYS = ['ours', 'executed', 'raw'] as const;
type Way = (typeof WAYS)[number];

interface Started {
  readonly bytes: number;
  readonly urls: Readonly<Record<Way, string>>;
}

interface Turn {
  readonly cpuMicrosPerMessage: number;
  readonly messagesPerSecond: number;
}

/**
 * One price of each of twenty pages moves and goes to everyone who watches: by the real server (executed once a page, the
 * bytes shared), by graphql-ws that executes for each subscriber, and as a bare `ws.send` of a ready buffer. By turns; a
 * round begins when the one before it has arrived everywhere. The ratios compare the server's processor time per message,
 * which is what saturation runs out of, so that the client's speed does not blur them.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const turns = quick ? 6 : 12;
  const seconds = quick ? 1 : 3;
  const server = new Child(new URL('./fanout/server.ts', import.meta.url));
  const clients = new Child(new URL('./fanout/clients.ts', import.meta.url));
  try {
    const { urls, bytes } = await server.call<Started>('start');
    const results: Record<Way, Turn[]> = { ours: [], executed: [], raw: [] };
    for (const way of WAYS) {
      const subscribe = way !== 'raw';
      await clients.call('open', {
        way,
        url: urls[way],
        count: SUBSCRIBERS,
        subscribe,
        snapshot: way === 'ours',
      });
      await measure(server, clients, way, WARM_UP_SECONDS);
    }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const way of WAYS) results[way].push(await measure(server, clients, way, seconds));
    }
    const cpu = (way: Way) => median(results[way].map((one) => one.cpuMicrosPerMessage));
    const rate = (way: Way) => Math.round(median(results[way].map((one) => one.messagesPerSecond)));
    return {
      ratios: {
        vsExecute: round2(cpu('executed') / cpu('ours')),
        vsRaw: round2(cpu('raw') / cpu('ours')),
      },
      figures: {
        subscribers: SUBSCRIBERS,
        messageBytes: bytes,
        cpuMicrosPerMessage: round2(cpu('ours')),
        executedCpuMicrosPerMessage: round2(cpu('executed')),
        rawCpuMicrosPerMessage: round2(cpu('raw')),
        messagesPerSecond: rate('ours'),
        executedMessagesPerSecond: rate('executed'),
        rawMessagesPerSecond: rate('raw'),
      },
    };
  } finally {
    server.stop();
    clients.stop();
  }
}

const WARM_UP_SECONDS = 0.5;

async function measure(server: Child, clients: Child, way: Way, seconds: number): Promise<Turn> {
  const cpuBefore = await server.cpuMicros();
  const begun = performance.now();
  let messages = 0;
  while (performance.now() - begun < seconds * 1_000) {
    await round(server, clients, way);
    messages += SUBSCRIBERS;
  }
  const elapsedSeconds = (performance.now() - begun) / 1_000;
  const cpuMicros = (await server.cpuMicros()) - cpuBefore;
  return { cpuMicrosPerMessage: cpuMicros / messages, messagesPerSecond: messages / elapsedSeconds };
}

async function round(server: Child, clients: Child, way: Way): Promise<void> {
  await clients.call('expect', way);
  await server.call('round', way);
  await clients.call('received', way);
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
