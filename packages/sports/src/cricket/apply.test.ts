import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { apply } from './apply.ts';
import { cricket } from './cricket.ts';
import type { CricketPlay, Dismissal } from './play.ts';
import { type CricketState, winnerOf } from './state.ts';
import { begun, dotBall, firstState } from './testing/games.ts';

const bowl = (state: CricketState, changes: Partial<CricketPlay> = {}): CricketState =>
  apply(state, dotBall(state, changes));

/** A six every ball, for so many balls. */
function sixes(state: CricketState, count: number): CricketState {
  let after = state;
  for (let i = 0; i < count; i++) {
    after = bowl(after, { offBat: 6, runs: dotBall(after).runs + 6 });
  }
  return after;
}

function dots(state: CricketState, count: number): CricketState {
  let after = state;
  for (let i = 0; i < count; i++) after = bowl(after);
  return after;
}

const out = (dismissal: Dismissal, place = 0): Partial<CricketPlay> => ({
  wicket: { place, dismissal },
  wickets: 1,
  striker: 2,
});
const chasing = dots(sixes(begun, 3), 117);

test.each<[string, RegExp, Partial<CricketPlay>]>([
  ['a later innings', /starts with innings 1/, { innings: 3 }],
  ['runs', /brings no runs/, { runs: 50 }],
  ['a run off the bat', /brings no runs/, { offBat: 1 }],
  ['wickets', /brings no runs/, { wickets: 3 }],
  ['balls', /brings no runs/, { balls: 6 }],
  ['a target', /only a revision/, { target: 5 }],
  ['a limit', /only a revision/, { limit: 6 }],
])('a match starts without %s', (_name, reason, changes) => {
  const toss = { ...dotBall({ ...firstState, first: 'home', overs: 20 }), balls: 0, overs: 20 };
  const start = { ...toss, kind: 'start' } as const;
  expect(apply(firstState, start).phase).toBe('in-play');
  expect(() => apply(firstState, { ...start, ...changes })).toThrow(ImpossiblePlay);
  expect(() => apply(firstState, { ...start, ...changes })).toThrow(reason);
});

test.each<[string, CricketState, Partial<CricketPlay>]>([
  ['stumped off a wide', begun, { ...out('stumped'), wides: 1, runs: 1, balls: 0 }],
  [
    'run out off a no-ball that was hit',
    begun,
    { ...out('run-out'), noBalls: 1, offBat: 1, runs: 2, balls: 0 },
  ],
  ['leg byes of a no-ball', begun, { noBalls: 1, legByes: 4, runs: 5, balls: 0 }],
  ['a penalty beside runs', begun, { offBat: 1, penalties: 5, runs: 6, striker: 1, nonStriker: 0 }],
])('what one ball may bring: %s', (_name, state, changes) => {
  expect(bowl(state, changes).plays).toBe(2);
});

test.each<[string, CricketState, Partial<CricketPlay>]>([
  ['a batter changed by the way', begun, { striker: 2 }],
  ['two who come in for one', begun, { ...out('caught'), nonStriker: 3 }],
  ['two openers changed by the way', begun, { kind: 'retirement', balls: 0, striker: 4, nonStriker: 3 }],
  ['one opener twice', begun, { kind: 'other', balls: 0, striker: 4, nonStriker: 4 }],
  ['openers after the first ball', bowl(begun), { kind: 'other', balls: 1, striker: 4, nonStriker: 3 }],
  [
    'openers after one retired',
    bowl(begun, { kind: 'retirement', balls: 0, nonStriker: 2 }),
    { kind: 'other', balls: 0, striker: 4, nonStriker: 3 },
  ],
  ['a retirement of nobody', begun, { kind: 'retirement', balls: 0 }],
  ['a retirement of both', begun, { kind: 'retirement', balls: 0, striker: 2, nonStriker: 3 }],
  ['a second start', begun, { kind: 'start' }],
  ['another side', begun, { side: 'away' }],
  ['a later innings', begun, { innings: 2 }],
  ['runs that do not add up', begun, { runs: 4 }],
  ['a wicket from nowhere', begun, { wickets: 1 }],
  ['a ball too many', begun, { balls: 2 }],
  ['a wide that counts', begun, { wides: 1, runs: 1 }],
  ['one batter twice', begun, { striker: 1 }],
  ['a batter out who is not in', begun, { wicket: { place: 5, dismissal: 'bowled' }, wickets: 1 }],
  ['a target by the way', begun, { target: 100 }],
  ['runs in a revision', begun, { kind: 'revision', balls: 0, offBat: 1, runs: 1 }],
  ['wide and a no-ball', begun, { wides: 1, noBalls: 1, runs: 2, balls: 0 }],
  ['a wide that is hit', begun, { wides: 1, offBat: 4, runs: 5, balls: 0 }],
  ['off the bat and byes', begun, { offBat: 1, byes: 1, runs: 2 }],
  ['byes and leg byes', begun, { byes: 1, legByes: 1, runs: 2 }],
  ['a penalty of seven', begun, { penalties: 7, runs: 7 }],
  ['bowled by a wide', begun, { ...out('bowled'), wides: 1, runs: 1, balls: 0 }],
  ['leg before to a no-ball', begun, { ...out('lbw'), noBalls: 1, runs: 1, balls: 0 }],
  ['stumped off a no-ball', begun, { ...out('stumped'), noBalls: 1, runs: 1, balls: 0 }],
  ['bowled and four runs', begun, { ...out('bowled'), offBat: 4, runs: 4 }],
  ['bowled at the other end', begun, { ...out('bowled', 1), striker: 0, nonStriker: 2 }],
  ['a revision of nothing', begun, { kind: 'revision', balls: 0 }],
  ['more balls than were to be', begun, { kind: 'revision', balls: 0, limit: 126 }],
  ['fewer balls than were bowled', bowl(begun), { kind: 'revision', balls: 1, limit: 0 }],
  ['a target of nothing', begun, { kind: 'revision', balls: 0, target: 0 }],
  ['a target nobody reaches', chasing, { kind: 'revision', balls: 0, limit: 6, target: 40 }],
])('a play that cannot follow is refused: %s', (_name, state, changes) => {
  expect(() => bowl(state, changes)).toThrow(ImpossiblePlay);
});

