import { columnMeasure } from '../../kit/columns.ts';
import { fieldOf } from '../../kit/field.ts';
import { playerKey } from '../../kit/field-markets.ts';
import { asCount, asPositiveLine, type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { capital } from '../../kit/words.ts';
import type { CountLine, Measure } from '../../market-definition.ts';
import type { Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { conferenceWinnersOf } from '../bracket.ts';
import { PLAYOFFS, RELEGATED, type SeasonOutcomes, TOP } from '../outcomes.ts';
import { groupsOf } from '../playoffs.ts';
import { divisionsOf, playoffsName, rulesOf, type SeasonRules } from '../rules.ts';
import { isTableMade, type SeasonState } from '../state.ts';
import { totalOf } from '../table.ts';
import { finishSentence, wonSentence } from '../words.ts';

type SeasonKind = MarketKind<SeasonState, SeasonOutcomes>;

/** What one side's wins, or points, come to. */
export function totalMeasure(side: number): Measure<SeasonOutcomes> {
  return columnMeasure(`total:${side}`, ({ totals }) => totals[side]);
}

const championMeasure = columnMeasure('champion', ({ champion }: SeasonOutcomes) => champion);

/** A selection for each of some sides, won by the one that is measured. */
function oneOf(sides: Sides, members: readonly number[]): SelectionRule[] {
  return members.map((side) => ({
    key: playerKey(side),
    type: 'OTHER',
    name: fieldOf(sides)[side]?.name ?? '',
    grade: winWhere((winner) => winner === side),
  }));
}

/** winner: who wins it all. */
const champion: SeasonKind = {
  head: 'winner',
  build: (args, sides) =>
    args.length === 0
      ? {
          type: 'OUTRIGHT',
          classification: 'outright',
          name: rulesOf(sides).champion,
          family: 'winner',
          measure: championMeasure,
          winners: 1,
          selections: oneOf(
            sides,
            fieldOf(sides).map((_, side) => side),
          ),
        }
      : undefined,
  isDecided: (_args, { phase }) => phase === 'final',
  explain: ({ state }) => wonSentence(state, state.champion, 'the title'),
};

/** A league's parts that have a winner. */
interface Parts {
  readonly head: 'conference' | 'division';
  names(rules: SeasonRules): readonly string[];
  members(sides: Sides): readonly (readonly number[])[];
  column(outcomes: SeasonOutcomes, number: number): Uint8Array | undefined;
  isDecided(state: SeasonState, number: number): boolean;
}

/** conference:<number> and division:<number>: who wins a part of the league. */
function partWinner(parts: Parts): SeasonKind {
  const namesOf = (sides: Sides) => (rulesOf(sides).playoffs ? parts.names(rulesOf(sides)) : []);
  return {
    head: parts.head,
    build(args, sides) {
      const names = namesOf(sides);
      const number = args.length === 1 ? asCount(args[0], 0, names.length - 1) : undefined;
      if (number === undefined) return undefined;
      return {
        type: 'OUTRIGHT',
        classification: parts.head,
        name: `${names[number]} Winner`,
        family: `${parts.head}:${number}`,
        measure: columnMeasure(`${parts.head}:${number}`, (outcomes) => parts.column(outcomes, number)),
        winners: 1,
        selections: oneOf(sides, parts.members(sides)[number] ?? []),
      };
    },
    isDecided: (args, state) => parts.isDecided(state, Number(args[0])),
    explain: ({ args, state, outcomes }) => {
      const number = Number(args[0]);
      return wonSentence(state, parts.column(outcomes, number)?.[0], namesOf(state.sides)[number] ?? '');
    },
  };
}

const conference = partWinner({
  head: 'conference',
  names: ({ conferences }) => conferences.map(({ name }) => name),
  members: (sides) => groupsOf(rulesOf(sides), sides).conferences,
  column: ({ conferences }, number) => conferences[number],
  isDecided: (state, number) => conferenceWinnersOf(state)[number] !== undefined,
});

const division = partWinner({
  head: 'division',
  names: (rules) => divisionsOf(rules).map((name) => (name.includes(' ') ? name : `${name} Division`)),
  members: (sides) => groupsOf(rulesOf(sides), sides).divisions,
  column: ({ divisions }, number) => divisions[number],
  isDecided: isTableMade,
});

/** playoffs, top and relegated: which sides get so far, several at once. */
function reached(
  head: string,
  flag: number,
  what: (rules: SeasonRules) => { readonly name: string; readonly count: number } | undefined,
): SeasonKind {
  return {
    head,
    build(args, sides) {
      const found = what(rulesOf(sides));
      if (args.length !== 0 || found === undefined) return undefined;
      return {
        type: 'OUTRIGHT',
        classification: 'outright',
        name: found.name,
        family: head,
        measure: championMeasure,
        winners: Math.min(found.count, fieldOf(sides).length),
        selections: fieldOf(sides).map(({ name }, side) => ({
          key: playerKey(side),
          type: 'OTHER',
          name,
          measure: columnMeasure(`reached:${side}`, (outcomes: SeasonOutcomes) => outcomes.reached[side]),
          grade: winWhere((value) => (value & flag) !== 0),
        })),
      };
    },
    isDecided: (_args, state) => isTableMade(state),
    explain: ({ state, selection }) => finishSentence(state, Number(selection.key.slice(1))),
  };
}

const UNITS: Readonly<Record<SeasonRules['ranking'], CountLine['unit']>> = {
  wins: { one: 'win', many: 'wins' },
  points: { one: 'point', many: 'points' },
};

/** wins:<side>:<line>: what a side's wins, or points, come to. */
const wins: SeasonKind = {
  head: 'wins',
  build(args, sides) {
    const field = fieldOf(sides);
    const side = args.length === 2 ? asCount(args[0], 0, field.length - 1) : undefined;
    const line = asPositiveLine(args[1]);
    if (side === undefined || line === undefined) return undefined;
    const unit = UNITS[rulesOf(sides).ranking];
    return {
      type: 'TEAM_TOTAL',
      classification: 'wins',
      name: `${field[side]?.mediumName ?? ''} Season ${capital(unit.many)}`,
      family: `wins:${side}`,
      measure: totalMeasure(side),
      winners: 1,
      selections: overUnder(line),
      count: { line, unit },
    };
  },
  isDecided: (args, state) => isTotalDecided(state, Number(args[0]), Number(args[1])),
  explain: ({ args, state }) => finishSentence(state, Number(args[0])),
};

/** Decided by the final table, or earlier once the line is passed or out of reach. A total that may end level with it waits for the table. */
function isTotalDecided(state: SeasonState, side: number, line: number): boolean {
  const rules = rulesOf(state.sides);
  const row = state.rows[side];
  if (isTableMade(state) || row === undefined) return true;
  if (state.phase === 'pre-game') return false;
  const now = totalOf(rules, row);
  const left = state.left.filter(({ home, away }) => home === side || away === side).length;
  return now > line || now + left * (rules.ranking === 'wins' ? 1 : 3) < line;
}

export const seasonMarkets = marketBook<SeasonState, SeasonOutcomes>(
  [
    champion,
    conference,
    division,
    reached(
      'playoffs',
      PLAYOFFS,
      (rules) =>
        rules.playoffs && {
          name: `To ${rules.playoffs.called ? 'Reach' : 'Make'} the ${playoffsName(rules)}`,
          count: rules.playoffs.sides * Math.max(1, rules.conferences.length),
        },
    ),
    reached('top', TOP, ({ top }) =>
      top === undefined ? undefined : { name: `Top ${top} Finish`, count: top },
    ),
    reached('relegated', RELEGATED, ({ relegated }) =>
      relegated === undefined ? undefined : { name: 'To Be Relegated', count: relegated },
    ),
    wins,
  ],
  actual,
);
