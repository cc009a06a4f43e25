import { act, screen, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

async function strip() {
  const region = await screen.findByRole('region', { name: 'Win probability' });
  return {
    words: within(region).getByText('Win probability').parentElement?.textContent,
    line: region.querySelector('svg path[class*="line"]')?.getAttribute('d'),
    everything: region.textContent,
  };
}

test('while a new price is awaited the strip keeps its place and its curve, and no chance is told as the present one', async () => {
  const { slip } = show(page([], { type: 'EVENT', event: event() }));
  const before = await strip();
  expect(before.words).toBe('Win probabilityBills 39%Chiefs 61%');
  expect(before.line).toMatch(/^M/);
  act(() =>
    commitLocalUpdate(slip.house.environment, (store) => {
      store.get('StandardEvent:g1')?.setValue('NEW_AWAITED', 'priceState');
    }),
  );
  const awaiting = await strip();
  expect(awaiting.words).toBe('Win probabilityBills –New odds soonChiefs –');
  expect(awaiting.line).toBe(before.line);
  expect(awaiting.everything).not.toMatch(/39|61/);
});

test('a page that is opened while a price is awaited has the curve so far', async () => {
  show(page([], { type: 'EVENT', event: event({ priceState: 'NEW_AWAITED' }) }));
  const { words, line, everything } = await strip();
  expect(words).toBe('Win probabilityBills –New odds soonChiefs –');
  expect(line).toMatch(/^M/);
  expect(everything).not.toMatch(/39|61/);
});

test('while the first price of a game is awaited there is the place of the strip, and neither a line nor a word in it: the page says why', async () => {
  show(page([], { type: 'EVENT', event: event({ priceState: 'FIRST_AWAITED', winProbability: [] }) }));
  const { words, line } = await strip();
  expect(words).toBe('Win probabilityBills –Chiefs –');
  expect(line).toBeUndefined();
});

test('a game that awaits no price and has no chances has no strip', async () => {
  show(page([], { type: 'EVENT', event: event({ winProbability: [] }) }));
  await screen.findByText('Run for 3 yards');
  expect(screen.queryByRole('region', { name: 'Win probability' })).toBeNull();
});

test('late in a game no figure stands over the end of the line: the legend has it', async () => {
  const until = (elapsed: number) =>
    event({
      winProbability: [
        { elapsed: 0, home: 0.5, draw: 0 },
        { elapsed, home: 0.61, draw: 0 },
      ],
    });
  const { unmount } = show(page([], { type: 'EVENT', event: until(0.5) }));
  expect((await strip()).everything).toContain('BUF 39%');
  unmount();
  show(page([], { type: 'EVENT', event: until(0.95) }));
  const late = await strip();
  expect(late.words).toBe('Win probabilityBills 39%Chiefs 61%');
  expect(late.everything).not.toContain('BUF 39%');
});
