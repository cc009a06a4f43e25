import type { FeedBody, FeedMessage } from '@fairline/feed/message.ts';
import { expect, test } from 'vitest';
import { judge, type Position, START, type Verdict } from './sequence.ts';

function message(sequence: number, body: FeedBody = { kind: 'alive' }): FeedMessage {
  return { source: 'test', eventId: 'e', sequence, at: '2030-01-01T00:00:00Z', ...body };
}

const side = { id: 'a', name: 'A', mediumName: 'A', abbreviation: 'A' };
const fixture = {
  eventId: 'e',
  sport: 'football',
  organization: 'united-states',
  competition: 'nfl',
  home: side,
  away: side,
  startsAt: '2030-01-01T00:00:00Z',
  lines: {},
};
const snapshot: FeedBody = { kind: 'snapshot', fixture, plays: [], pending: false };
const at5: Position = { sequence: 5, troubled: false, over: false };
/** Its messages were removed, and it had not ended. */
const gone: Position = { ...START, source: 'test' };

function outcome(verdict: Verdict): string {
  if (verdict.kind === 'accepted') return `accepted ${verdict.position.sequence}`;
  return verdict.troubled ? 'trouble' : 'ignored';
}

test.each<[string, Position, FeedMessage, string]>([
  ['the next number', at5, message(6), 'accepted 6'],
  ['a repeat', at5, message(5), 'trouble'],
  ['an old number', at5, message(2), 'trouble'],
  ['a gap', at5, message(8), 'trouble'],
  ['a fixture to begin with', START, message(1, { kind: 'fixture', fixture }), 'accepted 1'],
  ['a play to begin with', START, message(1, { kind: 'play', play: {} }), 'ignored'],
  ['a sign of life to begin with', START, message(1), 'ignored'],
  ['a beginning in the middle', START, message(9, { kind: 'play', play: {} }), 'ignored'],
  ['a fixture in the middle', START, message(9, { kind: 'fixture', fixture }), 'ignored'],
  [
    'a fixture of an event whose messages are gone',
    gone,
    message(1, { kind: 'fixture', fixture }),
    'accepted 1',
  ],
  ['a play of an event whose messages are gone', gone, message(9, { kind: 'play', play: {} }), 'trouble'],
  ['a sign of life of an event whose messages are gone', gone, message(1), 'ignored'],
  ['the next number while a snapshot is awaited', { ...at5, troubled: true }, message(6), 'ignored'],
  ['a snapshot that was awaited', { ...at5, troubled: true }, message(9, snapshot), 'accepted 9'],
  ['a snapshot out of the blue', at5, message(5, snapshot), 'accepted 5'],
  ['a snapshot to begin with', START, message(40, snapshot), 'accepted 40'],
  ['an old snapshot', at5, message(4, snapshot), 'ignored'],
  ['anything after the result', { ...at5, over: true }, message(6), 'ignored'],
])('%s', (_, position, next, expected) => {
  expect(outcome(judge(position, next))).toBe(expected);
});

test.each<[string, Partial<typeof fixture>]>([
  ['other sides', { home: { ...side, id: 'b' } }],
  ['sides the other way round', { home: { ...side, id: 'b' }, away: { ...side, id: 'c' } }],
  ['another competition', { competition: 'ncaaf' }],
])(
  'a fixture with %s than were announced is refused, and a snapshot awaited; after the end nothing is',
  (_, other) => {
    const { position } = judge(START, message(1, { kind: 'fixture', fixture }));
    const told = { ...fixture, ...other };
    expect(outcome(judge(position, message(2, { kind: 'fixture', fixture: told })))).toBe('trouble');
    const retold: FeedBody = { kind: 'snapshot', fixture: told, plays: [], pending: false };
    expect(outcome(judge(position, message(2, retold)))).toBe('trouble');
    const over = judge(position, message(2, { kind: 'result', home: 1, away: 0 })).position;
    expect(outcome(judge(over, message(3, retold)))).toBe('ignored');
    expect(outcome(judge(over, message(3, snapshot)))).toBe('accepted 3');
    const records = { home: { wins: 7, losses: 4 } };
    const moved = { ...fixture, startsAt: '2030-01-02T00:00:00Z', lines: { total: 44 }, records };
    expect(outcome(judge(position, message(2, { kind: 'fixture', fixture: moved })))).toBe('accepted 2');
  },
);

test('a message before the fixture is refused with what must come first', () => {
  expect(judge(START, message(1))).toMatchObject({
    reason: "the first message must be the fixture or a snapshot, and this is 'alive'",
    position: START,
  });
});

test('after trouble nothing counts until a snapshot; then the numbers go on from it', () => {
  const gap = judge(at5, message(8));
  expect(gap.position).toEqual({ sequence: 5, troubled: true, over: false });
  const healed = judge(gap.position, message(9, snapshot));
  expect(judge(healed.position, message(10)).kind).toBe('accepted');
});

test('the result and a cancellation end the event', () => {
  expect(judge(at5, message(6, { kind: 'result', home: 3, away: 0 })).position.over).toBe(true);
  expect(judge(at5, message(6, { kind: 'status', status: 'cancelled' })).position.over).toBe(true);
  expect(judge(at5, message(6, { kind: 'status', status: 'postponed' })).position.over).toBe(false);
});

