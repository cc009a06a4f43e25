import { bandKey, bandName, bands, isIn } from '../../kit/bands.ts';
import { leadOf, realValue } from '../../kit/contest.ts';
import { asCount, asPositiveLine, asSide, type MarketKind, type SelectionRule } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { SIDES } from '../../kit/sides.ts';
import { mostSelections, resultOf } from '../../kit/winner.ts';
import { counted } from '../../kit/words.ts';
import { WIN } from '../../market-definition.ts';
import { exactly, scoreOf, scoreValue } from '../../rally/match-markets.ts';
import { whenPlayed } from '../../rally/played.ts';
import { sharedScores } from '../../rally/shared-scores.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { rounds } from '../contest.ts';
import { asMap, type MapKey, mapNumber, pistolOf, roundsOf, type TacticalMeasure } from '../measures.ts';
import { type TacticalOutcomes, TOLD_ROUNDS } from '../outcomes.ts';
import { bothPistolsOf, leadAfterRounds, pistolAndMap, streakOn, wonOfRounds } from '../round-measures.ts';
import { HALF, ROUNDS_TO_WIN } from '../rules.ts';
import type { TacticalState } from '../state.ts';

type Kind = MarketKind<TacticalState, TacticalOutcomes>;

const MARGINS = bands(2, 4, 6, 9);
const MOST_NEXT = 6;

/** The map of a key that was built before. */
function mapOf(args: readonly string[]): MapKey {
  return asMap(args[0]) ?? 'm1';
}

/** next-rounds:<map>:<first>:<count>: how so many rounds are shared; the stake comes back when not all of them are played. */
export const nextRounds: Kind = {
  head: 'next-rounds',
  build(args, sides) {
    const map = asMap(args[0]);
    const from = asCount(args[1], 1, TOLD_ROUNDS);
    const count = asCount(args[2], 2, MOST_NEXT);
    if (map === undefined || from === undefined || count === undefined || args.length !== 3) return undefined;
    if (from + count - 1 > TOLD_ROUNDS) return undefined;
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} Rounds ${from}–${from + count - 1} Score`,
      family: ['next-rounds', ...args].join(':'),
      measure: wonOfRounds(map, from, count),
      winners: 1,
      selections: sharedScores(count, sides, (home) => whenPlayed((found) => found === home + 1)),
    };
  },
  isDecided: (args, state) =>
    rounds.isPeriodOver(state, mapOf(args)) || realValue(measureOfNext(args), actual(state)) !== 0,
  explain: ({ args, state, outcomes }) => {
    const [first, count] = [Number(args[1]), Number(args[2])];
    const what = `rounds ${first}–${first + count - 1} of map ${mapNumber(mapOf(args))}`;
    const won = realValue(measureOfNext(args), outcomes) - 1;
    if (won < 0) return `Stake back: not all of ${what} were played`;
    return `Of ${what} ${state.sides.home.mediumName} won ${won}, ${state.sides.away.mediumName} ${count - won}`;
  },
};

function measureOfNext(args: readonly string[]): TacticalMeasure {
  return wonOfRounds(mapOf(args), Number(args[1]), Number(args[2]));
}

/** map-lead:<map>:<rounds>: who is ahead after so many rounds of it, which every map has. */
export const mapLead: Kind = {
  head: 'map-lead',
  build(args, sides) {
    const map = asMap(args[0]);
    const played = asCount(args[1], 2, ROUNDS_TO_WIN);
    if (map === undefined || played === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} Leader After ${played} Rounds`,
      family: `map-lead:${map}:${played}`,
      measure: leadAfterRounds(map, played),
      winners: 1,
      selections: mostSelections(sides, { key: 'level', name: 'Level' }),
    };
  },
  isDecided: (args, state) => {
    const told = state.maps[mapNumber(mapOf(args)) - 1]?.rounds.length ?? 0;
    return told >= Number(args[1]) || rounds.isPeriodOver(state, mapOf(args));
  },
  explain: ({ args, state, outcomes }) => {
    const lead = realValue(leadAfterRounds(mapOf(args), Number(args[1])), outcomes);
    const after = `after ${args[1]} rounds of map ${mapNumber(mapOf(args))}`;
    if (lead === 0) return `It was level ${after}`;
    return `${state.sides[lead > 0 ? 'home' : 'away'].mediumName} led by ${Math.abs(lead)} ${after}`;
  },
};

