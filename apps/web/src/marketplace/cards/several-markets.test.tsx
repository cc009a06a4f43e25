import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { card, event, market, NFL, odds, selection } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { drawer, page, show } from '../testing/pages.tsx';

const PATH = `${NFL}/event/g1`;
const TEAMS = { home: 'nfl-kc', away: 'nfl-buf' } as const;

/** A market of the sides, and of neither where it is called something. */
function ofSides(key: string, name: string, neither?: string) {
  const side = (of: 'home' | 'away') =>
    selection(`${key}~${of}`, {
      name: of === 'home' ? 'Chiefs' : 'Bills',
      odds: odds(of === 'home' ? 1 : 2, 1),
      participant: { id: TEAMS[of] },
    });
  const none = neither === undefined ? [] : [selection(`${key}~none`, { name: neither, odds: odds(9, 1) })];
  return market(key, 'OTHER', [side('home'), side('away'), ...none], { name });
}

function yesNo(key: string, name: string) {
  const answer = (type: string, text: string, price: number) =>
    selection(`${key}~${text}`, { type, name: text, odds: odds(price, 1) });
  return market(key, 'YES_NO', [answer('YES', 'Yes', 3), answer('NO', 'No', 5)], { name });
}

function showCard(kind: string, markets: Resolvers[], over: Resolvers = {}) {
  const shown = card(kind, markets, { id: `${kind}:g1~of`, ...over });
  return show(
    page([drawer('Drawer', [shown], { autoExpand: true })], { type: 'EVENT', event: event() }),
    PATH,
  );
}

/** The words of each row, its prices as they are read to those who listen. */
async function rows(): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ]);
}

test('markets of the sides stand in columns below their names, a row each, and what has no price keeps its place [CARD-002]', async () => {
  const { selections, ...level } = ofSides('race:20', 'Race to 20 Points', 'Neither');
  const markets = [
    ofSides('race:10', 'Race to 10 Points', 'Neither'),
    { ...level, selections: selections.slice(1) },
  ];
  const { slip } = showCard('ParticipantAlignedMarketCard', markets, { labels: ['10 Points', '20 Points'] });
  expect(await rows()).toEqual([
    [
      '10 Points',
      'Bills, Race to 10 Points, plus 200',
      'Chiefs, Race to 10 Points, plus 100',
      'Neither, Race to 10 Points, plus 900',
    ],
    [
      '20 Points',
      'Bills, Race to 20 Points, plus 200',
      'Chiefs, Race to 20 Points, closed',
      'Neither, Race to 20 Points, plus 900',
    ],
  ]);
  const heads = screen
    .getAllByRole('columnheader')
    .map((head) => head.querySelector('[class*=name]')?.textContent);
  expect(heads).toEqual([undefined, 'Bills', 'Chiefs', undefined]);
  expect(screen.getByRole('columnheader', { name: 'Neither' })).toBeTruthy();
  slip.offer('race:20~away', { name: 'Bills', odds: odds(2, 1) });
  await userEvent.click(screen.getByRole('button', { name: /^Bills, Race to 20/ }));
  await screen.findByRole('button', { name: /^Bills, Race to 20/, pressed: true });
  await waitFor(() => expect(slip.legs).toHaveLength(1));
});

test('what only the sides can win has two columns [CARD-002]', async () => {
  showCard('ParticipantAlignedMarketCard', [ofSides('set-race:s1:2', '1st Set Race to 2 Games')], {
    labels: ['1st Set Race to 2 Games'],
  });
  expect(await rows()).toHaveLength(1);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

test('a price of a player of a side says whose it is, that of a side or of neither stands below its name [CARD-002]', async () => {
  const { selections, ...duel } = ofSides('kill-duel:m1:0:1', 'Map 1 Kill Duel: Keptar v Tordell', 'Tie');
  const names = ['Tordell', 'Keptar', 'Tie'];
  const players = selections.map((way, at) => ({ ...way, name: { defaultName: names[at] } }));
  showCard(
    'ParticipantAlignedMarketCard',
    [{ ...duel, selections: players }, ofSides('race:10', 'Race', 'Tie')],
    {
      labels: ['Keptar v Tordell', 'Race'],
    },
  );
  await screen.findByRole('table');
  const seen = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(seen).toEqual([[], ['Keptar+200', 'Tordell+100', '+900'], ['+200', '+100', '+900']]);
});

test("without selections a card of the sides says 'No bets available!', and one of tiles 'No bets found' [CARD-025]", async () => {
  const empty = { ...ofSides('race:10', 'Race to 10 Points'), selections: [] };
  const { unmount } = showCard('ParticipantAlignedMarketCard', [empty], { labels: ['Race to 10 Points'] });
  await screen.findByText('No bets available!');
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  showCard('TiledListMarketCard', [empty]);
  await screen.findByText('No bets found');
  expect(screen.queryByText('No bets available!')).toBeNull();
});

test('markets answered by yes or no are rows with a column for each answer [CARD-002]', async () => {
  const names = ['Overtime', 'Safety Scored'];
  showCard(
    'CompactMultipleMarketCard',
    names.map((name) => yesNo(name, name)),
    { labels: names },
  );
  expect(await rows()).toEqual(
    names.map((name) => [name, `Yes, ${name}, plus 300`, `No, ${name}, plus 500`]),
  );
  for (const name of ['Yes', 'No']) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
});

test('several markets with a few ways each stand in one card, each below its title [CARD-002]', async () => {
  const both = (line: number) =>
    market(
      `both-total:${line}`,
      'OTHER',
      [selection(`${line}~yes`, { name: 'Yes / Over', odds: odds(2, 1) })],
      {
        name: `Both Score and ${line}`,
      },
    );
  showCard('MultipleMarketCard', [both(2.5), both(3.5)], {
    featuredTitle: 'Both Score and Over / Under',
    labels: ['2.5', '3.5'],
  });
  const first = await screen.findByRole('region', { name: 'Both Score and 2.5' });
  expect(within(first).getByRole('heading', { name: '2.5', level: 5 })).toBeTruthy();
  expect(
    within(first).getByRole('button', { name: 'Yes / Over, Both Score and 2.5, plus 200' }),
  ).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Both Score and 3.5' })).toBeTruthy();
});

test('what both sides have done stands on the page while a game is on, without prices, and follows it [CARD-002]', async () => {
  const counted = (away: number, home: number) =>
    event({ statistics: { counts: [{ title: 'Rushing Yards', away, home }] } });
  const { slip, container } = showCard('EventStatisticsMarketCard', [], { event: counted(40, 91) });
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  await screen.findByRole('rowheader', { name: 'Rushing Yards' });
  expect(cells()).toEqual(['40', '91']);
  expect(within(container).queryByText(/bet/)).toBeNull();
  await waitFor(() => expect(slip.house.isFollowed('eventStatisticsUpdated')).toBe(true));
  slip.house.push('eventStatisticsUpdated', { sequence: 1, events: [counted(40, 96)] });
  await waitFor(() => expect(cells()).toEqual(['40', '96']));
});

test('a card of which one row is left has no heading that says the same [CARD-002]', async () => {
  const name = 'Overtime on Map 3';
  showCard('CompactMultipleMarketCard', [yesNo('overtime:m3', name)], {
    labels: [name],
    featuredTitle: name,
  });
  await screen.findByRole('rowheader', { name });
  expect(screen.queryByRole('heading', { name })).toBeNull();
});
