import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event, spread, team } from '../../betslip/testing/fixtures.ts';
import { Leaderboard } from '../field/leaderboard.tsx';
import { page, shelf, show } from '../testing/pages.tsx';
import scoreLine from './score-line.module.css';

const flagged = (label: string, name: string, code: string, countryName: string) => ({
  ...team(label, name),
  type: 'PLAYER',
  headshotUrl: null,
  countryUrl: `/images/flags/60x60/${code}.svg`,
  countryName,
});

async function rowOf(home: object, away: object): Promise<HTMLElement> {
  const game = event({ homeParticipant: home, awayParticipant: away });
  show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)], { event: game, fallbackEvent: game })])]));
  return screen.findByRole('article');
}

test('before the name of a player stands the flag out of its square of 60 by 60, with the name of the country [CARD-015]', async () => {
  const unknown = {
    ...team('OST', 'Ostrand'),
    type: 'PLAYER',
    headshotUrl: null,
    countryUrl: null,
    countryName: null,
  };
  const row = await rowOf(flagged('FER', 'Ferrand', 'CHE', 'Switzerland'), unknown);
  const flag = within(row).getByAltText('Switzerland');
  expect(flag.getAttribute('src')).toBe('/images/flags/60x60/CHE.svg');
  expect([flag.getAttribute('width'), flag.getAttribute('height')]).toEqual(['18', '12']);
  expect(flag.closest('span')?.nextElementSibling?.textContent).toBe('Ferrand');
  expect(row.querySelectorAll('img')).toHaveLength(1);
});

test('the flag of a national team says nothing that its name does not say already [CARD-015]', async () => {
  const row = await rowOf(
    flagged('IND', 'India', 'IND', 'India'),
    flagged('ENG', 'England', 'ENG', 'England'),
  );
  expect([...row.querySelectorAll('img')].map((flag) => flag.getAttribute('alt'))).toEqual(['', '']);
});

test('in the head of an event a flag is in one row with its name, however long that is, and falls to no line of its own [CARD-015]', async () => {
  const game = event({
    homeParticipant: flagged('FER', 'Ferrand-Ostrand', 'CHE', 'Switzerland'),
    awayParticipant: { ...flagged('OST', 'Ostrand', '', ''), countryUrl: null, countryName: null },
  });
  show(page([], { type: 'EVENT', event: game }));
  const board = within(await screen.findByRole('region', { name: 'Scoreboard' }));
  const flag = await board.findByAltText('Switzerland');
  expect(flag.parentElement?.className).toContain(scoreLine.flagged);
  expect(flag.nextElementSibling?.textContent).toBe('Ferrand-Ostrand');
  expect(board.getAllByText('Ostrand')[0]?.closest('b')?.className).toBe('');
});

test('on a leaderboard the flag is silent where the country is written beside it, and speaks beside a constructor [CARD-015]', () => {
  const countryUrl = '/images/flags/60x60/SWE.svg';
  const row = { place: '1', values: ['-4'], countryUrl, countryName: 'Sweden' };
  const state = {
    leaderboardColumns: ['Total'],
    leaderboard: [
      { ...row, player: 0, name: 'Axel Norrstad', team: 'Sweden' },
      { ...row, player: 1, name: 'Tobias Lindqvard', team: 'Orbit Racing' },
      { ...row, player: 2, name: 'Nobody', team: '', countryUrl: null, countryName: null },
    ],
  };
  render(<Leaderboard state={state} header="Player" />);
  const [axel, tobias] = screen.getAllByRole('rowheader');
  expect([axel?.textContent.trim(), tobias?.textContent]).toEqual([
    'Axel Norrstad Sweden',
    ' Tobias Lindqvard Orbit Racing',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Sweden Tobias Lindqvard Orbit Racing' })).toBeTruthy();
  expect(document.querySelectorAll('img')).toHaveLength(2);
});
