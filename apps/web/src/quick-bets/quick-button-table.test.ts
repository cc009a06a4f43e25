import { expect, test } from 'vitest';
import { stateTable } from '../app/testing/state-table.ts';
import { DISPLAY_TYPES, errorOf } from '../betslip/testing/display-types.ts';
import { type QuickButton, type QuickButtonState, quickButton } from './quick-button.ts';

const ready: QuickButtonState = {
  viewer: 'patron',
  online: true,
  phase: 'idle',
  stake: 100n,
  errors: [],
  acceptChangesOptimizations: true,
};

function readyWith(changes: readonly Partial<QuickButtonState>[]): QuickButtonState {
  let state = ready;
  for (const change of changes) state = { ...state, ...change };
  return state;
}

/** What makes each rung hold, in the document's words for it. */
const RUNGS: Readonly<Record<string, Partial<QuickButtonState>>> = {
  placing: { phase: 'placing' },
  'ask-again': { phase: 'unanswered' },
  placed: { phase: 'placed' },
  'blocked: offline': { online: false },
  'log-in': { viewer: 'visitor' },
  '*by error*': { errors: [errorOf('DEPOSIT')] },
  'blocked: no stake': { stake: 0n },
  place: {},
};

/** Whether it can be pressed, in the document's words. */
function isOpen({ kind, enabled }: QuickButton): string {
  return enabled ? 'yes' : kind === 'placing' ? 'no (busy)' : 'no';
}

test('docs/states/bet-button.md has the rungs of Quick Bets in the order they win [QUICK-010] [QUICK-011] [QUICK-015]', () => {
  const { rows } = stateTable('bet-button.md', 'Quick rung');
  expect(rows.map(([rung]) => rung)).toEqual(Object.keys(RUNGS));
  const lower = [...Object.values(RUNGS)].reverse();
  for (const [index, [rung, , label = '', enabled]] of rows.entries()) {
    // Every lower rung holds as well: the higher one wins.
    const state = readyWith(lower.slice(0, rows.length - index));
    const button = quickButton(state);
    if (rung === '*by error*') {
      expect(button.kind).toBe('deposit');
      continue;
    }
    expect([button.kind, button.label]).toEqual([rung.split(':')[0], label.split(', and')[0]]);
    if (rung === 'ask-again')
      expect([enabled, button.enabled, quickButton({ ...state, online: true }).enabled]).toEqual([
        ...['while online', false, true],
      ]);
    else expect([rung, isOpen(button)]).toEqual([rung, enabled]);
  }
});

test('docs/states/bet-button.md says of every display type what the button of Quick Bets is [QUICK-012] [QUICK-013] [QUICK-014]', () => {
  const { rows } = stateTable('bet-button.md', 'Quick displayType');
  for (const displayType of DISPLAY_TYPES) {
    const told = rows.filter(([types]) => types.split(/\W+/).includes(displayType));
    const errors = [errorOf(displayType)];
    const states = told.map((_, index): QuickButtonState => {
      if (index === 0) return { ...ready, errors };
      return { ...ready, errors, stake: 0n, acceptChangesOptimizations: index === 1 };
    });
    const played = states.map((state) => {
      const button = quickButton(state);
      const way = button.kind === 'blocked' ? (button.link ?? '') : '';
      return [button.kind === 'place' ? 'as if there were no error' : button.kind, way];
    });
    expect([displayType, played]).toEqual([displayType, told.map(([, rung, way]) => [rung, way])]);
  }
});
