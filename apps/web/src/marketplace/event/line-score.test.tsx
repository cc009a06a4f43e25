import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { event } from '../../betslip/testing/fixtures.ts';
import { page, show } from '../testing/pages.tsx';

const rounds = [
  { shortName: 'R1', awayScore: 11, homeScore: 16 },
  { shortName: 'R2', awayScore: 13, homeScore: 17 },
];

const over = (slug: string) =>
  event({
    status: 'FINISHED',
    sport: { name: slug, slug },
    winProbability: [],
    statistics: { awayScore: 0, homeScore: 1, isInPlay: false, progress: 'Final', segments: rounds },
  });

/** The last column of the score by period, the away side's first. */
async function totals(name: string) {
  const table = await screen.findByRole('table', { name });
  expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeTruthy();
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
}

test('under the rounds of a fight stand the strikes that were landed, and what they add up to', async () => {
  show(page([], { type: 'EVENT', event: over('combat') }));
  expect(await totals('Strikes by round')).toEqual(['24', '33']);
});

test('under the periods of a game stands its score', async () => {
  show(page([], { type: 'EVENT', event: over('football') }));
  expect(await totals('Score by period')).toEqual(['0', '1']);
});

test('on a phone the periods of a game in play are left out, but for those of baseball and hockey, which stand nowhere else', async () => {
  const isSpare = async (slug: string, status: string) => {
    const game = event({
      ...{ status, sport: { name: slug, slug }, winProbability: [] },
      statistics: { isInPlay: status === 'IN_PLAY', segments: rounds },
    });
    const { unmount } = show(page([], { type: 'EVENT', event: game }));
    const table = await screen.findByRole('table', { name: /^Score by/ });
    const found = table.parentElement?.classList.contains('spare');
    unmount();
    return found;
  };
  expect(await isSpare('football', 'IN_PLAY')).toBe(true);
  for (const slug of ['baseball', 'hockey']) expect(await isSpare(slug, 'IN_PLAY')).toBe(false);
  expect(await isSpare('football', 'FINISHED')).toBe(false);
});

test('the line score of baseball ends with runs, hits and errors, and is blank for a half inning that was not begun [LIVE-002]', async () => {
  const baseball = event({
    sport: { name: 'Baseball', slug: 'baseball' },
    statistics: {
      __typename: 'BaseballStatistics',
      ...{ awayScore: 4, homeScore: 2, progress: 'Top 2nd', situation: '1 out · 2–1' },
      ...{ balls: 2, strikes: 1, outs: 1, batter: null },
      ...{ firstBaseOccupied: false, secondBaseOccupied: false, thirdBaseOccupied: false },
      ...{ awayHits: 7, homeHits: 3, awayErrors: 0, homeErrors: 1 },
      segments: [
        { shortName: '1', awayScore: 0, homeScore: 2 },
        { shortName: '2', awayScore: 4, homeScore: null },
      ],
      away: { score: '4', segmentScore: null, marker: 'BAT', note: '7 hits' },
      home: { score: '2', segmentScore: null, marker: null, note: '3 hits' },
    },
  });
  show(page([], { type: 'EVENT', event: baseball }));
  const table = within(await screen.findByRole('table', { name: 'Score by inning' }));
  const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
  expect(table.getAllByRole('row').map(cells)).toEqual([
    ['Team', '1', '2', 'R', 'H', 'E'],
    ['Bills', '0', '4', '4', '7', '0'],
    ['Chiefs', '2', '', '2', '3', '1'],
  ]);
  for (const name of ['Runs', 'Hits', 'Errors'])
    expect(table.getByRole('columnheader', { name })).toBeTruthy();
});

