import { defaultHouseLimits, type HouseLimits } from './house-limits.ts';

type Change = (limits: HouseLimits, amount: bigint) => HouseLimits;

/** What can be changed of the house's limits, by the names an operator types. */
const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['least-stake', (limits, minimum) => ({ ...limits, stake: { ...limits.stake, minimum } })],
  ['stake', (limits, maximum) => ({ ...limits, stake: { ...limits.stake, maximum } })],
  ['winnings', (limits, maximumWinnings) => ({ ...limits, stake: { ...limits.stake, maximumWinnings } })],
  ['loss', (limits, loss) => ({ ...limits, loss })],
  ...(['market', 'event', 'patron'] as const).flatMap((of): [string, Change][] => [
    [`${of}-stake`, (limits, stake) => ({ ...limits, [of]: { ...limits[of], stake } })],
    [`${of}-winnings`, (limits, winnings) => ({ ...limits, [of]: { ...limits[of], winnings } })],
  ]),
]);

export const HOUSE_LIMIT_NAMES: readonly string[] = [...CHANGES.keys()];

const ENTRY = /^([a-z-]+)=(\d{1,10})(?:\.(\d{1,2}))?$/;

/**
 * Reads 'stake=1000,loss=25000.50', in dollars; what is not named is as by default.
 * @returns undefined when an entry is no name of a limit with an amount above 0, a name comes twice, or no stake would fit
 */
export function readHouseLimits(text: string): HouseLimits | undefined {
  const named = new Set<string>();
  let limits = defaultHouseLimits;
  for (const entry of text.split(',')) {
    const [, name = '', dollars = '', cents = ''] = ENTRY.exec(entry.trim()) ?? [];
    const change = CHANGES.get(name);
    const amount = BigInt(dollars + cents.padEnd(2, '0'));
    if (!change || named.has(name) || amount === 0n) return undefined;
    named.add(name);
    limits = change(limits, amount);
  }
  return limits.stake.minimum <= limits.stake.maximum ? limits : undefined;
}
