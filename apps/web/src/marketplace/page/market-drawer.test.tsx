import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { card, event, market, NFL, odds, selection, spread } from '../../betslip/testing/fixtures.ts';
import { drawer, page, pageChild, show } from '../testing/pages.tsx';

const EVENT_PATH = `${NFL}/event/g1`;

const moneyline = () =>
  market('moneyline:game', 'MONEYLINE', [
    selection('moneyline:game~away', { type: 'AWAY_MONEYLINE', name: 'Bills', odds: odds(37, 25) }),
    selection('moneyline:game~home', { type: 'HOME_MONEYLINE', name: 'Chiefs', odds: odds(25, 44) }),
  ]);

const price = (name: RegExp | string) => screen.findByRole('button', { name });

test('Move the Line steps through the lines by keyboard, remembers the choice, and resets to the balanced one [CARD-020] [CARD-021]', async () => {
  const lines = [1.5, 3.5, 6.5].map((line) => spread(line, { isMain: line === 3.5 }));
  const child = pageChild(EVENT_PATH, 'Popular', [
    drawer('Spread', [card('LineSelectorMarketCard', lines, { id: 'LineSelectorMarketCard:by-keyboard' })]),
  ]);
  const answer = page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child });
  const first = show(answer, EVENT_PATH);
  const slider = await screen.findByRole('slider', { name: 'Move the Line: Spread' });
  expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual([
    '0',
    '2',
    '1',
  ]);
  expect(slider.getAttribute('aria-valuetext')).toBe('+3.5');
  expect(await price('Bills plus 3.5, Spread, minus 110')).toBeTruthy();
  fireEvent.change(slider, { target: { value: '2' } });
  expect(await price('Bills plus 6.5, Spread, minus 110')).toBeTruthy();
  first.unmount();
  show(answer, EVENT_PATH);
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe('+6.5');
  await userEvent.click(await price('Reset to +3.5'));
  expect((await screen.findByRole('slider')).getAttribute('aria-valuetext')).toBe('+3.5');
});

test('two lines are moved between on a plain rail, named by its market and without bars and a way back [CARD-020] [CARD-021]', async () => {
  const lines = [3.5, 6.5].map((line) => spread(line, { isMain: line === 3.5 }));
  const two = card('LineSelectorMarketCard', lines, { id: 'LineSelectorMarketCard:two' });
  const child = pageChild(EVENT_PATH, 'Popular', [drawer('Spread', [two])]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  const slider = await screen.findByRole('slider', { name: 'Move the Line: Spread' });
  expect(slider.getAttribute('aria-valuetext')).toBe('+3.5');
  expect(screen.queryByText(/^Reset to/)).toBeNull();
  fireEvent.change(slider, { target: { value: '1' } });
  expect(await price('Bills plus 6.5, Spread, minus 110')).toBeTruthy();
});

test('with one line there is no slider, with none there is nothing [CARD-019] [CARD-021]', async () => {
  const only = card('LineSelectorMarketCard', [spread(3.5)], { id: 'LineSelectorMarketCard:one' });
  const none = card('LineSelectorMarketCard', [spread(6.5, { status: 'CLOSED' })], {
    id: 'LineSelectorMarketCard:none',
  });
  const child = pageChild(EVENT_PATH, 'Popular', [drawer('Spread', [only, none])]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  expect(await price('Bills plus 3.5, Spread, minus 110')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: /6\.5/ })).toBeNull();
});

