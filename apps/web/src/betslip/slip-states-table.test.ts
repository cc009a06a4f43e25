import { expect, test } from 'vitest';
import { stateTable } from '../app/testing/state-table.ts';
import { type AmountEdit, type AmountEvent, amountEditReducer, resting } from './amount-edit.ts';
import { idle, type Placement, type PlacementEvent, placementReducer } from './placement.ts';
import { SlipSelections } from './slip-selections.ts';
import { newSlip, type TabEvent, type TabState, tabReducer } from './slip-tab.ts';

// docs/states/betslip.md says what these four machines do: each cell of its tables is played.

test('a selection on an odds button is shown as the table says', () => {
  const { rows } = stateTable('betslip.md', 'Shown');
  expect(rows.map(([shown]) => shown)).toEqual(['off', 'on']);
  for (const [shown, ...cells] of rows) {
    const isOn = shown === 'on';
    const played = [true, false].map((isDone) => {
      const selections = new SlipSelections();
      const said = () => (selections.has('a') ? 'on' : 'off');
      selections.confirm(isOn ? ['a'] : []);
      const answered = selections.wish('a', !isOn);
      const atOnce = said();
      if (isDone) selections.confirm(isOn ? [] : ['a']);
      answered();
      return [atOnce, said()];
    });
    const [press, done, refused] = cells.map((cell) => cell.split(',')[0]);
    expect(played).toEqual([
      [press, done],
      [press, refused],
    ]);
  }
});

const counted = (before: number | undefined, now: number, isPlacing = false): TabEvent => ({
  ...{ type: 'counted', before, now, isPlacing },
});
const parlay: TabState = { tab: 'PARLAY', isNew: false };
const teaser: TabState = { tab: 'TEASER', isNew: false };

/** The events of the table, each with the states it is tried in. */
const TAB_EVENTS: Readonly<Record<string, readonly [TabEvent, readonly TabState[]]>> = {
  'nothing is on the slip any more': [counted(2, 0), [newSlip, parlay, teaser]],
  'bets that are being placed took the last selections off': [counted(2, 0, true), [newSlip, parlay, teaser]],
  'the receipt is put away and nothing is on the slip': [
    { type: 'receipt-closed', now: 0 },
    [{ tab: 'PARLAY', isNew: true }],
  ],
  'one selection is left': [counted(2, 1), [newSlip, parlay, teaser]],
  'the second selection comes to a new slip at Straight': [counted(1, 2), [newSlip]],
  'a tab is chosen': [{ type: 'chosen', tab: 'TEASER' }, [newSlip, parlay, teaser]],
  "the teaser's selections were taken off, several others stay": [
    { type: 'teaser-cleared', left: 2 },
    [teaser],
  ],
  "the teaser's selections were taken off, one other stays or none": [
    { type: 'teaser-cleared', left: 1 },
    [teaser],
  ],
  'the slip was loaded with several': [counted(undefined, 3), [newSlip, parlay, teaser]],
};
const TABS: Readonly<Record<string, TabState['tab']>> = {
  Straight: 'STRAIGHT',
  Parlay: 'PARLAY',
  'that one': 'TEASER',
};

test('the open tab goes where the table says [SLIP-019] [SLIP-020]', () => {
  const { rows } = stateTable('betslip.md', 'Event');
  expect(rows.map(([event]) => event)).toEqual(Object.keys(TAB_EVENTS));
  for (const [name, tab = '', isNew = ''] of rows) {
    const [event, states] = TAB_EVENTS[name] ?? [counted(0, 0), []];
    for (const state of states) {
      expect([name, tabReducer(state, event)]).toEqual([
        name,
        {
          tab: tab.startsWith('as before') ? state.tab : TABS[tab],
          isNew: isNew === 'as before' ? state.isNew : isNew === 'yes',
        },
      ]);
    }
  }
});