/** map-score:<map>: its score to the round, but for one that goes to overtime; the stake comes back when it is not played. */
export const mapScore: Kind = {
  head: 'map-score',
  build(args, sides) {
    const map = args.length === 1 ? asMap(args[0]) : undefined;
    if (map === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'map',
      name: `Map ${mapNumber(map)} Correct Score`,
      family: `map-score:${map}`,
      measure: scoreOf(rounds, map),
      winners: 1,
      selections: SIDES.flatMap((side) => [
        ...Array.from({ length: HALF }, (_, lost) => scoreOnMap(side, lost, sides)),
        {
          key: `${side}-overtime`,
          type: 'EXACTLY' as const,
          name: `${sides[side].mediumName} in Overtime`,
          side,
          grade: whenPlayed((value) => isInOvertime(side, value)),
        },
      ]),
    };
  },
  isDecided: (args, state) => rounds.isPeriodOver(state, mapOf(args)),
  mayCome: (args, _state, soFar) => {
    const map = mapOf(args);
    const [home = 0, away = 0] = SIDES.map((side) => realValue(roundsOf(side, map), soFar));
    const lost = (from: number) => Array.from({ length: Math.max(0, HALF - from) }, (_, more) => from + more);
    return [
      ...(home < ROUNDS_TO_WIN ? lost(away).map((count) => scoreValue(ROUNDS_TO_WIN, count)) : []),
      ...(away < ROUNDS_TO_WIN ? lost(home).map((count) => scoreValue(count, ROUNDS_TO_WIN)) : []),
      ...SIDES.map((side) => OVERTIME[side]),
    ];
  },
  explain: (facts) => resultOf(rounds, facts, mapOf(facts.args)),
};

/** A score that only overtime brings; what a selection gets at it, it gets at all of them. */
const OVERTIME: Readonly<Record<SideKey, number>> = {
  home: scoreValue(HALF + 4, HALF + 2),
  away: scoreValue(HALF + 2, HALF + 4),
};

function scoreOnMap(side: SideKey, lost: number, sides: Sides): SelectionRule {
  const rule = exactly(side, ROUNDS_TO_WIN, lost, sides);
  return { ...rule, grade: whenPlayed((value) => rule.grade(value) === WIN) };
}

function isInOvertime(side: SideKey, value: number): boolean {
  const [home, away] = [value >> 6, value & 63];
  return Math.min(home, away) >= HALF && home > away === (side === 'home');
}

/** map-margin:<map>: by how many rounds who wins it; the stake comes back when it is not played. */
export const mapMargin: Kind = {
  head: 'map-margin',
  build(args, sides) {
    const map = args.length === 1 ? asMap(args[0]) : undefined;
    if (map === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'map',
      name: `Map ${mapNumber(map)} Winning Margin`,
      family: `map-margin:${map}`,
      measure: leadOf(rounds, map),
      isLead: true,
      winners: 1,
      selections: SIDES.flatMap((side) =>
        MARGINS.map((band) => ({
          key: `${side}-${bandKey(band)}`,
          type: 'EXACTLY' as const,
          name: `${sides[side].mediumName} by ${bandName(band)} Rounds`,
          side,
          grade: whenPlayed((lead) => isIn(band, side === 'home' ? lead : -lead)),
        })),
      ),
    };
  },
  isDecided: (args, state) => rounds.isPeriodOver(state, mapOf(args)),
  explain: (facts) => resultOf(rounds, facts, mapOf(facts.args)),
};

const IN_A_ROW = { one: 'round in a row', many: 'rounds in a row' };

