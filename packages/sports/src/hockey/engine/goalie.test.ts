import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import { hockey } from '../hockey.ts';
import type { HockeyPlay } from '../play.ts';
import { EMPTY_NET, MAX_GOALS, packGoal, strengthOf } from '../scoring.ts';
import type { HockeyState } from '../state.ts';
import { EVEN } from '../strength.ts';
import { faceOff, playGame, quietPlay } from '../testing/games.ts';
import { likelyPulls, oddsWith } from './goalie.ts';

const FORMS = 512;
const LUCKS = Array.from({ length: 2 ** 16 }, (_, bits) => ((bits << 16) | 0xabcd) >>> 0);

/** The third period with the home side so many goals behind, before anything of it was told but the clock. */
function behindBy(goals: number, clock: number): HockeyState {
  const scored = Array.from({ length: goals }, () => packGoal(1, 1, 0, 0, 600));
  return { ...faceOff, phase: 'in-play', period: 3, clock, goals: scored };
}

function after(state: HockeyState, ...plays: readonly Partial<HockeyPlay>[]): HockeyState {
  return plays.reduce((now, play) => apply(now, quietPlay(now, play)), state);
}

const shotAt = (clock: number): Partial<HockeyPlay> => ({ kind: 'shot', clock, shot: { side: 'away' } });
const away = { home: true, away: false };

/** Days that are left, each with its share of all draws. */
function daysAfter({ goalies }: HockeyState): Map<number, number> {
  const draw = likelyPulls(goalies);
  const days = new Map<number, number>();
  for (const luck of LUCKS) {
    const form = (draw(luck) >>> 16) & (FORMS - 1);
    days.set(form, (days.get(form) ?? 0) + 1 / LUCKS.length);
  }
  return days;
}

/** Of samples, the share in which the next goal falls into an empty net. */
function nextIntoEmptyNet(state: HockeyState): number {
  const { list, listed, size } = hockey.simulate(state, EVEN, 2048, 3);
  const next = state.goals.length;
  let into = 0;
  for (let i = 0; i < size; i++) {
    const isScored = (listed[i] ?? 0) > next;
    if (isScored && strengthOf(list[i * MAX_GOALS + next] ?? 0) === EMPTY_NET) into++;
  }
  return into / size;
}

test('three behind, a goalie who is there when he would be gone on all days that he goes stays to the end', () => {
  expect(nextIntoEmptyNet(after(behindBy(3, 300), shotAt(210)))).toBeGreaterThan(0.2);
  expect(nextIntoEmptyNet(after(behindBy(3, 300), shotAt(140)))).toBe(0);
});

test('as long as nothing was told of goalies the luck of samples stays as it is, also in games begun before it was noted', () => {
  const draw = likelyPulls(undefined);
  expect(LUCKS.every((luck) => draw(luck) === luck)).toBe(true);
  // More is left of the period than on any day when goalies leave.
  const early = after(behindBy(2, 900), shotAt(800));
  expect(early.goalies).toBeDefined();
  const same = likelyPulls(early.goalies);
  expect(LUCKS.every((luck) => ((same(luck) ^ luck) & 0x1ffffff) === 0)).toBe(true);
});

test('the day that a game is played on is always among those that are left, and they become fewer', () => {
  let most = 0;
  let pulls = 0;
  for (let seed = 0; seed < 60; seed++) {
    playGame(seed, (state) => {
      if (state.goalies === undefined) return false;
      const form = ((state.form ?? 0) >>> 16) & (FORMS - 1);
      expect(oddsWith(form, state.goalies), `game ${seed} at ${state.clock}`).toBe(0);
      if (state.pulled.home || state.pulled.away) pulls += 1;
      const left = Array.from({ length: FORMS }, (_, day) => oddsWith(day, state.goalies ?? NONE));
      most = Math.max(most, left.filter((odds) => odds > 0).length);
      return false;
    });
  }
  expect(pulls).toBeGreaterThan(0);
  expect(most).toBeGreaterThan(FORMS - 10);
});

const NONE = { stayed: [], left: [] };

test('all days that are left are as likely as each other', () => {
  const days = daysAfter(after(behindBy(2, 300), shotAt(160)));
  // Of 64 moments from 130 seconds on the first 30 have not come yet, whatever is done three behind.
  expect(days.size).toBe(30 * 8);
  for (const [form, share] of days) {
    expect(form & 63).toBeLessThan(30);
    expect(share).toBeCloseTo(1 / days.size, 3);
  }
});

test('a goalie who leaves tells the moment, and of a goal that made him leave at once only that it had come', () => {
  const told = daysAfter(after(behindBy(1, 300), { kind: 'goalie-pulled', clock: 110, pulled: away }));
  expect([...told.keys()].every((form) => (form & 63) === 20)).toBe(true);
  const goal = { side: 'away' as const, strength: 'even' as const, player: 1, assists: [] };
  const scored = after(behindBy(0, 300), {
    ...{ kind: 'goal', clock: 110, goal, shot: { side: 'away', player: 1 }, score: { home: 0, away: 1 } },
  });
  expect(scored.goalies).toBeUndefined();
  const atOnce = daysAfter(after(scored, { kind: 'goalie-pulled', clock: 110, pulled: away }));
  expect(Math.min(...[...atOnce.keys()].map((form) => form & 63))).toBe(20);
  expect(Math.max(...[...atOnce.keys()].map((form) => form & 63))).toBe(63);
});

test('who leaves three behind is no goalie of a day on which none does', () => {
  const days = daysAfter(after(behindBy(3, 300), { clock: 150, pulled: away }));
  expect([...days.keys()].every((form) => ((form >> 6) & 7) < 5 && (form & 63) >= 10)).toBe(true);
});

test('a goalie who comes back is no word of one who stayed, and a goal tells of the score before it', () => {
  const gone = after(behindBy(1, 300), { clock: 130, pulled: away });
  const back = after(gone, { kind: 'goalie-back', clock: 100, pulled: { home: false, away: false } });
  expect(back.goalies).toEqual(gone.goalies);
  const goal = { side: 'away' as const, strength: 'empty-net' as const, player: 1, assists: [] };
  const scored = after(behindBy(1, 300), {
    ...{ kind: 'goal', clock: 120, goal, shot: { side: 'away', player: 1 }, score: { home: 0, away: 2 } },
    pulled: away,
  });
  expect(scored.goalies?.left).toEqual([0, 120, 0, 0]);
});

test('coaches who follow no day leave those that least is at odds with, and the rest of what was told stands', () => {
  // Two behind he stays too long; before, a goal less behind, he left too early, for a penalty that was to come.
  const early = after(behindBy(1, 900), { clock: 700, pulled: away });
  const home = { kind: 'goalie-back', clock: 690, pulled: { home: false, away: false } } as const;
  const late = after(after(early, home), shotAt(100));
  const days = daysAfter(late);
  expect(days.size).toBe(10 * 8);
  expect([...days.keys()].every((form) => (form & 63) < 10)).toBe(true);
  expect(daysAfter(after(behindBy(2, 300), shotAt(60))).size).toBe(FORMS);
  const random = new Random(1);
  expect(hockey.playOn(late, EVEN, random)).toBeDefined();
});
