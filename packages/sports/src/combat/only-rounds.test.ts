import { describe, expect, test } from 'vitest';
import { countMarks } from '../count-marks.ts';
import { LOSS, PUSH, WIN } from '../market-definition.ts';
import { sides } from '../rally/testing/told-match.ts';
import { ImpossiblePlay } from '../sport.ts';
import { combat } from './combat.ts';
import { type CombatOutcomes, DRAW, MAJORITY, SPLIT, SUBMISSION } from './outcomes.ts';
import type { CombatPlay, Exchange } from './play.ts';
import { type CombatState, initialState, isWithJudges } from './state.ts';

const SIZE = 16_384;
const NONE = { home: 0, away: 0 };
const before = combat.initial({ sides, format: { onlyRounds: true } });

const roundOver = (round: number): Exchange => ({
  kind: 'exchange',
  text: '',
  round,
  second: 300,
  strikes: NONE,
  knockdown: null,
  takedown: null,
  position: 'standing',
});

/** A fight of so many rounds, before the first and after each. */
function momentsOf(rounds: number): CombatState[] {
  const start = combat.apply(before, { kind: 'format', text: '', rounds });
  const states = [start];
  for (let round = 1; round <= rounds; round++) {
    states.push(combat.apply(states[round - 1] ?? start, roundOver(round)));
  }
  return states;
}

/** A fight that was fought as a source tells it that knows the rounds alone. */
function toldEnd(
  moments: readonly CombatState[],
  { winner, ending, round }: CombatOutcomes,
  i: number,
): CombatState {
  const [end = 0, last = 0] = [ending[i], round[i]];
  const who = winner[i] === 0 ? null : winner[i] === 1 ? 'home' : 'away';
  if (end > SUBMISSION || who === null) {
    const decision =
      end === DRAW ? 'draw' : end === SPLIT ? 'split' : end === MAJORITY ? 'majority' : 'unanimous';
    return after(moments.at(-1), { kind: 'verdict', text: '', winner: who, decision });
  }
  const victory = end === SUBMISSION ? 'submission' : 'knockout';
  const stoppage = { kind: 'stoppage', text: '', round: last, second: 150, strikes: NONE } as const;
  return after(moments[last - 1], { ...stoppage, winner: who, victory });
}

function after(state: CombatState | undefined, play: CombatPlay): CombatState {
  if (!state) throw new Error('no such moment');
  return combat.apply(state, combat.parsePlay(play));
}

describe.each([3, 5])('of a fight of %i rounds that is told by rounds alone', (rounds) => {
  const strength = combat.fit({ homeWinProbability: 0.72, format: { rounds } });
  const fought = combat.simulate(initialState(sides, { rounds }), strength, SIZE, 5);
  const moments = momentsOf(rounds);
  const ends = new Map<string, { readonly final: CombatState; fights: number }>();
  for (let i = 0; i < SIZE; i++) {
    const key = [fought.winner[i], fought.ending[i], fought.round[i]].join();
    const known = ends.get(key) ?? { final: toldEnd(moments, fought, i), fights: 0 };
    ends.set(key, known);
    known.fights += 1;
  }

  test.each(moments.map((state) => [state.round, state] as const))(
    'every selection is won, lost and given back as often as its samples say, after round %i',
    (round, state) => {
      const samples = combat.simulate(state, strength, SIZE, 9);
      const reached = [...ends.values()].filter(
        ({ final }) => final.round > round || final.result?.victory === 'decision',
      );
      const all = reached.reduce((sum, { fights }) => sum + fights, 0);
      const offers = combat.offer(state, samples, sides);
      expect(offers.length).toBeGreaterThan(10);
      const wrong: string[] = [];
      for (const { market } of offers) {
        const { wins, pushes } = countMarks(market, samples);
        market.selections.forEach(({ key }, at) => {
          const name = `${market.key}/${key}`;
          const share = (mark: number) =>
            reached.reduce(
              (sum, { final, fights }) =>
                combat.certainMark(final, market.key, key) === mark ? sum + fights : sum,
              0,
            ) / all;
          for (const [mark, count = 0] of [
            [WIN, wins[at]],
            [PUSH, pushes[at]],
          ] as const) {
            const said = count / SIZE;
            const error = Math.sqrt(said * (1 - said) * (1 / SIZE + 1 / all)) + 1 / all;
            // Of some five hundred shares one is further off in a thousand such tests.
            if (Math.abs(share(mark) - said) > 5 * error)
              wrong.push(`${name} ${mark}: ${said}, ${share(mark)}`);
          }
          const [won = 0, back = 0] = [wins[at], pushes[at]];
          const isOfRounds = /^(total|result-total):/.test(market.key);
          if (isOfRounds && (won === 0 || won + back === SIZE))
            wrong.push(`${name} cannot be ${won ? 'lost' : 'won'}`);
        });
      }
      expect(wrong).toEqual([]);
      // Nobody could lose the one side of such a line, or win the other.
      const keys = offers.map(({ market }) => market.key);
      expect(keys).not.toContain(`total:game:${round + 0.5}`);
      expect(keys).not.toContain(`result-total:game:${round + 0.5}`);
      if (round + 1.5 < rounds) expect(keys).toContain(`total:game:${round + 1.5}`);
      const mains = offers.filter(({ market, main }) => main && market.key.startsWith('total:game'));
      expect(mains).toHaveLength(round + 1 < rounds ? 1 : 0);
      expect(isWithJudges(state)).toBe(round === rounds);
    },
  );
});

test('a bet on a line that is no longer sold is graded as it was', () => {
  const [start, first] = momentsOf(3);
  const finished = {
    kind: 'stoppage',
    text: '',
    second: 150,
    strikes: NONE,
    winner: 'home',
    victory: 'knockout',
  } as const;
  const marksOf = (state: CombatState) =>
    ['over', 'under'].map((key) => combat.certainMark(state, 'total:game:0.5', key));
  expect(marksOf(after(start, { ...finished, round: 1 }))).toEqual([PUSH, PUSH]);
  expect(marksOf(after(first, { ...finished, round: 2 }))).toEqual([WIN, LOSS]);
});

test('a round counts once it is over, and not from its middle on', () => {
  const middle = after(momentsOf(3)[0], { ...roundOver(1), second: 165 });
  expect(combat.isDecided(middle, 'total:game:0.5')).toBe(false);
  expect(combat.isDecided(after(middle, roundOver(1)), 'total:game:0.5')).toBe(true);
  const told = after(initialState(sides), { ...roundOver(1), second: 165 });
  expect(combat.isDecided(told, 'total:game:0.5')).toBe(true);
});

test('a fixture may say it before any play does, and no play takes it back', () => {
  const keys = combat
    .offer(before, combat.simulate(before, combat.even, 512, 1), sides)
    .map(({ market }) => market.key);
  expect(keys.filter((key) => /^(strikes|knockdowns|takedowns|first|lasts)/.test(key))).toEqual([]);
  expect(keys).not.toContain('total:game:0.5');
  expect(after(before, { kind: 'format', text: '', rounds: 5 })).toMatchObject({
    onlyRounds: true,
    rules: { rounds: 5 },
  });
  expect(() => after(before, { kind: 'format', text: '', rounds: 3, onlyRounds: false })).toThrow(
    ImpossiblePlay,
  );
});
