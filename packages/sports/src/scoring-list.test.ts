import { expect, test } from 'vitest';
import { football } from './football/football.ts';
import { scoringList as footballList } from './football/scoring-list.ts';
import { kickoffState, playGame as playFootball, quietPlay } from './football/testing/games.ts';
import { hockey } from './hockey/hockey.ts';
import type { ScoredGoal } from './hockey/play.ts';
import { scoringList as hockeyList } from './hockey/scoring-list.ts';
import { skaterName } from './hockey/story/narrate.ts';
import { faceOff, playGame as playHockey } from './hockey/testing/games.ts';

/** Some of these games have touchdowns of the defence, on returns and by the third runner. */
const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1);

test('whoever scores in a simulated game of hockey is named, and the list adds up to the score, shoot-outs included', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { homeScore, awayScore, scoring } = hockey.scoreboard(playHockey(seed));
    const last = scoring.at(-1);
    expect(scoring).toHaveLength(homeScore + awayScore);
    expect([last?.home ?? 0, last?.away ?? 0]).toEqual([homeScore, awayScore]);
    for (const { player, when } of scoring) expect(player !== '' || when === 'SO').toBe(true);
  }
});

test('whoever scores in a simulated game of football is named, on returns too, and the list adds up to the score', () => {
  for (const seed of SEEDS) {
    const { homeScore, awayScore, scoring } = football.scoreboard(playFootball(seed));
    const last = scoring.at(-1);
    expect([last?.home ?? 0, last?.away ?? 0]).toEqual([homeScore, awayScore]);
    for (const { what, player } of scoring)
      expect(player !== '', what).toBe(/^(Touchdown|Field goal)/.test(what));
  }
});

test('a good try is told with its touchdown, a missed one not, and a returned one on its own', () => {
  const at = { quarter: 2, clock: 251 };
  const state = {
    ...kickoffState,
    scores: [
      { side: 'home', kind: 'touchdown', player: 3, passer: 0, ...at },
      { side: 'home', kind: 'extra-point', player: 9, ...at },
      { side: 'away', kind: 'touchdown', player: 8, ...at },
      { side: 'home', kind: 'defensive-conversion', ...at },
      { side: 'away', kind: 'safety', player: 8, quarter: 5, clock: 60 },
    ],
  } as const;
  const list = footballList(state);
  expect(list.map(({ when, side, home, away }) => [when, side, home, away])).toEqual([
    ['Q2 4:11', 'home', 7, 0],
    ['Q2 4:11', 'away', 7, 6],
    ['Q2 4:11', 'home', 9, 6],
    ['OT 1:00', 'away', 9, 8],
  ]);
  expect(list[0]?.what).toMatch(/^Touchdown from .+, kick good$/);
  expect(list.slice(1).map(({ what, player }) => [what, player])).toEqual([
    ['Touchdown', ''],
    ['Returned try', ''],
    ['Safety', ''],
  ]);
});

test('who was told by name as one of all others keeps it where a correction says no more of him', () => {
  const score = { home: 6, away: 0 };
  const told = football.apply(kickoffState, playOf({ scores: [NAMED], score }));
  const { quarter, clock } = told;
  const named = (changes: object) => {
    const { name: _, ...same } = told.scores[0] ?? {};
    const correctedScores = [{ ...same, ...changes }];
    const corrected = playOf({ kind: 'correction', correctedScores, score, quarter, clock });
    return footballList(football.apply(told, corrected)).map(({ player }) => player);
  };
  expect(named({})).toEqual(['R. Turner']);
  expect(named({ player: undefined })).toEqual(['R. Turner']);
  expect(named({ name: 'S. Other' })).toEqual(['S. Other']);
  expect(named({ clock: clock + 1 })).toEqual(['']);
});

test('a play that names who scored by what is no name is refused', () => {
  const score = { home: 6, away: 0 };
  const read = (name: string) => playOf({ scores: [{ ...NAMED, name }], score });
  expect(read('R. Turner').scores).toEqual([NAMED]);
  for (const name of ['', ' ', 'R.\u202eTurner', '\u200b'])
    expect(() => read(name), JSON.stringify(name)).toThrow('is no name');
});

test('a try of the overtimes in which colleges take tries alone is told on its own', () => {
  const touchdown = { side: 'home', kind: 'touchdown', clock: 0 } as const;
  const tries = { side: 'home', kind: 'two-point', clock: 0 } as const;
  const scores = [
    { ...touchdown, quarter: 6 },
    { ...tries, quarter: 7 },
    { ...tries, quarter: 8 },
  ];
  const rules = { ...kickoffState.rules, isCollege: true } as const;
  const list = footballList({ ...kickoffState, rules, scores });
  expect(list.map(({ when, what, home }) => [when, what, home])).toEqual([
    ['2OT', 'Touchdown', 6],
    ['3OT', 'Two-point try', 8],
    ['4OT', 'Two-point try', 10],
  ]);
});

test('a goal says when and how it came, and nothing is told of a game whose goals were not all kept', () => {
  const goal: ScoredGoal = {
    side: 'away',
    strength: 'power-play',
    player: 2,
    assists: [],
    period: 2,
    clock: 522,
  };
  const state = { ...faceOff, goals: [1], scored: [goal] };
  expect(hockeyList(state)).toEqual([
    {
      ...{ side: 'away', when: 'P2 8:42', what: 'Power-play goal', home: 0, away: 1 },
      player: skaterName(faceOff.sides.away, 2),
    },
  ]);
  const { player: _, ...nobodys } = goal;
  const unknown = { ...state, scored: [nobodys] };
  expect(hockeyList(unknown)[0]?.player).toBe('');
  expect(hockeyList({ ...faceOff, goals: [1] })).toEqual([]);
});

/** A touchdown of one who is not told apart. */
const NAMED = { side: 'home', kind: 'touchdown', player: 8, name: 'R. Turner' } as const;

/** As it comes from outside. */
function playOf(changes: object) {
  const play = { ...quietPlay(kickoffState), kind: 'other', ...changes };
  return football.parsePlay(JSON.parse(JSON.stringify(play)));
}
