import { memoryOfConnections } from './fanout/memory.ts';

const MEGABYTE = 1024 * 1024;

/** What connections cost the server in memory: first idle with their subscriptions, then after rounds of prices to all. */
export async function run({ quick }: { readonly quick: boolean }) {
  const { connections, each, before, idle, busy } = await memoryOfConnections(quick ? 20 : 100, [
    '--expose-gc',
  ]);
  return {
    ratios: {},
    figures: {
      connections,
      subscriptionsEach: each,
      idleMegabytes: Math.round((idle - before) / MEGABYTE),
      busyMegabytes: Math.round((busy - before) / MEGABYTE),
      idleBytesPerConnection: Math.round((idle - before) / connections),
    },
  };
}
