import { isName } from '@fairline/sports/kit/names-to-read.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameable } from './keepable.ts';
import { parseFeedMessage } from './message-schema.ts';

const envelope = { source: 'test', eventId: 'nfl-1', sequence: 1, at: '2030-01-01T00:00:00Z' };
const side = { id: 'a', name: 'A', mediumName: 'A', abbreviation: 'A' };
const fixture = {
  eventId: 'nfl-1',
  sport: 'football',
  organization: 'united-states',
  competition: 'nfl',
  home: side,
  away: { ...side, id: 'b', name: 'B', mediumName: 'Bs' },
  startsAt: '2030-01-01T00:00:00.000Z',
  lines: { spread: -3.5 },
};

test.each([
  { kind: 'alive' },
  { kind: 'resume' },
  { kind: 'alive', at: '2028-02-29T23:59:59.123+05:30' },
  { kind: 'pending', reason: 'Play under way' },
  { kind: 'fixture', fixture },
  { kind: 'fixture', fixture: { ...fixture, home: { ...side, country: 'FRA' } } },
  { kind: 'fixture', fixture: { ...fixture, home: { ...side, starter: 7 } } },
  { kind: 'fixture', fixture: { ...fixture, records: { home: { wins: 7, losses: 4 } } } },
  { kind: 'fixture', fixture: { ...fixture, playOff: { round: 'Final' } } },
  { kind: 'fixture', fixture: { ...fixture, playOff: { round: 'Finals', series: seriesGame(3, 1, 1) } } },
  { kind: 'fixture', fixture: { ...fixture, records: { away: { wins: 0, losses: 9, overtimeLosses: 2 } } } },
  { kind: 'fixture', fixture: { ...fixture, format: { setsToWin: 4, legsToWin: 3 } } },
  { kind: 'fixture', fixture: { ...fixture, format: { gamesToWin: 4 } } },
  { kind: 'fixture', fixture: { ...fixture, format: { mapsToWin: 3 } } },
  { kind: 'fixture', fixture: { ...fixture, format: { rounds: 5 } } },
  { kind: 'fixture', fixture: { ...fixture, format: { mustHaveWinner: true } } },
  { kind: 'fixture', fixture: { ...fixture, format: { tellsSubstitutions: true } } },
  { kind: 'fixture', fixture: { ...fixture, format: { onlyRounds: true } } },
  { kind: 'snapshot', fixture, plays: [], pending: false },
  { kind: 'result', home: 24, away: 20 },
  { kind: 'status', status: 'cancelled' },
])('$kind is a message', (body) => {
  expect(parseFeedMessage({ ...envelope, ...body })).toEqual({ ok: true, message: { ...envelope, ...body } });
});

test.each([
  ['sequence', { ...envelope, kind: 'alive', sequence: 0 }],
  ['eventId', { ...envelope, kind: 'alive', eventId: 'a~b' }],
  ['eventId', { ...envelope, kind: 'alive', eventId: 'a'.repeat(65) }],
  ['eventId', { ...envelope, kind: 'alive', eventId: '-a' }],
  ['eventId', { ...envelope, kind: 'alive', eventId: '..' }],
  ['at', { ...envelope, kind: 'alive', at: 'now' }],
  ['at', { ...envelope, kind: 'alive', at: '2030-01-01T10:00:00+05' }],
  ['at', { ...envelope, kind: 'alive', at: '2030-02-29T10:00:00Z' }],
  ['startsAt', { ...envelope, kind: 'fixture', fixture: { ...fixture, startsAt: '2030-02-30T00:00:00Z' } }],
  ['kind', { ...envelope, kind: 'goal' }],
  ['home', { ...envelope, kind: 'result', home: -1, away: 0 }],
  ['fixture.eventId', { ...envelope, kind: 'fixture', fixture: { ...fixture, eventId: 'nfl-2' } }],
  ['fixture.format', { ...envelope, kind: 'fixture', fixture: { ...fixture, format: { legsToWin: 3 } } }],
  [
    'format.mustHaveWinner',
    { ...envelope, kind: 'fixture', fixture: { ...fixture, format: { mustHaveWinner: false } } },
  ],
  [
    'format.tellsSubstitutions',
    { ...envelope, kind: 'fixture', fixture: { ...fixture, format: { tellsSubstitutions: false } } },
  ],
  [
    'format.onlyRounds',
    { ...envelope, kind: 'fixture', fixture: { ...fixture, format: { onlyRounds: false } } },
  ],
  ['fixture.format', { ...envelope, kind: 'fixture', fixture: { ...fixture, format: {} } }],
  ['format.rounds', { ...envelope, kind: 'fixture', fixture: { ...fixture, format: { rounds: 'five' } } }],
  ['reason', { ...envelope, kind: 'pending', reason: 'no\0thing' }],
  ['home.name', { ...envelope, kind: 'fixture', fixture: { ...fixture, home: { ...side, name: '\ud800' } } }],
  [
    'home.country',
    { ...envelope, kind: 'fixture', fixture: { ...fixture, home: { ...side, country: 'XQZ' } } },
  ],
  [
    'home.country',
    { ...envelope, kind: 'fixture', fixture: { ...fixture, home: { ...side, country: 'fr' } } },
  ],
])('a fault is named by its place: %s', (place, message) => {
  const read = parseFeedMessage(message);
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining(place) });
});

const named = (changes: object) => ({
  ...{ ...envelope, kind: 'fixture' },
  fixture: { ...fixture, home: { ...side, ...changes } },
});

