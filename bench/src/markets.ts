import { built } from './built/built.ts';
import { cases } from './simulate/cases.ts';
import { measure, median, round } from './simulate/measure.ts';

const SAMPLES = 32_768;

/**
 * Processor time of counting every market of a game of every sport in 32,768 samples, before it starts and in its middle; the peer
 * counts the same markets outcome by outcome. "OfferMs" is that and finding which markets and lines there are to sell, so all that
 * a price takes beside simulating it.
 */
export async function run({ quick }: { readonly quick: boolean }) {
  const program = await built(new URL('./simulate/samples.ts', import.meta.url), 'bench-markets');
  const all = cases();
  const common = { cases: all, samples: SAMPLES, turns: quick ? 3 : 9, threads: 1 } as const;
  const [ours, peer, offer] = [
    await measure(program, { ...common, what: 'count' }),
    await measure(program, { ...common, what: 'count-each' }),
    await measure(program, { ...common, what: 'offer' }),
  ];
  const msOf = (times: typeof ours, name: string) => median(times[name] ?? []);
  const ms = (times: typeof ours, what: string) =>
    all.map(({ name }) => [`${name}${what}Ms`, round(msOf(times, name), 1)] as const);
  const [countMs, offerMs] = [ms(ours, ''), ms(offer, 'Offer')];
  return {
    ratios: Object.fromEntries(
      all.map(({ name }) => [name, round(msOf(peer, name) / msOf(ours, name), 1)] as const),
    ),
    figures: {
      samples: SAMPLES,
      slowestMs: Math.max(...countMs.map(([, each]) => each)),
      ...Object.fromEntries(countMs),
      slowestOfferMs: Math.max(...offerMs.map(([, each]) => each)),
      ...Object.fromEntries(offerMs),
    },
  };
}
