import { memoryOfConnections } from './fanout/memory.ts';
import { Child } from './pages/child.ts';

const WAYS = ['ours', 'executed', 'raw'] as const;
type Way = (typeof WAYS)[number];

interface Started {
  readonly bytes: number;
  readonly urls: Readonly<Record<Way, string>>;
}

/** So many connections of each way, and what each follows. Server and client each need some 10,000 open files for them. */
interface Crowd {
  readonly connections: number;
  /** Subscriptions of a connection, which all have news at the same time. */
  readonly each: number;
}

const SINGLE: Crowd = { connections: 3_000, each: 1 };
/** A page with its drawers, the slip and the tickets follow as many. */
const MANY: Crowd = { connections: 250, each: 16 };
const WARM_UP_SECONDS = 0.5;
/**
 * After a rest a connection acknowledges its first sixteen messages one by one, which makes each a third dearer for whoever sends
 * (Linux: TCP_MAX_QUICKACKS). A way has rested while the other ways had their turns, and sends these before its own is measured.
 */
const ROUNDS_AFTER_REST = 20;

interface Turn {
  readonly cpuMicrosPerMessage: number;
  readonly messagesPerSecond: number;
}

/** Ways side by side. Executing for each subscriber takes so much longer that it takes part in one of four. */
type Turns = readonly Readonly<Partial<Record<Way, Turn>>>[];
const WAYS_OF_MOST = ['ours', 'raw'] as const;

/**
 * One price of each of twenty pages moves and goes to everyone who watches: by the real server (executed once a page, the
 * bytes shared), by graphql-ws that executes for each subscriber, and as a bare `ws.send` of a ready buffer. First with one
 * subscription a connection, so that each message is a write of its own; then with sixteen, whose messages the real server
 * writes together. `vsExecute` is of sixteen, as a page has them: with one, the bare `ws.send` itself, which is most of what
 * is done then, is only some eight times cheaper than executing (`singleVsExecute`). `vsRaw` is of one. By turns; a round begins
 * when the one before it has arrived everywhere. The ratios compare the server's processor time per message, which is what
 * saturation runs out of, so that the client's speed does not blur them. Turns are short and many, in one order and then the
 * other, and a ratio is the middle of those of turns that stood beside each other: what else the machine does changes from
 * second to second. Without `--quick` a server of its own is then weighed with 5,000 connections.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const server = new Child(new URL('./fanout/server.ts', import.meta.url));
  const clients = new Child(new URL('./fanout/clients.ts', import.meta.url));
  try {
    const started = await server.call<Started>('start');
    const bench = new Bench(server, clients, started.urls);
    const single = await bench.measure(SINGLE, quick ? 16 : 48, quick ? 0.25 : 0.8);
    const many = await bench.measure(MANY, quick ? 10 : 40, quick ? 0.2 : 0.6);
    return {
      ratios: {
        vsExecute: ratio(many, 'executed'),
        vsRaw: ratio(single, 'raw'),
        singleVsExecute: ratio(single, 'executed'),
        coalescedVsRaw: ratio(many, 'raw'),
      },
      figures: {
        messageBytes: started.bytes,
        ...figures(`${SINGLE.connections}x${SINGLE.each}`, single),
        ...figures(`${MANY.connections}x${MANY.each}`, many),
        ...(quick ? {} : await memory()),
      },
    };
  } finally {
    server.stop();
    clients.stop();
  }
}

/** The two halves, and what they do together. */
class Bench {
  readonly #server: Child;
  readonly #clients: Child;
  readonly #urls: Readonly<Record<Way, string>>;

  constructor(server: Child, clients: Child, urls: Readonly<Record<Way, string>>) {
    this.#server = server;
    this.#clients = clients;
    this.#urls = urls;
  }

  async measure(crowd: Crowd, turns: number, seconds: number): Promise<Turns> {
    const results: Partial<Record<Way, Turn>>[] = [];
    for (const way of WAYS) {
      const [subscribe, snapshot] = [way !== 'raw', way === 'ours'];
      await this.#clients.call('open', { way, url: this.#urls[way], ...crowd, subscribe, snapshot });
      await this.#turn(way, crowd, WARM_UP_SECONDS);
    }
    for (let turn = 0; turn < turns; turn += 1) {
      const ways = turn % 4 === 0 ? WAYS : WAYS_OF_MOST;
      const side: Partial<Record<Way, Turn>> = {};
      for (const way of turn % 2 === 0 ? ways : ways.toReversed()) {
        side[way] = await this.#turn(way, crowd, seconds);
      }
      results.push(side);
    }
    for (const way of WAYS) await this.#clients.call('close', way);
    return results;
  }

  async #turn(way: Way, { connections, each }: Crowd, seconds: number): Promise<Turn> {
    for (let round = 0; round < ROUNDS_AFTER_REST; round += 1) await this.#round(way, each);
    const cpuBefore = await this.#server.cpuMicros();
    const begun = performance.now();
    let messages = 0;
    while (performance.now() - begun < seconds * 1_000) {
      await this.#round(way, each);
      messages += connections * each;
    }
    const elapsedSeconds = (performance.now() - begun) / 1_000;
    const cpuMicros = (await this.#server.cpuMicros()) - cpuBefore;
    return { cpuMicrosPerMessage: cpuMicros / messages, messagesPerSecond: messages / elapsedSeconds };
  }

  /** Ends when everything has arrived. */
  async #round(way: Way, each: number): Promise<void> {
    await this.#clients.call('expect', way);
    await this.#server.call('round', { way, each });
    await this.#clients.call('received', way);
  }
}

function of(turns: Turns, way: Way): readonly Turn[] {
  return turns.flatMap((side) => side[way] ?? []);
}

function cpu(turns: Turns, way: Way): number {
  return median(of(turns, way).map((one) => one.cpuMicrosPerMessage));
}

function ratio(turns: Turns, peer: Way): number {
  const ratios = turns.flatMap(({ ours, [peer]: other }) =>
    ours && other ? [other.cpuMicrosPerMessage / ours.cpuMicrosPerMessage] : [],
  );
  return round2(median(ratios));
}

/** Megabytes of the whole server, rubbish included: with as much room for what is young as Node has by itself. */
async function memory(): Promise<Record<string, number>> {
  const { connections, each, before, busy } = await memoryOfConnections(50, ['--max-semi-space-size=16']);
  return {
    [`${connections}x${each} megabytes`]: Math.round(busy / 2 ** 20),
    [`${connections}x${each} megabytesBefore`]: Math.round(before / 2 ** 20),
  };
}

/** Of each way: processor time a message, what one core could send by it, and what arrived in lock step with the client. */
function figures(crowd: string, turns: Turns): Record<string, number> {
  const entries = WAYS.flatMap((way): [string, number][] => [
    [`${crowd} ${way} cpuMicros`, round2(cpu(turns, way))],
    [`${crowd} ${way} perCore`, Math.round(1e6 / cpu(turns, way))],
    [`${crowd} ${way} arrived`, Math.round(median(of(turns, way).map((one) => one.messagesPerSecond)))],
  ]);
  return Object.fromEntries(entries);
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