test('a batter who is out does not come back', () => {
  const out = bowl(begun, { wicket: { place: 0, dismissal: 'bowled' }, wickets: 1, striker: 2 });
  expect(() => bowl(out, { striker: 0 })).toThrow('out');
  expect(out.innings[0]?.falls).toEqual([{ runs: 0, dismissal: 'bowled' }]);
});

test('a batter who retires may come back, also one who faced no ball', () => {
  const hurt = bowl(begun, { kind: 'retirement', balls: 0, nonStriker: 2 });
  const again = bowl(hurt, { kind: 'retirement', balls: 0, nonStriker: 3 });
  const next = bowl(again, { wicket: { place: 0, dismissal: 'caught' }, wickets: 1, striker: 4 });
  const back = bowl(next, { wicket: { place: 4, dismissal: 'caught' }, wickets: 2, striker: 1 });
  expect(back.innings[0]).toMatchObject({ striker: 1, nonStriker: 3, cameIn: [0, 1, 2, 3, 4] });
});

test('whoever of the side has not been in may come in, and his runs are his', () => {
  const promoted = bowl(begun, { ...out('caught'), striker: 8 });
  const hit = bowl(promoted, { offBat: 4, runs: 4, wickets: 1 });
  const next = bowl(hit, { wicket: { place: 1, dismissal: 'run-out' }, wickets: 2, nonStriker: 2 });
  expect(next.innings[0]).toMatchObject({ striker: 8, nonStriker: 2, cameIn: [0, 1, 8, 2] });
  expect(next.innings[0]?.batters[8]).toEqual({ runs: 4, balls: 2, out: false });
  expect(() => bowl(next, { wicket: { place: 8, dismissal: 'bowled' }, wickets: 3, striker: 0 })).toThrow(
    'out',
  );
});

test('before the first ball of any innings it is told who opens it, where others do than the first two', () => {
  const opened = bowl(begun, { kind: 'other', balls: 0, striker: 5, nonStriker: 0 });
  expect(opened.innings[0]).toMatchObject({ striker: 5, nonStriker: 0, cameIn: [5, 0], balls: 0 });
  expect(bowl(opened, { offBat: 6, runs: 6 }).innings[0]?.batters[5]).toMatchObject({ runs: 6 });
  const inBreak = dots(begun, 120);
  const chase = bowl(inBreak, { kind: 'other', balls: 0, striker: 10, nonStriker: 9 });
  expect(bowl(chase, { offBat: 1, runs: 1, striker: 9, nonStriker: 10 })).toMatchObject({ phase: 'final' });
});

test('nobody comes in after the last wicket, whatever the play says', () => {
  const superOver = dots(sixes(dots(sixes(begun, 2), 118), 2), 118);
  const one = bowl(superOver, { ...out('bowled'), striker: 7 });
  const last = bowl(one, { wicket: { place: 7, dismissal: 'bowled' }, wickets: 2, striker: 3 });
  expect(last.innings[2]).toMatchObject({ closed: true, cameIn: [0, 1, 7] });
});

