import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { cricket } from '../cricket.ts';
import type { CricketPlay } from '../play.ts';
import type { CricketState } from '../state.ts';
import { dotBall, sides } from '../testing/games.ts';

const before = cricket.initial({ sides, competition: 'ipl' });

function start(overs: number, from: CricketState = before): CricketState {
  const toss = dotBall({ ...from, first: 'home', overs });
  return cricket.apply(from, { ...toss, kind: 'start', balls: 0, overs });
}

/** Balls that bring a run each, changing ends. */
function bowl(state: CricketState, balls: number): CricketState {
  let now = state;
  for (let ball = 0; ball < balls; ball++) {
    const dot = dotBall(now);
    const isOverEnd = dot.balls % 6 === 0;
    const { striker, nonStriker } = isOverEnd
      ? { striker: dot.nonStriker, nonStriker: dot.striker }
      : { striker: dot.nonStriker, nonStriker: dot.striker };
    now = cricket.apply(now, { ...dot, offBat: 1, runs: dot.runs + 1, striker, nonStriker });
  }
  return now;
}

/** Rain: what is left of the innings that is on. */
function revise(state: CricketState, changes: Partial<CricketPlay>): CricketState {
  const dot = dotBall(state);
  const { striker, nonStriker } =
    dot.balls % 6 === 0 ? { striker: dot.nonStriker, nonStriker: dot.striker } : dot;
  return cricket.apply(state, {
    ...dot,
    kind: 'revision',
    balls: dot.balls - 1,
    striker,
    nonStriker,
    ...changes,
  });
}

function marks(state: CricketState, key: string) {
  expect(cricket.isDecided(state, key), key).toBe(true);
  const selections = cricket.market(key, sides)?.selections ?? [];
  const graded = selections.map((each) => each.mark(cricket.actual(state), 0));
  expect(selections.map((each) => cricket.certainMark(state, key, each.key))).toEqual(graded);
  return graded;
}

test('a match begins with as many overs as its competition plays, or as few as rain leaves it', () => {
  expect(() => start(1)).toThrow('1 overs an innings, where 20 are played, and 5 at the least');
  expect(() => start(50)).toThrow('50 overs');
  expect(() => start(19, cricket.initial({ sides, competition: 'one-day-internationals' }))).toThrow(
    '20 at the least',
  );
  expect(cricket.isDecided(start(20), 'total:game:353.5')).toBe(false);
});

test.each(['ipl', undefined])(
  'a match that begins shorter gives back all that its length decides, in %s',
  (competition) => {
    const short = start(8, cricket.initial({ sides, ...(competition && { competition }) }));
    const bound = [
      'total:game:353.5',
      'team-total:home:o6:54.5',
      'highest-score:60.5',
      'sixes:12.5',
      'odd-even:game',
    ];
    for (const key of bound) expect(marks(short, key)).toEqual([PUSH, PUSH]);
    expect(cricket.explain(short, 'total:game:353.5', 'under')).toBe(
      'Stake back: the match was cut short of its 20 overs an innings before this was decided',
    );
    const offered = cricket.offer(short, cricket.simulate(short, cricket.even, 256, 1), sides);
    const keys = offered.map(({ market }) => market.key);
    expect(keys).toContain('moneyline:game');
    expect(keys.filter((key) => key.startsWith('total:'))).toEqual([]);
    const chase = bowl(short, 48);
    const tied = bowl(chase, 48);
    expect(cricket.isDecided(tied, 'moneyline:game')).toBe(false);
    expect(cricket.isDecided(tied, 'threeway:reg')).toBe(true);
  },
);

test('overs that rain takes leave what was reached by then, and give the rest back at once', () => {
  const five = bowl(start(20), 30);
  const cut = revise(five, { limit: 36 });
  for (const key of [
    'total:game:353.5',
    'team-total:home:game:170.5',
    'fours:20.5',
    'wickets:11.5',
    'top-batter:home',
  ])
    expect(new Set(marks(cut, key)), key).toEqual(new Set([PUSH]));
  expect(marks(cut, 'team-total:home:game:29.5')).toEqual([WIN, LOSS]);
  expect(cricket.explain(cut, 'team-total:home:game:29.5', 'over')).toBe('Mumbai made 30 runs');
  const over = bowl(cut, 6);
  // Reached only after the cut: whoever had under is not to lose what he could not win.
  expect(marks(over, 'team-total:home:game:30.5')).toEqual([PUSH, PUSH]);
});

test('first overs stand if they were bowled, and go back where the innings ended for want of overs', () => {
  const cut = revise(bowl(start(20), 30), { limit: 36 });
  expect(cricket.isDecided(cut, 'team-total:home:o6:40.5')).toBe(false);
  const over = bowl(cut, 6);
  expect(marks(over, 'team-total:home:o6:40.5')).toEqual([LOSS, WIN]);
  expect(marks(over, 'team-total:home:o15:120.5')).toEqual([PUSH, PUSH]);
  expect(marks(over, 'team-total:home:o15:35.5')).toEqual([PUSH, PUSH]);
  expect(marks(over, 'team-total:home:o15:29.5')).toEqual([WIN, LOSS]);
  expect(marks(over, 'over-runs:1:6:6.5')).toEqual([LOSS, WIN]);
  expect(marks(over, 'over-runs:1:9:6.5')).toEqual([PUSH, PUSH]);
  expect(marks(over, 'wicket-runs:home:1:50.5')).toEqual([PUSH, PUSH]);
  expect(cricket.explain(over, 'team-total:home:o15:120.5', 'under')).toContain('Stake back');
});

