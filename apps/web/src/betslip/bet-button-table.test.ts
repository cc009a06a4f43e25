import { expect, test } from 'vitest';
import { stateTable } from '../app/testing/state-table.ts';
import { type BetButton, type BetButtonState, betButton } from './bet-button.ts';
import { DISPLAY_TYPES, errorOf } from './testing/display-types.ts';

const ready: BetButtonState = {
  viewer: 'patron',
  online: true,
  phase: 'idle',
  placingForSeconds: 0,
  coming: false,
  checkingLocation: false,
  legCount: 1,
  totalStake: 100n,
  formattedStake: '$1.00',
  errors: [],
  acceptChangesOptimizations: true,
};

function readyWith(changes: readonly Partial<BetButtonState>[]): BetButtonState {
  let state = ready;
  for (const change of changes) state = { ...state, ...change };
  return state;
}

/** What makes each rung hold, in the document's words for it. */
const RUNGS: Readonly<Record<string, Partial<BetButtonState>>> = {
  placing: { phase: 'placing' },
  'ask-again': { phase: 'unanswered' },
  placed: { phase: 'placed' },
  hidden: { legCount: 0 },
  offline: { online: false },
  'log-in': { viewer: 'visitor' },
  checking: { checkingLocation: true },
  coming: { coming: true },
  '*by error*': { errors: [errorOf('GENERIC')] },
  'no-stake': { totalStake: 0n },
  place: {},
};

test('docs/states/bet-button.md has the rungs in the order they win, with their labels [BET-012]', () => {
  const { rows } = stateTable('bet-button.md', 'Rung');
  expect(rows.map(([rung]) => rung)).toEqual(Object.keys(RUNGS));
  const lower = [...Object.values(RUNGS)].reverse();
  for (const [index, [rung, , label = '', enabled = '']] of rows.entries()) {
    // Every lower rung holds as well: the higher one wins.
    const state = readyWith(lower.slice(0, rows.length - index));
    const button = betButton(state);
    if (rung === '*by error*') expect(button.kind).toBe('blocked');
    else expect(button.kind).toBe(rung);
    if (rung === '*by error*') continue;
    const drawn = button.kind === 'hidden' ? ['(no button)', '–'] : [button.label, isOpen(button, state)];
    expect([rung, label.split(', and')[0], enabled.split(' (')[0]]).toEqual([rung, ...drawn]);
  }
});

/** Whether it can be pressed, in the document's words. */
function isOpen({ enabled }: { readonly enabled: boolean }, state: BetButtonState): string {
  if (state.phase !== 'unanswered') return enabled ? 'yes' : 'no';
  expect(enabled).toBe(state.online);
  return 'while online';
}

test('docs/states/bet-button.md says of every display type what the code does [BET-012]', () => {
  const { rows } = stateTable('bet-button.md', 'displayType');
  for (const displayType of DISPLAY_TYPES) {
    const told = rows.filter(([types]) => types.split(/\W+/).includes(displayType));
    expect([displayType, told.length]).toEqual([displayType, displayType === 'ODDS_CHANGED' ? 2 : 1]);
    for (const [index, [, rung, label = '', enabled]] of told.entries()) {
      const errors = [errorOf(displayType)];
      // What a second row is for: without a stake, and where the house accepts first.
      const otherwise = [
        { ...ready, errors, totalStake: 0n },
        { ...ready, errors, acceptChangesOptimizations: false },
      ];
      for (const state of index === 0 ? [{ ...ready, errors }] : otherwise) {
        expect([displayType, ...drawn(betButton(state))]).toEqual([
          displayType,
          ...[rung === 'as if there were no error' ? 'place' : rung, label.split(', and')[0]],
          enabled === 'with a stake' ? 'yes' : enabled?.split(',')[0],
        ]);
      }
    }
  }
});

test('docs/states/bet-button.md says when a bet may be tried again: with a stake [BET-012]', () => {
  const errors = [errorOf('RETRYABLE')];
  expect(betButton({ ...ready, errors, totalStake: 0n })).toMatchObject({ kind: 'no-stake', enabled: false });
});

/** Kind, label and whether it can be pressed, in the document's words. */
function drawn(button: BetButton): string[] {
  if (button.kind === 'hidden') return ['hidden', '(no button)', '–'];
  if (button.kind === 'check-location') return [button.kind, button.label, 'looks disabled (aria-disabled)'];
  return [button.kind, button.label, button.enabled ? 'yes' : 'no'];
}