test('the head of a match of sets tells the games of the running set and of each before, and the points in its drawing alone [LIVE-006]', async () => {
  const sets = [
    { shortName: '1', awayScore: 6, homeScore: 3 },
    { shortName: '2', awayScore: 2, homeScore: 4 },
  ];
  const tennis = event({
    sport: { name: 'Tennis', slug: 'tennis' },
    statistics: {
      __typename: 'TennisStatistics',
      ...{ awayScore: 1, homeScore: 0, progress: 'Set 2', situation: 'OLA serves 40–15', segments: sets },
      ...{ awayGameScore: '40', homeGameScore: '15', currentServer: 'AWAY' },
      away: { score: '1', segmentScore: 2, marker: 'SERVE', note: '' },
      home: { score: '0', segmentScore: 4, marker: null, note: '' },
    },
  });
  show(page([], { type: 'EVENT', event: tennis }));
  const board = await screen.findByRole('region', { name: 'Scoreboard' });
  expect(within(board).getByText('2–4 games')).toBeTruthy();
  expect(within(board).queryByText('OLA serves 40–15')).toBeNull();
  const rows = within(await within(board).findByRole('table', { name: 'Score by set' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Team12T', 'Bills621', 'Chiefs340']);
});

test('beside the games of a set stand the points of its tie-break, of who lost it, and are told in words [LIVE-002] [LIVE-006]', async () => {
  const sets = [
    { shortName: '1', awayScore: 6, homeScore: 7, awayTieBreak: 4, homeTieBreak: 7 },
    { shortName: '2', awayScore: 6, homeScore: 2, awayTieBreak: null, homeTieBreak: null },
  ];
  const tennis = event({
    sport: { name: 'Tennis', slug: 'tennis' },
    statistics: {
      __typename: 'TennisStatistics',
      ...{ awayScore: 1, homeScore: 1, progress: 'Set 3', situation: 'OLA serves 40–15', segments: sets },
      ...{ awayGameScore: '40', homeGameScore: '15', currentServer: 'AWAY' },
      away: { score: '1', segmentScore: 0, marker: 'SERVE', note: '' },
      home: { score: '1', segmentScore: 0, marker: null, note: '' },
    },
  });
  show(page([], { type: 'EVENT', event: tennis }));
  const table = within(await screen.findByRole('table', { name: 'Score by set' }));
  const [, away, home] = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
  const told = (cells: HTMLElement[] | undefined) =>
    cells?.map((cell) => {
      const heard = [...cell.childNodes].filter(
        (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
      );
      return heard.map((node) => node.textContent).join('');
    });
  expect(told(away)).toEqual(['6, 4 in the tie-break', '6', '1']);
  expect(told(home)).toEqual(['7, 7 in the tie-break', '2', '1']);
  const small = (cells: HTMLElement[] | undefined) =>
    cells?.map((cell) => cell.querySelector('sup')?.textContent);
  expect(small(away)).toEqual(['4', undefined, undefined]);
  expect(small(home)).toEqual([undefined, undefined, undefined]);
});

test('the head of a darts match without sets tells what the thrower needs, its legs once, and how many it is for [LIVE-006]', async () => {
  const darts = event({
    sport: { name: 'Darts', slug: 'darts' },
    extraInformation: 'First to 6 legs',
    statistics: {
      __typename: 'DartsStatistics',
      ...{ awayScore: 3, homeScore: 2, progress: 'Leg 6', situation: 'Bills needs 121' },
      segments: [{ shortName: '1', awayScore: 3, homeScore: 2 }],
      ...{ legscore: { away: 121, home: 280 }, awayAverage: 91.2, homeAverage: 88.4 },
      ...{ awayMaximums: 2, homeMaximums: 1 },
      away: { score: '3', segmentScore: null, marker: 'THROW', note: '' },
      home: { score: '2', segmentScore: null, marker: null, note: '' },
    },
  });
  show(page([], { type: 'EVENT', event: darts }));
  const board = await screen.findByRole('region', { name: 'Scoreboard' });
  expect(within(board).getByText('Bills needs 121')).toBeTruthy();
  expect(within(board).queryByRole('table')).toBeNull();
  expect(screen.getByText(/ · First to 6 legs$/)).toBeTruthy();
});