/** streak:<map>:<side or any>:<line>: the most rounds in a row that somebody wins on it. */
export const streak: Kind = {
  head: 'streak',
  build(args, sides) {
    const map = asMap(args[0]);
    const side = asSide(args[1]);
    const line = asPositiveLine(args[2]);
    if (map === undefined || line === undefined || args.length !== 3) return undefined;
    if (side === undefined && args[1] !== 'any') return undefined;
    const whose = side === undefined ? '' : `${sides[side].mediumName} `;
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} ${whose}Longest Streak of Rounds`,
      family: `streak:${map}:${args[1]}`,
      measure: streakOn(map, side),
      winners: 1,
      selections: overUnder(line).map((rule) => ({ ...rule, ...(side && { side }) })),
      onlyGrows: true,
      count: { line, unit: IN_A_ROW },
    };
  },
  isDecided: (args, state) => rounds.isPeriodOver(state, mapOf(args)),
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[1]);
    const most = counted(realValue(streakOn(mapOf(args), side), outcomes), IN_A_ROW);
    const who = side === undefined ? 'The longest streak was' : `${state.sides[side].mediumName} won`;
    return `${who} ${most} on map ${mapNumber(mapOf(args))}`;
  },
};

/** pistols:<map>: who wins both pistol rounds, or one each. */
export const bothPistols: Kind = {
  head: 'pistols',
  build(args, sides) {
    const map = args.length === 1 ? asMap(args[0]) : undefined;
    if (map === undefined) return undefined;
    const won = (code: number) => whenPlayed((found) => found === code);
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} Both Pistol Rounds`,
      family: `pistols:${map}`,
      measure: bothPistolsOf(map),
      winners: 1,
      selections: [
        { key: 'home', type: 'OTHER', name: `${sides.home.mediumName} Both`, side: 'home', grade: won(1) },
        { key: 'each', type: 'OTHER', name: 'One Each', grade: won(3) },
        { key: 'away', type: 'OTHER', name: `${sides.away.mediumName} Both`, side: 'away', grade: won(2) },
      ],
    };
  },
  isDecided: (args, state) =>
    rounds.isPeriodOver(state, mapOf(args)) || realValue(bothPistolsOf(mapOf(args)), actual(state)) !== 0,
  explain: ({ args, state, outcomes }) => {
    const code = realValue(bothPistolsOf(mapOf(args)), outcomes);
    const what = `pistol rounds of map ${mapNumber(mapOf(args))}`;
    if (code === 0) return `Stake back: not both ${what} were played`;
    if (code === 3) return `Each won one of the ${what}`;
    return `${state.sides[code === 1 ? 'home' : 'away'].mediumName} won both ${what}`;
  },
};

/** pistol-map:<map>:<half>: who wins the pistol round of a half and who the map; the stake comes back when it is not played. */
export const pistolMap: Kind = {
  head: 'pistol-map',
  build(args, sides) {
    const map = asMap(args[0]);
    const half = asHalf(args[1]);
    if (map === undefined || half === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} ${half === 1 ? '1st' : '2nd'} Pistol Round / Map Winner`,
      family: `pistol-map:${map}:${half}`,
      measure: pistolAndMap(map, half),
      winners: 1,
      selections: SIDES.flatMap((pistol, first) =>
        SIDES.map((winner, second) => ({
          key: `${pistol}-${winner}`,
          type: 'OTHER' as const,
          name: `${sides[pistol].mediumName} / ${sides[winner].mediumName}`,
          grade: whenPlayed((found) => found === 1 + 2 * first + second),
        })),
      ),
    };
  },
  isDecided: (args, state) => rounds.isPeriodOver(state, mapOf(args)),
  explain: (facts) => {
    const map = mapOf(facts.args);
    const half = asHalf(facts.args[1]) ?? 1;
    const pistol = realValue(pistolOf(map, half), facts.outcomes);
    const what = `the ${half === 1 ? '1st' : '2nd'} pistol round`;
    if (pistol === 0) return `Stake back: ${what} of map ${mapNumber(map)} was not played`;
    const winner = facts.state.sides[pistol === 1 ? 'home' : 'away'].mediumName;
    return `${winner} won ${what}; ${resultOf(rounds, facts, map)}`;
  },
};

function asHalf(text: string | undefined): 1 | 2 | undefined {
  if (text === '1') return 1;
  return text === '2' ? 2 : undefined;
}
