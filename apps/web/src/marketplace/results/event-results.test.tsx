import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { card, event, market, NFL, selection, spread } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { drawer, page, pageChild, show } from '../testing/pages.tsx';
import { OutcomeBox } from './outcome-box.tsx';
import { outcomeWords } from './outcomes.ts';

const OVER = event({
  status: 'FINISHED',
  statistics: { isInPlay: false, progress: 'Final', situation: '' },
});
const URL = `${NFL}/event/g1`;

function settled(key: string, name: string, outcome: string, grade = outcome.toLowerCase()): Resolvers {
  return selection(key, {
    name,
    ...{ status: 'FINISHED', isDisabled: true, odds: null, outcome, grade },
  });
}

const winner = market(
  'first:game',
  'OTHER',
  [settled('one', 'Chiefs', 'WIN'), settled('two', 'Bills', 'LOSS'), settled('three', 'Neither', 'VOID')],
  { status: 'SETTLED', name: 'First to Score' },
);

const lines = [40.5, 44, 46.5, 50.5, 51.5].map((line) => {
  const over = line === 44 ? 'PUSH' : line < 44 ? 'WIN' : 'LOSS';
  const under = { WIN: 'LOSS', LOSS: 'WIN', PUSH: 'PUSH' }[over];
  const points = { decimalPoints: line, formattedPoints: String(line) };
  const way = (name: string, outcome: string) => ({
    ...settled(`total-${line}-${name}`, `${name} ${line}`, outcome),
    points,
  });
  return market(`total:game:${line}`, 'TOTAL', [way('Over', over), way('Under', under)], {
    ...{ status: 'SETTLED', name: 'Total Points', isMain: line === 44 },
  });
});

/** What the house answers of the results of a tab. */
function results(url: string, section: Resolvers): Resolvers {
  const tab = (label: string, canonicalUrl: string) => ({
    id: `tab-${label}`,
    label,
    deepLink: { canonicalUrl },
  });
  return {
    __typename: 'Page',
    id: `Page:${url}#results`,
    eventCenterDetails: { tabs: [tab('Popular', URL), tab('Scoring', `${URL}/section/scoring`)] },
    defaultChild: pageChild(url, `results of ${url}`, [section]),
  };
}

const of = { event: OVER, fallbackEvent: OVER };
const POPULAR = drawer('Total Points', [card('LineSelectorMarketCard', lines, of)]);
const SCORING = drawer('First to Score', [card('ListMarketCard', [winner], of)]);

function showResults() {
  const asked: string[] = [];
  const eventResults = ({ canonicalUrl }: { readonly canonicalUrl: string }) => {
    asked.push(canonicalUrl);
    return results(canonicalUrl, canonicalUrl === URL ? POPULAR : SCORING);
  };
  show(page([], { type: 'EVENT', event: OVER }), URL, null, { resolvers: { eventResults } });
  return asked;
}

test('an event that is over shows how its markets came out, with no price to press, and asks for the other tabs when they are opened', async () => {
  const asked = showResults();
  const region = await screen.findByRole('region', { name: 'Results' });
  await within(region).findByText('Over 44, Total Points:', { exact: false });
  const wordsOf = (name: string) =>
    within(region).getByText(`${name}:`, { exact: false }).parentElement?.textContent;
  expect(wordsOf('Over 40.5, Total Points')).toMatch(/Won$/);
  expect(wordsOf('Over 44, Total Points')).toMatch(/Push$/);
  expect(wordsOf('Over 46.5, Total Points')).toMatch(/Lost$/);
  expect(within(region).queryByText(/Over 50.5/)).toBeNull();
  expect(new Set(asked)).toEqual(new Set([URL]));
  const user = userEvent.setup();
  await user.click(within(region).getByRole('button', { name: 'Show all 5 lines' }));
  expect(wordsOf('Over 50.5, Total Points')).toMatch(/Lost$/);
  expect(within(region).queryByRole('button', { name: /Over|Under|-110/ })).toBeNull();

  await user.click(within(region).getByRole('tab', { name: 'Scoring' }));
  await within(region).findByText('Chiefs, First to Score:', { exact: false });
  expect(wordsOf('Chiefs, First to Score')).toMatch(/Won$/);
  expect(wordsOf('Neither, First to Score')).toMatch(/Void$/);
  expect(asked.at(-1)).toBe(`${URL}/section/scoring`);
  expect(screen.queryByText('This event is over')).toBeNull();
  expect(within(region).getByRole('link', { name: 'More of NFL' })).toHaveProperty('pathname', NFL);
});

