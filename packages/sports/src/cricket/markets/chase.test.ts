import { expect, test } from 'vitest';
import { type Mark, PUSH, WIN } from '../../market-definition.ts';
import { cricket } from '../cricket.ts';
import { type CricketPlay, runsOf } from '../play.ts';
import type { CricketState } from '../state.ts';
import { TWENTY } from '../strength.ts';
import { firstState, playGame, sides } from '../testing/games.ts';

interface Told {
  readonly final: CricketState;
  readonly plays: readonly CricketPlay[];
}

function told(seed: number): Told {
  const plays: CricketPlay[] = [];
  const final = playGame(seed, TWENTY, (_state, play) => plays.push(play));
  return { final, plays };
}

const games = Array.from({ length: 12 }, (_, seed) => told(seed + 1)).filter(
  ({ final }) => final.innings.length === 2,
);

function marksOf(state: CricketState, key: string): (Mark | undefined)[] {
  return (cricket.market(key, sides)?.selections ?? []).map((each) =>
    cricket.certainMark(state, key, each.key),
  );
}

function winnersOf(state: CricketState, key: string): string[] {
  const selections = cricket.market(key, sides)?.selections ?? [];
  return selections
    .filter((each) => cricket.certainMark(state, key, each.key) === WIN)
    .map((each) => each.key);
}

/** Runs of the balls of an innings that a test holds of, from the plays alone. */
function runsWhere(
  { plays }: Told,
  innings: number,
  test: (play: CricketPlay, ball: number) => boolean,
): number {
  let balls = 0;
  let runs = 0;
  for (const play of plays.filter((each) => each.innings === innings && each.kind === 'delivery')) {
    if (test(play, balls)) runs += runsOf(play);
    balls = play.balls;
  }
  return runs;
}

const parity = (runs: number) => (runs % 2 === 1 ? 'odd' : 'even');

test('runs of an over, of three together and of an innings are graded by the balls of them', () => {
  for (const game of games) {
    const third = runsWhere(game, 2, (_play, ball) => Math.floor(ball / 6) === 2);
    const three = runsWhere(game, 2, (_play, ball) => ball >= 12 && ball < 30);
    expect(winnersOf(game.final, 'over-odd-even:2:3')).toEqual([parity(third)]);
    expect(winnersOf(game.final, `next-overs:2:3:${three + 0.5}`)).toEqual(['under']);
    expect(winnersOf(game.final, `next-overs:2:3:${Math.max(0, three - 1) + 0.5}`)).toEqual([
      three === 0 ? 'under' : 'over',
    ]);
    const all = runsWhere(game, 1, () => true);
    const first = game.final.innings[0]?.side ?? 'home';
    expect(winnersOf(game.final, `team-odd-even:${first}`)).toEqual([parity(all)]);
    const hits = game.plays.filter(({ innings, offBat }) => innings === 1 && (offBat === 4 || offBat === 6));
    expect(winnersOf(game.final, `boundaries-${first}:${hits.length + 0.5}`)).toEqual(['under']);
    expect(winnersOf(game.final, `boundaries-${first}:${hits.length - 0.5}`)).toEqual(['over']);
  }
});

test('a chase is graded by its margin and the balls it left', () => {
  const seen = new Set<string>();
  for (const { final } of games) {
    const [first, second] = final.innings;
    if (first === undefined || second === undefined) throw new Error('two innings');
    const margin = winnersOf(final, `margin:${first.side}`);
    const isChased = second.runs > first.runs;
    const by = isChased ? 10 - second.wickets : first.runs - second.runs;
    const least = (isChased ? [7, 4, 1] : [41, 21, 11, 1]).find((from) => by >= from);
    expect(margin).toEqual([by === 0 ? 'tie' : `${isChased ? 'wickets' : 'runs'}-${least}`]);
    seen.add(isChased ? 'wickets' : 'runs');
    const left = 120 - second.balls;
    expect(winnersOf(final, 'balls-left:6')).toEqual([isChased && left >= 6 ? 'yes' : 'no']);
    expect(winnersOf(final, `all-out:${second.side}`)).toEqual([second.wickets === 10 ? 'yes' : 'no']);
    const most = Math.max(...second.batters.map(({ runs }) => runs));
    expect(winnersOf(final, `team-milestone:${second.side}:50`)).toEqual([most >= 50 ? 'yes' : 'no']);
    expect(winnersOf(final, `highest-score-${second.side}:${most + 0.5}`)).toEqual(['under']);
    expect(cricket.explain(final, `margin:${first.side}`, margin[0] ?? '')).toMatch(/won$|tied$/);
  }
  expect([...seen].sort()).toEqual(['runs', 'wickets']);
});

test('a partnership is what is added until its wicket, and the stake comes back where it does not begin', () => {
  let begun = 0;
  for (const { final } of games) {
    for (const { side, falls, runs } of final.innings) {
      for (let n = 2; n <= 10; n++) {
        const from = falls[n - 2];
        const key = (line: number) => `partnership:${side}:${n}:${line}`;
        if (from === undefined) {
          expect(marksOf(final, key(9.5))).toEqual([PUSH, PUSH]);
          expect(cricket.explain(final, key(9.5), 'over')).toMatch(/^Stake back/);
          continue;
        }
        const added = (falls[n - 1]?.runs ?? runs) - from.runs;
        expect(winnersOf(final, key(added + 0.5))).toEqual(['under']);
        if (added > 0) expect(winnersOf(final, key(added - 0.5))).toEqual(['over']);
        begun += 1;
      }
    }
    const [home, away] = (['home', 'away'] as const).map((side) => {
      const innings = final.innings.find((each) => each.side === side);
      return innings?.falls[0]?.runs ?? innings?.runs ?? 0;
    });
    const lead = (home ?? 0) - (away ?? 0);
    expect(winnersOf(final, 'opening-stand')).toEqual([lead === 0 ? 'tie' : lead > 0 ? 'home' : 'away']);
  }
  expect(begun).toBeGreaterThan(40);
});

test('samples say of a match that is over what was played', () => {
  for (const { final } of games) {
    const first = final.innings[0]?.side ?? 'home';
    const samples = cricket.simulate(final, TWENTY, 5, 1);
    for (const key of [`margin:${first}`, 'balls-left:6', 'opening-stand', `partnership:${first}:3:9.5`]) {
      const marks = cricket.market(key, sides)?.selections.map((each) => each.mark(samples, 0));
      expect([key, marks]).toEqual([key, marksOf(final, key)]);
    }
  }
});

test('a margin and balls left are not sold once rain has moved the target, and no more than can still be left', () => {
  let chase: CricketState | undefined;
  playGame(4, TWENTY, (state) => {
    if (state.innings.length === 2 && (state.innings[1]?.balls ?? 0) >= 108) chase ??= state;
  });
  if (chase === undefined) throw new Error('a long chase');
  expect(cricket.isDecided(chase, 'balls-left:18')).toBe(true);
  expect(cricket.isDecided(chase, 'balls-left:6')).toBe(false);
  const keysOf = (state: CricketState) =>
    cricket.offer(state, cricket.simulate(state, TWENTY, 512, 2), sides).map(({ market }) => market.key);
  const isOfChase = (key: string) => /^(margin|balls-left):/.test(key);
  expect(keysOf(chase).some(isOfChase)).toBe(true);
  expect(keysOf({ ...chase, revisedTarget: 150 }).some(isOfChase)).toBe(false);
  expect(cricket.isDecided(firstState, 'margin:home')).toBe(false);
});