test.each([
  ['home.name', { name: '   ' }],
  ['home.name', { name: '\u200b' }],
  ['home.name', { name: '\u3164' }],
  ['home.name', { name: '\u2800' }],
  ['home.name', { name: '\u0301' }],
  ['home.name', { name: 'Bi\u200blls' }],
  ['home.name', { name: '\u202esllib' }],
  ['home.name', { name: 'Bills\u2066' }],
  ['home.name', { name: 'Bi\u00adlls' }],
  ['home.name', { name: 'Bills\u2028Bills' }],
  ['home.mediumName', { mediumName: '\u00a0' }],
  ['home.abbreviation', { abbreviation: ' ' }],
  ['home.team', { team: '\ufeff' }],
  ['home.players.1', { players: ['', '\u200b'] }],
])('what nobody sees is no name: %s %j', (place, changes) => {
  const read = parseFeedMessage(named(changes));
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining(`${place}: is no name`) });
});

test.each([
  { name: 'Águilas' },
  { name: '福岡' },
  { name: '49' },
  { name: 'علی\u200cرضا' },
  { name: 'A\u0301' },
  { name: '?' },
  { players: ['', 'K. Vance'] },
])('a name is whatever can be read: %j', (changes) => {
  expect(parseFeedMessage(named(changes)).ok).toBe(true);
});

test.each(['B', ' b ', '\uff22', 'B\u200d'])('two sides of the same name are one: %j', (name) => {
  const reason = 'fixture.away.name: is that of home; they must be different';
  expect(parseFeedMessage(named({ name }))).toEqual({ ok: false, reason });
});

const player = (id: string) => ({ ...side, id, name: `Player ${id}` });
const players = ['x', 'y', 'z'].map(player);
const fieldOf = (field: readonly object[], lines: object = {}) => ({
  ...{ ...envelope, kind: 'fixture' },
  fixture: { ...fixture, field, lines },
});

test.each([
  [undefined, players, {}],
  [undefined, players, { fieldWinProbabilities: [0.5, 0.3, 0.2] }],
  [undefined, players, { fieldWinProbabilities: [0.333, 0.333, 0.333] }],
  ['fixture.field.2.id: is that of one before', [player('x'), player('y'), { ...player('z'), id: 'x' }], {}],
  [
    'fixture.field.1.name: is that of one before',
    [player('x'), { ...player('y'), name: ' PLAYER  x' }, player('z')],
    {},
  ],
  [
    'fixture.lines.fieldWinProbabilities: has 2 chances, the field has 3',
    players,
    { fieldWinProbabilities: [0.6, 0.4] },
  ],
  ['fieldWinProbabilities: sum to something else', players, { fieldWinProbabilities: [0.5, 0.3, 0.3] }],
  ['fieldWinProbabilities: sum to something else', players, { fieldWinProbabilities: [0.5, 0.3, 0.1] }],
])('those of a field are told apart, and one of them wins: %s', (reason, field, lines) => {
  expect(parseFeedMessage(fieldOf(field, lines))).toMatchObject(
    reason === undefined ? { ok: true } : { ok: false, reason: expect.stringContaining(reason) },
  );
});

test('two sides have no chances of a field, and a change of prices sums to 1, too', () => {
  const lines = { fieldWinProbabilities: [0.5, 0.3, 0.2] };
  expect(parseFeedMessage({ ...envelope, kind: 'fixture', fixture: { ...fixture, lines } })).toEqual({
    ok: false,
    reason: 'fixture.lines.fieldWinProbabilities: has 3 chances, the field has 0',
  });
  expect(parseFeedMessage({ ...envelope, kind: 'odds', lines }).ok).toBe(true);
  const twice = { fieldWinProbabilities: [0.9, 0.6, 0.4] };
  expect(parseFeedMessage({ ...envelope, kind: 'odds', lines: twice })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('lines.fieldWinProbabilities: sum to something else'),
  });
});

test.each(['Bs', ' bs', '\uff22s', 'B\u200ds'])(
  'two sides of the same short name are one on the board: %j',
  (mediumName) => {
    const reason = 'fixture.away.mediumName: is that of home; they must be different';
    expect(parseFeedMessage(named({ mediumName }))).toEqual({ ok: false, reason });
  },
);

test('two sides may share an abbreviation, as clubs of real leagues do', () => {
  expect(parseFeedMessage(named({ abbreviation: 'A' })).ok).toBe(true);
});

test('a name that nobody sees is one that a recording cannot keep either', () => {
  for (const name of ['', '\u200b', '  ', 'Bi\u202ells', '\0', 'Bills', '\ud800']) {
    expect(isName(nameable(name)), JSON.stringify(name)).toBe(true);
  }
  expect(nameable('Bills')).toBe('Bills');
  expect(nameable('Bi\u202ells')).toBe('Bi?lls');
});

test.each([
  { wins: -1, losses: 0 },
  { wins: 1.5, losses: 0 },
  { wins: 1000, losses: 0 },
  { wins: 3 },
  { wins: 1, losses: 1, ties: 1, overtimeLosses: 1 },
])('no record of games is %j', (away) => {
  const read = parseFeedMessage({ ...envelope, kind: 'fixture', fixture: { ...fixture, records: { away } } });
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining('fixture.records.away') });
});

test.each([
  ...[seriesGame(8, 3, 3), seriesGame(3, 2, 1), seriesGame(6, 4, 1), seriesGame(0, 0, 0)],
  { ...seriesGame(3, 1, 1), bestOf: 4 },
])('no game of a series is %j', (series) => {
  const playOff = { round: 'Finals', series };
  const read = parseFeedMessage({ ...envelope, kind: 'fixture', fixture: { ...fixture, playOff } });
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining('fixture.playOff.series') });
});

test('anything at all is read or refused, never thrown at', () => {
  fc.assert(fc.property(fc.anything(), (value) => typeof parseFeedMessage(value).ok === 'boolean'));
});

function seriesGame(game: number, home: number, away: number) {
  return { game, bestOf: 7, wins: { home, away } };
}
