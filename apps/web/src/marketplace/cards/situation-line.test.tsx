import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event, NFL, spread } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { page, shelf, show } from '../testing/pages.tsx';

/** What the line above a live card says. @param title of the shelf it stands on */
async function lineOf(over: Resolvers & { statistics?: object }, title = 'Live Now'): Promise<string | null> {
  const game = event(over);
  const { container, unmount } = show(
    page([{ ...shelf('LIVE', [card('GridMarketCard', [spread(3.5)], { event: game })]), title }]),
  );
  await screen.findByRole('article');
  const words = container.querySelector('article div > div')?.textContent ?? null;
  unmount();
  return words;
}

const PLAY_OFF = {
  round: 'Finals',
  series: 'Game 7, tied 3–3',
  shortSeries: 'Game 7, tied 3–3',
};

test('where nothing happens a card says its competition, but not below a shelf that says the same', async () => {
  expect(await lineOf({ statistics: { situation: '' } })).toBe('Live, Q3 8:42NFL');
  expect(await lineOf({ statistics: { situation: '' } }, 'NFL')).toBe('Live, Q3 8:42');
});

test('on the page of its own league no card says the league', async () => {
  const game = event({ statistics: { situation: '' } });
  const cards = [card('GridMarketCard', [spread(3.5)], { event: game })];
  const { container } = show(page([shelf('LIVE', cards)], { type: 'COMPETITION' }), NFL);
  await screen.findByRole('article');
  expect(container.querySelector('article div > div')?.textContent).toBe('Live, Q3 8:42');
});

test('a play-off game that is on says how its series stood, after what happens in it', async () => {
  expect(await lineOf({ playOff: PLAY_OFF })).toBe('Live, Q3 8:423rd & 4· KC 38· Game 7, tied 3–3');
  expect(await lineOf({ playOff: PLAY_OFF, statistics: { situation: '' } })).toBe(
    'Live, Q3 8:42Game 7, tied 3–3',
  );
});

test('who needs how much is said whole, with the name of a side apart from it', async () => {
  expect(await lineOf({ statistics: { situation: 'Bills needs 218' } })).toBe('Live, Q3 8:42Bills needs 218');
});

test('what deserves a second look stands where nothing else is said, too', async () => {
  expect(await lineOf({ statistics: { situation: '', alert: 'Red zone' } }, 'NFL')).toBe(
    'Live, Q3 8:42Red zone',
  );
});