test('nobody comes in with the last ball of an innings, for one who is out with it neither', () => {
  const lastButOne = bowl(dots(begun, 118), out('caught', 1));
  expect(lastButOne.innings[0]?.cameIn).toEqual([0, 1, 2]);
  const last = bowl(dots(begun, 119), out('run-out'));
  expect(last.innings[0]).toMatchObject({ closed: true, wickets: 1, striker: 2, cameIn: [0, 1] });
});

test('innings kept from before it was noted who came in go on: places were the order of coming in', () => {
  const third = bowl(begun, out('caught')).innings.map(({ cameIn, ...innings }) => innings);
  const noted = { ...begun, innings: third.map((innings) => ({ ...innings, lastIn: 3 })) };
  const older = { ...begun, innings: third };
  const wicket = { wicket: { place: 1, dismissal: 'run-out' }, wickets: 2, nonStriker: 4 } as const;
  expect(bowl(noted, wicket).innings[0]?.cameIn).toEqual([0, 1, 2, 3, 4]);
  expect(bowl(older, wicket).innings[0]?.cameIn).toEqual([0, 1, 2, 4]);
});

test('an innings ends after its overs, and the chase when the target is reached', () => {
  const innings = dots(sixes(begun, 3), 117);
  expect(innings).toMatchObject({ phase: 'break' });
  const chase = sixes(innings, 3);
  expect(cricket.scoreboard(chase)).toMatchObject({ target: 19, situation: 'Need 1 off 117' });
  const won = bowl(chase, { offBat: 1, runs: 19, striker: 1, nonStriker: 0 });
  expect(won.phase).toBe('final');
  expect(winnerOf(won)).toBe('away');
  expect(cricket.scoreboard(won)).toMatchObject({ situation: 'Chennai won by 10 wickets' });
  expect(() => bowl(won)).toThrow(ImpossiblePlay);
});

test('a tie goes to super overs until somebody wins one', () => {
  const tied = dots(sixes(dots(sixes(begun, 2), 118), 2), 118);
  expect(tied.phase).toBe('break');
  expect(cricket.scoreboard(tied)).toMatchObject({ progress: 'Super over', alert: 'Super over' });
  const isDecided = (key: string) => cricket.isDecided(tied, key);
  expect(
    ['moneyline:game', 'result-total:game:20.5', 'threeway:reg', 'total:game:20.5'].filter(isDecided),
  ).toEqual(['threeway:reg', 'total:game:20.5']);
  const first = dots(sixes(tied, 1), 5);
  expect(first.innings[2]).toMatchObject({ side: 'away', closed: true, limit: 6 });
  const again = dots(sixes(first, 1), 5);
  expect(again.phase).toBe('break');
  const lost = dots(dots(sixes(again, 1), 5), 6);
  expect(lost.phase).toBe('final');
  expect(winnerOf(lost)).toBe('home');
  expect(cricket.scoreboard(lost)).toMatchObject({
    homeScore: 12,
    awayScore: 12,
    progress: 'Final (MUM in super over)',
    situation: 'Mumbai won the super over',
  });
  expect(cricket.explain(lost, 'result-total:game:20.5', 'home-over')).toMatch(
    /won after a tie; the total was 24 runs$/,
  );
});

test('rain shortens a chase and changes its target', () => {
  const innings = dots(sixes(begun, 3), 117);
  const revised = bowl(innings, { kind: 'revision', balls: 0, limit: 30, target: 8 });
  expect(cricket.scoreboard(revised)).toMatchObject({ target: 8, ballsLeft: 30 });
  expect(dots(revised, 30).phase).toBe('final');
  expect(sixes(revised, 2).phase).toBe('final');
});

test('runs go to who faced the ball, extras to nobody', () => {
  const after = bowl(bowl(begun, { offBat: 4, runs: 4 }), { wides: 2, runs: 6, balls: 1 });
  expect(after.innings[0]?.batters[0]).toEqual({ runs: 4, balls: 1, out: false });
  expect(after.innings[0]).toMatchObject({ runs: 6, balls: 1, fours: 1, wides: 1, overs: [6] });
});

test('anything that is not a play is refused with its place', () => {
  expect(() => cricket.parsePlay({ ...dotBall(begun), wickets: 11 })).toThrow('wickets');
  expect(() => cricket.parsePlay('six')).toThrow(ImpossiblePlay);
  expect(() => apply(firstState, dotBall(begun))).toThrow('not begun');
});
