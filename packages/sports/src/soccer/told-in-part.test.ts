import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIDES } from '../kit/sides.ts';
import { LOSS, PUSH, WIN } from '../market-definition.ts';
import { checkToldInPart, type Ledger, type OnCount, tick } from '../testing/told-in-part.ts';
import { futsal, soccer } from './model.ts';
import type { SoccerPlay } from './play.ts';
import { EVERYBODY_ELSE, PLACES } from './player-words.ts';
import { after, sides } from './testing/games.ts';

const onCounts: OnCount[] = SIDES.flatMap((side) =>
  [1, 2, 5, 6, 9, 10].flatMap((place) => [
    ...[0.5, 1, 2.5].map((line) => ({
      key: `player:shots:${side}:${place}:${line}`,
      count: `shots:${side}:${place}`,
      line,
    })),
    { key: `player:shots-on-target:${side}:${place}:0.5`, count: `on-target:${side}:${place}`, line: 0.5 },
    ...[1, 2].flatMap((least) => [
      { key: `reach:shots:${side}:${place}:${least}`, count: `shots:${side}:${place}`, line: least - 0.5 },
      { key: `scorer:${side}:${place}:${least}`, count: `goals:${side}:${place}`, line: least - 0.5 },
    ]),
    { key: `booked:${side}:${place}`, count: `cards:${side}:${place}`, line: 0.5 },
    { key: `assist:${side}:${place}`, count: `assists:${side}:${place}`, line: 0.5 },
    { key: `score-or-assist:${side}:${place}`, count: `involved:${side}:${place}`, line: 0.5 },
  ]),
);

/** Of a goal from play one of three things is not told: who scored, who passed, or both. */
function silenced(play: SoccerPlay, luck: number): SoccerPlay | undefined {
  const { player, assist, ...rest } = play;
  if (player === undefined || play.kind === 'shootout-kick') return undefined;
  if (assist === undefined || luck % 3 === 0) return rest;
  return luck % 3 === 1 ? { ...rest, assist } : { ...rest, player };
}
/** What a play is counted as, of a player or of nobody. */
function deedsOf(play: SoccerPlay): [what: string, who: number | undefined][] {
  const { kind, how, player, assist } = play;
  const own = countsOf(play).map((what): [string, number | undefined] => [what, player]);
  if (kind !== 'goal' || how === 'own-goal') return own;
  const passed = assist === null || (how === 'penalty' && assist === undefined) ? [] : [assist];
  // Who is told has it counted before what is not told ends the counting.
  return [
    ...own,
    ...passed.map((who): [string, number | undefined] => ['assists', who]),
    ...[player, ...passed]
      .sort((one, other) => Number(one === undefined) - Number(other === undefined))
      .map((who): [string, number | undefined] => ['involved', who]),
  ];
}

function countsOf({ kind, how, onTarget }: SoccerPlay): string[] {
  switch (kind) {
    case 'goal':
      return how === 'own-goal' ? [] : ['goals', 'shots', 'on-target'];
    case 'shot':
    case 'missed-penalty':
      return onTarget ? ['shots', 'on-target'] : ['shots'];
    case 'yellow-card':
    case 'red-card':
      return ['cards'];
    default:
      return [];
  }
}