test('overs that cannot be bowled any more, and wickets of an innings that is cut, go back with the cut and are not sold after it', () => {
  const cut = revise(bowl(start(20), 60), { limit: 84 });
  for (const key of [
    'team-total:home:o15:120.5',
    'moneyline:o15',
    'over-runs:1:15:6.5',
    'next-overs:1:13:20.5',
    'wicket-runs:home:1:70.5',
    'wicket-method:home:1',
    'partnership:home:2:20.5',
    'opening-stand',
  ])
    expect(new Set(marks(cut, key)), key).toEqual(new Set([PUSH]));
  for (const key of ['team-total:away:o10:65.5', 'over-runs:1:14:6.5', 'next-overs:1:12:20.5'])
    expect(cricket.isDecided(cut, key), key).toBe(false);
  // The chase is no longer, and its wickets go back as well.
  expect(marks(cut, 'team-total:away:o15:120.5')).toEqual([PUSH, PUSH]);
  const outcomes = cricket.simulate(cut, cricket.even, 256, 1);
  const keys = cricket.offer(cut, outcomes, sides).map(({ market }) => market.key);
  expect(keys.filter((key) => /o15|wicket|partnership|opening/.test(key))).toEqual([]);
  expect(keys).toContain('moneyline:o10');
});

test('what went back with a cut is not sold again when overs are given back', () => {
  const cut = revise(bowl(start(20), 60), { limit: 84 });
  const restored = revise(cut, { limit: 120 });
  for (const key of [
    'team-total:home:o15:120.5',
    'over-runs:1:15:6.5',
    'wicket-method:home:1',
    'total:game:353.5',
    'team-total:away:o15:120.5',
  ])
    expect(new Set(marks(restored, key)), key).toEqual(new Set([PUSH]));
  expect(cricket.isDecided(restored, 'over-runs:1:14:6.5')).toBe(false);
  const outcomes = cricket.simulate(restored, cricket.even, 256, 1);
  const keys = cricket.offer(restored, outcomes, sides).map(({ market }) => market.key);
  expect(keys.filter((key) => /o15|wicket|partnership|opening/.test(key))).toEqual([]);
  const chase = bowl(bowl(restored, 60), 1);
  expect(chase.innings.map(({ limit }) => limit)).toEqual([120, 120]);
  expect(marks(chase, 'team-total:away:o15:120.5')).toEqual([PUSH, PUSH]);
});

test('rain leaves an innings a ball at least: one of none is a match called off', () => {
  const fresh = start(20);
  expect(() => revise({ ...fresh, innings: [] }, { balls: 0, limit: 0 })).toThrow(
    '0 balls, after 0 and of 120',
  );
  expect(() => revise(bowl(fresh, 120), { balls: 0, limit: 0 })).toThrow('0 balls');
});

test('a chase is no longer than the innings before it was cut to, in matches as in samples', () => {
  const cut = revise(bowl(start(20), 60), { limit: 84 });
  const chase = bowl(bowl(cut, 24), 1);
  expect(chase.innings.map(({ limit }) => limit)).toEqual([84, 84]);
  const outcomes = cricket.simulate(cut, cricket.even, 4096, 1);
  const won = outcomes.points.away.game.filter((runs, at) => runs > (outcomes.points.home.game[at] ?? 0));
  // A run a ball is little in fourteen overs, and less in twenty.
  expect(won.length / 4096).toBeLessThan(0.8);
  expect(
    Math.max(...outcomes.points.away.o15.map((runs, at) => runs - (outcomes.points.away.game[at] ?? 0))),
  ).toBe(0);
});

test('a chase that is cut leaves the first innings as it was, and the revised target decides the match', () => {
  const first = bowl(start(20), 120);
  const chase = revise(bowl(first, 60), { limit: 90, target: 70 });
  expect(marks(chase, 'team-total:home:game:119.5')).toEqual([WIN, LOSS]);
  expect(marks(chase, 'team-total:home:game:120.5')).toEqual([LOSS, WIN]);
  expect(marks(chase, 'total:game:200.5')).toEqual([PUSH, PUSH]);
  expect(marks(chase, 'team-total:away:o10:65.5')).toEqual([LOSS, WIN]);
  const won = bowl(chase, 10);
  expect(cricket.isFinal(won)).toBe(true);
  expect(marks(won, 'moneyline:game')).toEqual([LOSS, WIN]);
  // The target was reached: the innings did not end for want of overs.
  expect(marks(won, 'team-total:away:o15:80.5')).toEqual([LOSS, WIN]);
  expect(marks(won, 'team-total:away:game:100.5')).toEqual([PUSH, PUSH]);
});

test('what was decided between two cuts stands, though the second leaves no room for its overs', () => {
  const once = revise(bowl(start(20), 12), { limit: 84 });
  const reached = bowl(once, 43);
  const decided = ['team-total:home:o10:50.5', 'over-runs:1:9:5.5', 'over-runs:1:10:0.5'];
  for (const key of decided) expect(marks(reached, key), key).toEqual([WIN, LOSS]);
  expect(cricket.isDecided(reached, 'team-total:home:o10:55.5')).toBe(false);
  const twice = revise(reached, { limit: 57 });
  for (const key of decided) expect(marks(twice, key), key).toEqual([WIN, LOSS]);
  for (const key of ['team-total:home:o10:55.5', 'over-runs:1:10:5.5', 'team-total:home:game:50.5'])
    expect(marks(twice, key), key).toEqual([PUSH, PUSH]);
  // Given back and cut again it stays so, until the end.
  const again = bowl(revise(bowl(revise(twice, { limit: 84 }), 5), { limit: 61 }), 1);
  for (const key of decided) expect(marks(again, key), key).toEqual([WIN, LOSS]);
  expect(marks(again, 'team-total:home:o10:55.5')).toEqual([PUSH, PUSH]);
  expect(marks(again, 'team-total:home:game:11.5')).toEqual([WIN, LOSS]);
});
