import { expect, test } from 'vitest';
import { actual } from '../actual.ts';
import { baseball } from '../baseball.ts';
import { simulate } from '../simulate.ts';
import type { BaseballState } from '../state.ts';
import { playerAt, substituteFor } from '../story/players.ts';
import { EVEN } from '../strength.ts';
import { firstState, playGame } from '../testing/games.ts';

const SIZE = 8192;
const GAMES = 400;
const samples = simulate(firstState, EVEN, SIZE, 11);
const played = Array.from({ length: GAMES }, (_, seed) => playGame(seed + 1));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const hitsIn = (packed: number | undefined) => (packed ?? 0) & 255;

test('the men who begin have as many hits in games that are told as in the samples that price them', () => {
  for (const places of [
    [0, 1, 2, 3],
    [7, 8],
  ]) {
    const hits = (batters: BaseballState['batters']) =>
      mean(places.flatMap((place) => [batters.home, batters.away].map((order) => order[place]?.hits ?? 0)));
    const told = mean(played.map(({ batters }) => hits(batters)));
    const sampled = mean(
      places.flatMap((place) =>
        [samples.batters.home, samples.batters.away].map((order) =>
          mean([...(order[place] ?? [])].map(hitsIn)),
        ),
      ),
    );
    // Four standard errors: a man's hits deviate by 0.95, and those of men and sides are as good as apart.
    expect(Math.abs(told - sampled)).toBeLessThan((4 * 0.95) / Math.sqrt(GAMES * places.length * 2));
  }
});

test('a side has as many hits of others than those who began in games that are told as in samples', () => {
  const others = (hits: number, order: readonly number[]) => hits - order.reduce((sum, one) => sum + one, 0);
  const told = played.flatMap(({ hits, batters }) =>
    (['home', 'away'] as const).map((side) =>
      others(
        hits[side],
        batters[side].map((line) => line.hits),
      ),
    ),
  );
  const sampled = Array.from({ length: SIZE }, (_, i) =>
    others(
      samples.hits.away[i] ?? 0,
      samples.batters.away.map((column) => hitsIn(column[i])),
    ),
  );
  expect(mean(sampled)).toBeGreaterThan(0.2);
  expect(mean(sampled)).toBeLessThan(0.5);
  expect(Math.abs(mean(told) - mean(sampled))).toBeLessThan((4 * 0.65) / Math.sqrt(2 * GAMES));
});

test('nobody is replaced before the fifth inning, nor once something of his turn was played', () => {
  const seen: BaseballState[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    let before = firstState;
    playGame(seed, EVEN, (state, play) => {
      if (play.kind === 'substitution') seen.push(before);
      before = state;
    });
  }
  expect(seen.length).toBeGreaterThan(60);
  for (const { inning, stage, phase } of seen) {
    expect(inning).toBeGreaterThanOrEqual(4);
    expect([stage, phase === 'break' || inning >= 5]).toEqual(['new', true]);
  }
});

test('a man at bat with a count takes his turn himself', () => {
  const [late] = played.filter(({ batters }) => batters.away[8]?.hits === 0);
  if (late === undefined) throw new Error('no such game');
  const up = {
    ...late,
    phase: 'in-play',
    inning: 9,
    half: 'top',
    outs: 2,
    nextBatter: { home: 0, away: 8 },
  } as const;
  const { replaced: _, ...whole } = {
    ...up,
    innings: { home: Array.from({ length: 8 }, () => 1), away: [0] },
  };
  const hitsOf = (stage: BaseballState['stage']) =>
    mean([...(simulate({ ...whole, stage }, EVEN, SIZE, 3).batters.away[8] ?? [])].map(hitsIn));
  expect(hitsOf('new')).toBeLessThan(0.95 * hitsOf('pitching'));
  expect(actual(whole).hits.away[0]).toBe(late.hits.away);
});

test('the substitute of a simulated game has a name of his own in sentences, that of nobody who began, and nowhere else', () => {
  const { home, away } = firstState.sides;
  const begun = new Set(
    [home, away].flatMap((side) => Array.from({ length: 18 }, (_, at) => playerAt(side, at))),
  );
  let [told, batted] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    let before = firstState;
    /** Of whoever came in last, until his turn is over. */
    let name: string | undefined;
    playGame(seed, EVEN, (state, play) => {
      const { batter } = baseball.scoreboard(before);
      if (play.kind === 'substitution' && before.phase === 'in-play') {
        [, name] = /^(\w\. .+) bats for (\w\. .+)$/.exec(play.text) ?? [];
        expect(play.text).toBe(`${name} bats for ${batter}`);
        expect(begun).not.toContain(name);
        expect(baseball.scoreboard(state).batter).toBeUndefined();
        told++;
      }
      if (name !== undefined && play.kind === 'strikeout') {
        expect(play.text).toMatch(name);
        batted++;
      }
      const goesOn = ['substitution', 'pitch', 'pitching-change', 'steal', 'wild-pitch'].includes(play.kind);
      if (!goesOn) name = undefined;
      expect(play.text).not.toMatch(/^[a-z]|substitute/);
      before = state;
    });
  }
  expect(told).toBeGreaterThan(10);
  expect(batted).toBeGreaterThan(2);
});

test('of a side whose players are told nobody says who came in', () => {
  const { home } = firstState.sides;
  expect(substituteFor(home, 0)).toMatch(/^\w\. /);
  expect(substituteFor({ ...home, players: ['A. Told'] }, 0)).toBe('');
});
