import { expect, test } from 'vitest';
import { RipeSearch } from './ripe-search.ts';

const PAGE = 10;

/** Open bets '000' and on, of which some are ripe until they are settled; answers what each sweep looked at and settled. */
function searchOf(open: number, ripe: readonly string[]) {
  const ids = Array.from({ length: open }, (_, index) => `${index}`.padStart(3, '0'));
  const left = new Set(ripe);
  const looked: string[] = [];
  const settled: string[] = [];
  const search = new RipeSearch<string, string>({
    page: PAGE,
    read: async (after, count) => {
      const behind = ids.filter((id) => after === undefined || id > after);
      const page = behind.slice(0, count);
      looked.push(...page);
      return {
        bets: page.filter((id) => left.has(id)),
        next: behind.length < count ? undefined : page.at(-1),
      };
    },
    settle: async (bets) => {
      settled.push(...bets);
      for (const id of bets) left.delete(id);
    },
  });
  const sweep = async (most: number) => {
    await search.sweep(most);
    return { looked: looked.splice(0).length, settled: settled.splice(0) };
  };
  return { search, sweep, left };
}

test('a sweep looks at a portion of the open bets, and the next goes on behind it until all were seen', async () => {
  const { sweep } = searchOf(45, ['003', '021', '044']);
  expect(await sweep(20)).toEqual({ looked: 20, settled: ['003'] });
  expect(await sweep(20)).toEqual({ looked: 20, settled: ['021'] });
  expect(await sweep(20)).toEqual({ looked: 5, settled: ['044'] });
  for (let rest = 0; rest < 20; rest += 1) expect((await sweep(20)).looked).toBe(0);
  expect((await sweep(20)).looked).toBe(20);
});

test('without a bound one sweep sees all', async () => {
  const { sweep } = searchOf(45, ['003', '044']);
  expect(await sweep(Number.POSITIVE_INFINITY)).toEqual({ looked: 45, settled: ['003', '044'] });
});

test('what is left behind while the search goes on or rests is found without a rest', async () => {
  const { search, sweep, left } = searchOf(25, []);
  await sweep(20);
  left.add('001');
  search.again();
  expect(await sweep(20)).toEqual({ looked: 5, settled: [] });
  expect(await sweep(20)).toEqual({ looked: 20, settled: ['001'] });
  await sweep(20);
  expect((await sweep(20)).looked).toBe(0);
  search.again();
  expect((await sweep(20)).looked).toBe(20);
});