function count(scorers: readonly number[]): (plays: readonly SoccerPlay[]) => Ledger {
  return (plays) => {
    const counts = new Map<string, number>();
    const silent = new Set<string>();
    const sentOff = new Set<string>();
    /** Counts of players of which nothing is missing, for they were sent off before. */
    const complete = new Set<string>();
    const goals: (string | undefined)[] = [];
    for (const play of plays.filter(({ period }) => period <= 2)) {
      const { side = '', player, kind, how } = play;
      if (kind === 'goal') {
        const code = `${side}-${player}`;
        const isOther = how === 'own-goal' || (player !== undefined && !scorers.includes(player));
        goals.push(isOther ? 'other' : player === undefined ? undefined : code);
      }
      for (const [what, who] of deedsOf(play)) {
        const isSilent = silent.has(`${what}:${side}`);
        if (who === undefined) {
          if (!isSilent)
            for (const whose of sentOff) if (whose.startsWith(side)) complete.add(`${what}:${whose}`);
          silent.add(`${what}:${side}`);
        } else if (!isSilent) tick(counts, `${what}:${side}:${who}`);
      }
      if (kind === 'red-card' && player !== undefined) sentOff.add(`${side}:${player}`);
    }
    return {
      counts,
      isSilent: (what) => silent.has(what.split(':').slice(0, 2).join(':')) && !complete.has(what),
      singles: new Map([
        ['first-scorer', goals.length === 0 ? 'none' : goals[0]],
        ['last-scorer', goals.length === 0 ? 'none' : goals.at(-1)],
      ]),
    };
  };
}

test.each([
  [soccer, [9, 10, 5, 6, 7, 8, 11, 12]],
  [futsal, [1, 2, 3, 4, 5, 6, 7, 8]],
] as const)(
  'what was told of players stays decided when a play does not say who did it, and of that side the rest goes back: $slug',
  (sport, scorers) => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.uniqueArray(fc.nat(30), { maxLength: 3 }), (seed, silent) => {
        checkToldInPart({ sport, sides, onCounts, silenced, count: count(scorers) }, seed, new Set(silent));
      }),
      { numRuns: 8 },
    );
  },
);

test('what is not told after a player was sent off is not his', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'shot', 'home', { player: 9, onTarget: false }],
    [1, 30, 'red-card', 'home', { player: 9 }],
    [1, 35, 'shot', 'home', { onTarget: false }],
  ]);
  const marks = (key: string) =>
    soccer.market(key, sides)?.selections.map(({ mark }) => mark(soccer.actual(state), 0));
  expect(marks('player:shots:home:9:1.5')).toEqual([0, 1]);
  expect(marks('player:shots:home:10:1.5')).toEqual([2, 2]);
});

test('the last place of the roster has what was told of it, and the rest of it goes back', () => {
  const last = { player: PLACES - 1, onTarget: false };
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'shot', 'home', last],
    [1, 6, 'shot', 'home', last],
    [1, 35, 'shot', 'home', { onTarget: false }],
  ]);
  const key = (line: number) => `player:shots:home:${PLACES - 1}:${line}`;
  expect(soccer.certainMark(state, key(1.5), 'over')).toBe(WIN);
  expect(soccer.certainMark(state, key(2.5), 'under')).toBe(PUSH);
});

test('what somebody did who has no place is nobody’s of those who have one, and gives no stake back', () => {
  const who = { player: EVERYBODY_ELSE };
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'shot', 'home', { ...who, onTarget: true }],
    [1, 20, 'goal', 'home', { ...who, how: 'open-play', assist: 9 }],
    [1, 30, 'yellow-card', 'home', who],
    [1, 45, 'end-of-period'],
    [2, 0, 'kickoff'],
    [2, 45, 'end-of-game'],
  ]);
  const marks = (key: string) =>
    soccer.market(key, sides)?.selections.map(({ mark }) => mark(soccer.actual(state), 0));
  expect(marks('player:shots:home:9:0.5')).toEqual([LOSS, WIN]);
  expect(marks('reach:shots:home:9:1')).toEqual([LOSS, WIN]);
  expect(marks('booked:home:2')).toEqual([LOSS, WIN]);
  expect(marks('scorer:home:9:1')).toEqual([LOSS, WIN]);
  expect(marks('assist:home:9')).toEqual([WIN, LOSS]);
  const first = soccer.market('first-scorer', sides)?.selections;
  expect(first?.filter(({ mark }) => mark(soccer.actual(state), 0) === WIN).map(({ key }) => key)).toEqual([
    'other',
  ]);
  expect(soccer.explain(state, 'first-scorer', 'other')).toBe(
    'Another player of Arsenal scored the first goal',
  );
});