test('after the end only a correction is heard: the whole event again, as a later message', () => {
  const over: Position = { ...at5, over: true };
  expect(judge(over, message(6, snapshot))).toMatchObject({
    kind: 'accepted',
    position: { sequence: 6, troubled: false, over: true },
  });
  expect(judge(over, message(5, snapshot)).kind).toBe('refused');
});

test('another format is another game, however it is written down', () => {
  const announced = { ...fixture, format: { setsToWin: 3, legsToWin: 3 } };
  const { position } = judge(START, message(1, { kind: 'fixture', fixture: announced }));
  const again = { ...fixture, format: { legsToWin: 3, setsToWin: 3 } };
  expect(outcome(judge(position, message(2, { kind: 'fixture', fixture: again })))).toBe('accepted 2');
  const shorter = { ...fixture, format: { setsToWin: 2, legsToWin: 3 } };
  expect(outcome(judge(position, message(2, { kind: 'fixture', fixture: shorter })))).toBe('trouble');
  for (const what of ['gamesToWin', 'mapsToWin', 'rounds']) {
    const of = (count: number): FeedBody => ({
      kind: 'fixture',
      fixture: { ...fixture, format: { [what]: count } },
    });
    const first = judge(START, message(1, of(3))).position;
    expect(outcome(judge(first, message(2, of(3))))).toBe('accepted 2');
    expect(outcome(judge(first, message(2, of(2))))).toBe('trouble');
  }
});

test('a game that somebody has to win is another than one that may end level', () => {
  const cup = { ...fixture, format: { mustHaveWinner: true as const } };
  const { position } = judge(START, message(1, { kind: 'fixture', fixture: cup }));
  expect(outcome(judge(position, message(2, { kind: 'fixture', fixture: cup })))).toBe('accepted 2');
  expect(outcome(judge(position, message(2, { kind: 'fixture', fixture })))).toBe('trouble');
});

test('whether substitutions are told, or of a fight rounds alone, is said at first and stands', () => {
  const formats = [
    undefined,
    { tellsSubstitutions: true as const },
    { onlyRounds: true as const },
    { mustHaveWinner: true as const },
  ];
  const fixtures = formats.map((format) => (format ? { ...fixture, format } : fixture));
  for (const announced of fixtures) {
    const { position } = judge(START, message(1, { kind: 'fixture', fixture: announced }));
    const said = fixtures.map((again) =>
      outcome(judge(position, message(2, { kind: 'fixture', fixture: again }))),
    );
    expect(said).toEqual(fixtures.map((again) => (again === announced ? 'accepted 2' : 'trouble')));
  }
});

test('a roster in another order is another game, for players are named by their place', () => {
  const home = { ...fixture.home, players: ['Q. Back', 'W. One', 'W. Two'] };
  const { position } = judge(START, message(1, { kind: 'fixture', fixture: { ...fixture, home } }));
  const again = (players?: string[]) => {
    const side = players ? { ...home, players } : fixture.home;
    return outcome(judge(position, message(2, { kind: 'fixture', fixture: { ...fixture, home: side } })));
  };
  expect(again([...home.players])).toBe('accepted 2');
  expect(again(['Q. Back', 'W. Two', 'W. One'])).toBe('trouble');
  expect(again()).toBe('trouble');
});

test('a game that another pitcher starts is another game, and one without a number is that of the first', () => {
  const of = (starter?: number): FeedBody => ({
    kind: 'fixture',
    fixture: { ...fixture, away: { ...fixture.away, ...(starter !== undefined && { starter }) } },
  });
  const after = (first: FeedBody, second: FeedBody) =>
    outcome(judge(judge(START, message(1, first)).position, message(2, second)));
  expect([after(of(3), of(3)), after(of(), of(0))]).toEqual(['accepted 2', 'accepted 2']);
  expect([after(of(3), of(4)), after(of(), of(3)), after(of(3), of())]).toEqual(Array(3).fill('trouble'));
});

test('prices of a field that has more or fewer than were announced are refused, and a snapshot awaited', () => {
  const field = ['x', 'y', 'z'].map((id) => ({ ...side, id }));
  const { position } = judge(START, message(1, { kind: 'fixture', fixture: { ...fixture, field } }));
  const odds = (...fieldWinProbabilities: number[]): FeedMessage =>
    message(2, { kind: 'odds', lines: { fieldWinProbabilities } });
  expect(outcome(judge(position, odds(0.5, 0.3, 0.2)))).toBe('accepted 2');
  expect(judge(position, odds(0.6, 0.4))).toMatchObject({
    reason: 'lines.fieldWinProbabilities: has 2 chances, the field has 3',
    troubled: true,
  });
  const ofTwo = judge(START, message(1, { kind: 'fixture', fixture })).position;
  expect(outcome(judge(ofTwo, odds(0.6, 0.4)))).toBe('trouble');
  expect(outcome(judge(ofTwo, message(2, { kind: 'odds', lines: { total: 41 } })))).toBe('accepted 2');
});
