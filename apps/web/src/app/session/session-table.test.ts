import { expect, test } from 'vitest';
import { stateTable } from '../testing/state-table.ts';
import { nextSessionState, type SessionEvent, type SessionState } from './session-state.ts';

const STATES: readonly SessionState[] = [
  { kind: 'unknown' },
  { kind: 'logged-out', reason: undefined },
  { kind: 'setting-up', userId: 'u', hasNewTokens: false },
  { kind: 'logged-in', userId: 'u' },
  { kind: 'logging-out', userId: 'u', reason: 'inactivity' },
];
const EVENTS: Readonly<Record<string, SessionEvent>> = {
  'no token stored': { kind: 'no-token-stored' },
  'stored token found': { kind: 'stored-token-found', userId: 'u' },
  'stored token refused': { kind: 'stored-token-refused' },
  'tokens given': { kind: 'tokens-given', userId: 'u' },
  'set up': { kind: 'set-up' },
  'logout asked': { kind: 'logout-asked', reason: 'manual' },
  'logout done': { kind: 'logout-done' },
  'another tab logged in': { kind: 'other-tab', userId: 'other' },
  'another tab logged out': { kind: 'other-tab', userId: undefined },
};

test('a session goes from state to state as docs/states/login.md says', () => {
  const names = stateTable('login.md', 'State').rows.map(([name]) => name.replace(' (reason)', ''));
  expect(STATES.map(({ kind }) => kind)).toEqual(names);
  const { rows } = stateTable('login.md', 'Event');
  const said = rows.map(([event, from = '', to = '']) => [
    event.split(':')[0],
    from.split(', '),
    to.split(',')[0],
  ]);
  const played = Object.entries(EVENTS).map(([name, event]) => {
    const changed = STATES.filter((state) => nextSessionState(state, event) !== state);
    const reached = new Set(changed.map((state) => nextSessionState(state, event).kind));
    return [name, changed.map(({ kind }) => kind), [...reached].join(' or ')];
  });
  expect(played).toEqual(said);
});

test('whose logout is under way stays so whatever another tab of theirs does', () => {
  const leaving: SessionState = { kind: 'logging-out', userId: 'u', reason: 'inactivity' };
  expect(nextSessionState(leaving, { kind: 'other-tab', userId: 'u' })).toBe(leaving);
});