test('three ways are always three boxes; tiles drop rows of blanks and say when there is none [CARD-023] [CARD-024]', async () => {
  const way = market('3way', 'THREE_WAY_MONEYLINE', [
    selection('3way~home', { type: 'HOME_MONEYLINE', name: 'Chiefs' }),
    selection('3way~draw', { type: 'DRAW', name: 'Tie' }),
  ]);
  const tiles = market(
    'margin',
    'WINNING_MARGIN',
    ['a', 'b', 'c'].map((key) =>
      selection(`margin~${key}`, { name: key, ...(key === 'c' && { status: 'HIDDEN', odds: null }) }),
    ),
  );
  const empty = market('empty', 'WINNING_MARGIN', [selection('empty~a', { status: 'HIDDEN', odds: null })]);
  const child = pageChild(EVENT_PATH, 'Popular', [
    drawer('All', [
      card('ThreeWayMoneylineMarketCard', [way], { id: 'ThreeWay:1', featuredTitle: 'Result' }),
      card('TiledListMarketCard', [tiles], { id: 'Tiled:1', featuredTitle: 'Margin' }),
      card('TiledListMarketCard', [empty], { id: 'Tiled:2', featuredTitle: 'Nothing' }),
    ]),
  ]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  const result = await screen.findByRole('region', { name: 'Result' });
  expect(within(result).getAllByRole('button')).toHaveLength(3);
  expect(within(screen.getByRole('region', { name: 'Margin' })).getAllByRole('button')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Nothing' })).getByText('No bets found')).toBeTruthy();
});

test('the one card of a drawer says whose it is where the title of the drawer does not', async () => {
  const yes = market('comeback', 'OTHER', [selection('comeback~yes'), selection('comeback~no')]);
  const list = (featuredTitle: string) =>
    card('ListMarketCard', [yes], { id: `List:${featuredTitle}`, featuredTitle });
  const child = pageChild(EVENT_PATH, 'Players', [
    drawer('To Lose the 1st Leg and Win', [list('Littler to Lose the 1st Leg and Win')]),
    drawer('Winning Margin', [list('winning Margin')]),
  ]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  expect(
    await screen.findByRole('heading', { name: 'Littler to Lose the 1st Leg and Win', level: 4 }),
  ).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1);
});

test('no heading of a page of drawers is more than one level below the one before it', async () => {
  const yes = market('comeback', 'OTHER', [selection('comeback~yes'), selection('comeback~no')]);
  const list = card('ListMarketCard', [yes], { id: 'List:1', featuredTitle: 'To Come Back and Win' });
  const sections = [drawer('Props', [list]), drawer('More Props', [{ ...list, id: 'List:2' }])];
  const child = pageChild(EVENT_PATH, 'Popular', sections);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('heading', { name: 'To Come Back and Win' });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels).toEqual([1, 2, 3, 4, 3]);
});

test('a drawer whose markets have all closed is left out; one that is only suspended stands', async () => {
  const total = (status: string) => market('total:game', 'TOTAL', [selection('total~over')], { status });
  const late = (status: string) =>
    page([
      drawer('Total', [card('GridMarketCard', [total(status)], { id: 'GridMarketCard:total' })]),
      drawer('Game Lines', [card('GridMarketCard', [moneyline()])]),
    ]);
  const first = show(late('CLOSED'));
  expect(await screen.findByRole('button', { name: /^Game Lines/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Total/ })).toBeNull();
  first.unmount();
  show(late('SUSPENDED'));
  expect(await screen.findByRole('button', { name: /^Total/ })).toBeTruthy();
});

test('a table inside a drawer of its own name scrolls, and is no second landmark of it', async () => {
  const outright = market('winner', 'OUTRIGHT', [selection('winner~ada', { name: 'Ada' })]);
  const row = { id: 'TableRow:ada', label: 'Ada', statisticAccrued: null, selections: outright.selections };
  const table = card('TableMarketCard', [outright], {
    ...{ featuredTitle: 'Outrights', rowHeader: 'Driver', headers: ['Winner'], rows: [row] },
  });
  const child = pageChild(EVENT_PATH, 'Popular', [drawer('Outrights', [table], { autoExpand: true })]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  await screen.findByRole('rowheader', { name: 'Ada' });
  expect(screen.getAllByRole('region', { name: 'Outrights' })).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Outrights' }).tabIndex).toBe(0);
});

const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const key = `score:${at + 1}`;
    const ways = ['one', 'two'].map((way) => selection(`${key}~${way}`, { name: `${at + 1} ${way}` }));
    const title = `Score ${at + 1}`;
    return card('TiledListMarketCard', [market(key, 'OTHER', ways)], {
      id: `Tiled:${key}`,
      featuredTitle: title,
    });
  });

test('of a drawer with many cards the first are open and of the others the headings stand there, opened by keyboard and remembered [PAGE-011]', async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => event instanceof CustomEvent && told.push(event.detail);
  window.addEventListener('fairline:track', listen);
  const child = pageChild(EVENT_PATH, 'Maps', [drawer('Map 1', tiles(8))]);
  const answer = page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child });
  const first = show(answer, EVENT_PATH);
  const shown = async () => {
    const heads = await screen.findAllByRole('button', { name: /^Score \d$/ });
    return heads.map((head) => head.getAttribute('aria-expanded') === 'true');
  };
  expect(await shown()).toEqual([true, true, true, true, true, true, false, false]);
  expect(screen.queryByRole('button', { name: /^7 one/ })).toBeNull();
  (await price('Score 7')).focus();
  await userEvent.keyboard('{Enter}');
  expect(await price(/^7 one/)).toBeTruthy();
  await userEvent.click(await price('Score 1'));
  expect(screen.queryByRole('button', { name: /^1 one/ })).toBeNull();
  expect(told).toEqual([
    { name: 'drawer expand', title: 'Score 7' },
    { name: 'drawer collapse', title: 'Score 1' },
  ]);
  first.unmount();
  show(answer, EVENT_PATH);
  expect(await shown()).toEqual([false, true, true, true, true, true, true, false]);
  window.removeEventListener('fairline:track', listen);
});

test('a drawer of few cards has plain headings', async () => {
  const child = pageChild(EVENT_PATH, 'Maps', [drawer('Map 2', tiles(6))]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  expect(await price(/^6 one/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Score 6' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Score 6' })).toBeNull();
});

test('of a card whose only row says its heading that stands there only while it is closed', async () => {
  const question = (at: number) => {
    const key = `asked:${at}`;
    const ways = ['Yes', 'No'].map((way) =>
      selection(`${key}~${way}`, { type: way.toUpperCase(), name: way }),
    );
    const name = `Question ${at}`;
    const over = { id: `Compact:${key}`, featuredTitle: name, labels: [name], columns: ['Yes', 'No'] };
    return card('CompactMultipleMarketCard', [market(key, 'YES_NO', ways, { name })], over);
  };
  const child = pageChild(EVENT_PATH, 'Maps', [drawer('Map 3', [question(1), ...tiles(6), question(2)])]);
  show(page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child }), EVENT_PATH);
  expect(await price(/^Yes, Question 1/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull();
  expect((await price('Question 2')).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: /^Yes, Question 2/ })).toBeNull();
});
