import { expect, test } from 'vitest';
import { PUSH, WIN } from '../market-definition.ts';
import { ImpossiblePlay } from '../sport.ts';
import { apply } from './apply.ts';
import { cricket } from './cricket.ts';
import type { CricketPlay } from './play.ts';
import type { CricketState } from './state.ts';
import { dotBall, sides } from './testing/games.ts';

const BALLS = 300;
const EVEN = cricket.fit({ homeWinProbability: 0.5, league: 'one-day-internationals' });

/** A one-day international after its toss. */
function begun(mustHaveWinner: boolean): CricketState {
  const competition = 'one-day-internationals';
  const setup = { sides, competition, ...(mustHaveWinner && { format: { mustHaveWinner: true as const } }) };
  const before = cricket.initial(setup);
  const start = {
    ...dotBall({ ...before, first: 'home', overs: 50 }),
    kind: 'start',
    balls: 0,
    overs: 50,
  } as const;
  return apply(before, start);
}

/** A four, and no more runs for so many balls. */
function played(from: CricketState, balls: number): CricketState {
  let state = apply(from, dotBall(from, { offBat: 4, runs: 4 }));
  for (let ball = 1; ball < balls; ball++) state = apply(state, dotBall(state));
  return state;
}

const keysOf = (state: CricketState) =>
  cricket.offer(state, cricket.simulate(state, EVEN, 256, 1), sides).map(({ market }) => market.key);

test('a tied one-day international is over, its winner is given back and the tie is paid', () => {
  const tied = played(played(begun(false), BALLS), BALLS);
  expect(tied.phase).toBe('final');
  expect(cricket.scoreboard(tied)).toMatchObject({ winner: 'level', situation: 'Match tied' });
  expect(cricket.certainMark(tied, 'moneyline:game', 'home')).toBe(PUSH);
  expect(cricket.certainMark(tied, 'threeway:reg', 'draw')).toBe(WIN);
  expect(keysOf(tied)).toEqual([]);
  expect(cricket.playOn(tied, EVEN, { next: () => 0 })).toBeUndefined();
});

test('so are those that are simulated, and no super over is sold; one that must have a winner goes to super overs', () => {
  const [free, knockOut] = [begun(false), begun(true)];
  expect(keysOf(free)).not.toContain('super-over');
  expect(keysOf(knockOut)).toContain('super-over');
  // One run to win with the last ball: it is the tie that most of these end in.
  const [last, decider] = [free, knockOut].map((from) => {
    const chase = played(played(from, BALLS), BALLS - 1);
    return { winner: cricket.simulate(chase, EVEN, 1024, 1).winner, phase: played(from, BALLS).phase };
  });
  expect(last?.winner).toContain(0);
  expect(decider?.winner).not.toContain(0);
  expect(played(played(knockOut, BALLS), BALLS).phase).toBe('break');
});

test('with a target that rain changed a tie is level by that, not by the runs', () => {
  const first = played(begun(false), BALLS);
  const target = { kind: 'revision', target: 3, balls: 0 } as const;
  let chase = apply(first, dotBall(first, target));
  chase = apply(chase, dotBall(chase, { offBat: 2, runs: 2 }));
  while ((chase.innings[1]?.balls ?? 0) < BALLS - 1) chase = apply(chase, dotBall(chase));
  const { regular, size } = cricket.simulate(chase, EVEN, 1024, 1);
  // One ball, one run to win: nobody but the side at bat can, and what is left is the tie.
  const winners = new Set(regular);
  expect(winners).toEqual(new Set([0, 2]));
  expect(size).toBe(1024);
  const tied = apply(chase, dotBall(chase));
  expect(tied.phase).toBe('final');
  expect(cricket.actual(tied).regular[0]).toBe(0);
});

test('a super over that is told after a tie that was to stand is played to its end, and who wins it has won', () => {
  const tied = played(played(begun(false), BALLS), BALLS);
  const third = dotBall(tied, { offBat: 1, runs: 1 });
  expect(cricket.reopens?.(tied, third)).toBe(true);
  expect(cricket.reopens?.(tied, dotBall(tied, { innings: 2 }))).toBe(false);
  let state = apply(tied, third);
  expect(state).toMatchObject({ phase: 'in-play', innings: [{}, {}, { side: 'away', runs: 1 }] });
  expect(state).not.toHaveProperty('tieStands');
  expect(cricket.isDecided(state, 'moneyline:game')).toBe(false);
  expect(cricket.certainMark(state, 'super-over', 'yes')).toBe(WIN);
  // Level once more: another one follows, and so on until one side has more.
  while (state.innings.length < 4 || state.phase === 'in-play') {
    const isLevelling = state.phase === 'break';
    state = apply(state, dotBall(state, isLevelling ? { offBat: 1, runs: 1 } : {}));
  }
  expect(state.phase).toBe('break');
  const winner = dotBall(state).side;
  state = apply(state, dotBall(state, { offBat: 4, runs: 4 }));
  while (state.phase !== 'final') state = apply(state, dotBall(state));
  expect(cricket.certainMark(state, 'moneyline:game', winner)).toBe(WIN);
  expect(cricket.scoreboard(state)).toMatchObject({ winner });
  expect(cricket.reopens?.(state, { ...third, innings: 7 })).toBe(false);
  expect(() => apply(state, { ...third, innings: 7 })).toThrow('the match is over');
});

test.each<[string, Partial<CricketPlay>]>([
  ['of the second innings', { innings: 2 }],
  ['of another super over', { innings: 5 }],
  ['of the side that does not begin', { innings: 3, side: 'home' }],
])('no ball %s goes on after a tie', (_name, changes) => {
  const tied = played(played(begun(false), BALLS), BALLS);
  expect(() => apply(tied, dotBall(tied, { side: 'away', ...changes }))).toThrow(ImpossiblePlay);
});