const told = () => document.querySelector('.sr[aria-live="polite"]')?.textContent ?? '';

test('who comes to an event that was over before is told nothing of its results', async () => {
  showResults();
  const region = await screen.findByRole('region', { name: 'Results' });
  await within(region).findByText('Over 44, Total Points:', { exact: false });
  await new Promise((done) => setTimeout(done, 100));
  expect(told()).not.toContain('Results are in.');
});

test('after a correction that leaves the score every tab shows the outcomes of now, the open one at once', async () => {
  let outcomes = ['WIN', 'LOSS'];
  const first = () =>
    market('first:game', 'OTHER', [
      settled('one', 'Chiefs', outcomes[0] ?? ''),
      settled('two', 'Bills', outcomes[1] ?? ''),
    ]);
  const scoring = () =>
    drawer('First to Score', [card('ListMarketCard', [{ ...first(), name: 'First to Score' }], of)]);
  const eventResults = ({ canonicalUrl }: { readonly canonicalUrl: string }) =>
    results(canonicalUrl, canonicalUrl === URL ? POPULAR : scoring());
  const answer = page([], { type: 'EVENT', event: OVER });
  const { house } = show(answer, URL, null, { resolvers: { eventResults } }).slip;
  const region = await screen.findByRole('region', { name: 'Results' });
  const user = userEvent.setup();
  const wordsOf = (name: string) =>
    within(region).getByText(`${name}, First to Score:`, { exact: false }).parentElement?.textContent;
  await user.click(await within(region).findByRole('tab', { name: 'Scoring' }));
  await waitFor(() => expect(wordsOf('Chiefs')).toMatch(/Won$/));
  await waitFor(() => expect(house.isFollowed('eventStatisticsUpdated')).toBe(true));
  outcomes = ['LOSS', 'WIN'];
  house.push('eventStatisticsUpdated', { sequence: 1, events: [{ ...OVER, sequence: 2 }] });
  await waitFor(() => expect(wordsOf('Chiefs')).toMatch(/Lost$/));
  expect(wordsOf('Bills')).toMatch(/Won$/);
  // Opened again after it was corrected out of sight.
  await user.click(within(region).getByRole('tab', { name: 'Popular' }));
  outcomes = ['WIN', 'LOSS'];
  house.push('eventStatisticsUpdated', { sequence: 2, events: [{ ...OVER, sequence: 3 }] });
  await user.click(within(region).getByRole('tab', { name: 'Scoring' }));
  await waitFor(() => expect(wordsOf('Chiefs')).toMatch(/Won$/));
});

test('a game that ends while its page is open shows its results in place of its bets', async () => {
  const running = event();
  const eventResults = () => results(URL, POPULAR);
  const grid = card('GridMarketCard', [spread(3.5)], { event: running });
  const { house } = show(page([drawer('Game Lines', [grid])], { type: 'EVENT', event: running }), URL, null, {
    resolvers: { eventResults },
  }).slip;
  await waitFor(() => expect(house.isFollowed('eventStatisticsUpdated')).toBe(true));
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  house.push('eventStatisticsUpdated', { sequence: 1, events: [OVER] });
  await screen.findByRole('region', { name: 'Results' });
  await waitFor(() => expect(told()).toContain('Results are in.'), { timeout: 8000 });
});

test('each outcome has a word and a sign of its own, also where only a part of it was won', () => {
  expect(outcomeWords({ outcome: 'WIN', grade: 'half-win' }).word).toBe('Half won');
  expect(outcomeWords({ outcome: 'LOSS', grade: 'half-loss' }).word).toBe('Half lost');
  expect(outcomeWords({ outcome: 'DEAD_HEAT', grade: 'dead-heat 1/3' })).toMatchObject({
    word: 'Dead\u00a0heat 1/3',
    short: 'DH 1/3',
  });
  expect(outcomeWords({ outcome: 'UNAVAILABLE', grade: '' }).word).toBe('Settled');
});

test('a dead heat has two letters for a narrow column, and its whole words for who hears it', () => {
  const outcome = { outcome: 'DEAD_HEAT', grade: 'dead-heat 3/4' };
  render(<OutcomeBox label="Ada, Top 10" caption={undefined} outcome={outcome} />);
  expect(screen.getByText('DH 3/4').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Dead heat 3/4').closest('[aria-hidden]')).toBeNull();
});