const field = 'BET';
const text = '5';
const AMOUNTS: readonly AmountEdit[] = [
  resting,
  { kind: 'editing', field, text, saved: false, problem: undefined },
  { kind: 'editing', field, text, saved: true, problem: undefined },
  { kind: 'left', field, text, saved: false, problem: undefined },
];
const AMOUNT_EVENTS: Readonly<Record<string, AmountEvent>> = {
  typed: { type: 'typed', field, text: '6' },
  left: { type: 'left' },
  'saved (same text)': { type: 'saved', field, text },
  'refused (same text)': { type: 'refused', field, text, problem: 'Too much.' },
  preset: { type: 'chosen', text: '10' },
};

function amountNamed(edit: AmountEdit): string {
  if (edit.kind === 'resting') return 'resting';
  const saved = edit.kind === 'editing' ? [edit.saved ? 'saved' : 'unsaved'] : [];
  return [edit.kind, ...saved, ...(edit.problem === undefined ? [] : ['with the problem'])].join(', ');
}

test('an amount that is typed goes from state to state as the table says [SLIP-022]', () => {
  const { columns, rows } = stateTable('betslip.md', 'State');
  expect(columns).toEqual(Object.keys(AMOUNT_EVENTS));
  const reached = AMOUNTS.map((from) => [
    amountNamed(from),
    ...Object.values(AMOUNT_EVENTS).map((event) => {
      const to = amountEditReducer(from, event);
      return to === from ? '–' : amountNamed(to);
    }),
  ]);
  expect(reached).toEqual(rows);
});

const attempt = { bets: [], startedAt: 0 };
const refusals = [{ draftBetId: 'd', errors: [] }];
const receipt = {
  ...{
    betId: 'Bet:1',
    rawId: '1',
    title: 'Bills +3.5',
    odds: undefined,
    legs: [],
    groups: [],
    lines: undefined,
  },
  ...{ stake: '$5.00', toWin: '$4.55' },
};
const PLACEMENTS: readonly Placement[] = [
  { ...idle, kind: 'idle', refusals, failure: 'Not now.' },
  { kind: 'placing', attempt, tries: 1 },
  { kind: 'unanswered', attempt, tries: 1 },
  { kind: 'placed', receipts: [receipt], refusals },
];
const PLACEMENT_EVENTS: Readonly<Record<string, PlacementEvent>> = {
  sent: { type: 'sent', attempt },
  'some placed': { type: 'answered', receipts: [receipt], refusals: [] },
  'none placed': { type: 'answered', receipts: [], refusals },
  refused: { type: 'refused', message: 'Not now.' },
  failed: { type: 'failed', message: 'Not here.' },
  lost: { type: 'lost' },
  found: { type: 'found', attempt },
  'asked again': { type: 'asked-again' },
  edited: { type: 'edited' },
  dismissed: { type: 'dismissed' },
};

/** The words after a state's name, where it says more than that. */
function placementNamed(to: Placement, from: Placement): string {
  if (to.kind === 'idle') {
    if (to.failure !== undefined) return 'idle, with the reason';
    if (from.kind === 'placed') return to.refusals === from.refusals ? 'idle, refusals kept' : 'idle';
    return to.refusals.length > 0 ? 'idle, with the refusals' : 'idle, reasons gone';
  }
  return from.kind === 'unanswered' && to.kind === 'placing' && to.attempt === from.attempt
    ? 'placing, same attempt'
    : to.kind;
}

test('placing goes from state to state as the table says', () => {
  const { columns, rows } = stateTable('betslip.md', 'State | sent');
  expect(columns).toEqual(Object.keys(PLACEMENT_EVENTS));
  const reached = PLACEMENTS.map((from) => [
    from.kind,
    ...Object.values(PLACEMENT_EVENTS).map((event) => {
      const to = placementReducer(from, event);
      return to === from ? '–' : placementNamed(to, from);
    }),
  ]);
  expect(reached).toEqual(rows);
});
