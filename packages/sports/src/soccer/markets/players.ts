import { measureAt } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { firstScorerMarket, nameInSentence, type Scorer } from '../../kit/first-scorer.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { playerMark } from '../../kit/player-mark.ts';
import { SIDES } from '../../kit/sides.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { UNTOLD } from '../../kit/untold-count.ts';
import { actual } from '../actual.ts';
import { isPeriodOver } from '../contest.ts';
import { rosterSize } from '../engine/who.ts';
import { firstGoal, goalsOfPlayer, lastGoal } from '../measures.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import type { SoccerRules } from '../rules.ts';
import { NOBODY, scorerCode, scorerOf } from '../scoring.ts';
import type { SoccerState } from '../state.ts';
import { playerAt, playerOfTeam } from '../story/players.ts';
import { untoldOf } from '../untold.ts';
import type { SoccerKind } from './kinds.ts';

/** Players whose goals are bet on, by place in the roster: those who score, the likeliest first. */
const SCORERS = {
  soccer: [9, 10, 5, 6, 7, 8, 11, 12],
  futsal: [1, 2, 3, 4, 5, 6, 7, 8],
} as const;

/** How many of them are bet on to score once, twice and three times: in futsal there are more than twice the goals. */
const OF_EACH = { soccer: [8, 3, 0], futsal: [8, 5, 3] } as const;

/** Keys of the markets on players of a game, those on either side in turn. */
export function playerKeys({ game }: SoccerRules): string[] {
  const times = OF_EACH[game].flatMap((players, fewer) =>
    SIDES.flatMap((side) =>
      SCORERS[game].slice(0, players).map((player) => `scorer:${side}:${player}:${fewer + 1}`),
    ),
  );
  return ['first-scorer', 'last-scorer', ...times];
}

/** The kinds of markets on players, whose places in the roster are the game's. */
export function playerKinds(rules: SoccerRules): SoccerKind[] {
  return [
    voidedUntold(scorer(rules), ({ log }, args) => {
      const side = asSide(args[0]) ?? 'home';
      return untoldOf(log)[side].goals?.[Number(args[1])] !== undefined;
    }),
    whichScorer(rules, 'first-scorer', 'First Goalscorer', firstGoal),
    whichScorer(rules, 'last-scorer', 'Last Goalscorer', lastGoal),
  ];
}

/** scorer:<side>:<player>:<count>: a player scores at least so many; own goals do not count. */
function scorer(rules: SoccerRules): SoccerKind {
  return {
    head: 'scorer',
    build(args, sides) {
      const side = asSide(args[0]);
      const place = asCount(args[1], 0, rosterSize(rules) - 1);
      const count = asCount(args[2], 1, 3);
      if (side === undefined || place === undefined || count === undefined || args.length !== 3)
        return undefined;
      return playerMark({
        player: playerOfTeam(rules, sides[side], place),
        title: ['', 'Anytime Goalscorer', 'to Score 2+ Goals', 'to Score a Hat-Trick'][count] ?? '',
        side,
        family: `scorer:${side}:${place}:${count}`,
        measure: goalsOfPlayer(side, place),
        least: count,
        unit: { one: 'goal', many: 'goals' },
        onlyGrows: true,
      });
    },
    isDecided: (args, state) =>
      isPeriodOver(state, 'reg') || goalsOfArgs(args, actual(state)) >= Number(args[2]),
    explain: ({ args, state, outcomes }) => {
      const name = playerAt(rules, state.sides[asSide(args[0]) ?? 'home'], Number(args[1]));
      const goals = goalsOfArgs(args, outcomes);
      return goals === 0
        ? `${name} did not score`
        : `${name} scored ${goals === 1 ? 'once' : `${goals} goals`}`;
    },
  };
}

function goalsOfArgs(args: readonly string[], outcomes: SoccerOutcomes): number {
  return realValue(goalsOfPlayer(asSide(args[0]) ?? 'home', Number(args[1])), outcomes);
}

/** first-scorer and last-scorer: which player scores the first, or last, goal. It hangs on that goal alone. */
function whichScorer(rules: SoccerRules, head: string, name: string, find: FindGoal): SoccerKind {
  const isFirst = head === 'first-scorer';
  const kind: SoccerKind = firstScorerMarket({
    head,
    type: 'OTHER',
    name,
    measure: measureAt(head, scorerAt, find),
    scorerOf,
    places: SCORERS[rules.game],
    nameOf: (side, place) => playerOfTeam(rules, side, place),
    others: 'Any Other Player or Own Goal',
    nobody: 'No Goal',
    isDecided: (state) => isPeriodOver(state, 'reg') || (isFirst && find(actual(state), 0) !== 0),
    explain: (state, scorer) => scorerSentence(state, scorer, isFirst ? 'first' : 'last'),
  });
  const isOver = (state: SoccerState) => isFirst || isPeriodOver(state, 'reg');
  return voidedUntold(kind, (state) => isOver(state) && scorerCode(find(actual(state), 0)) === UNTOLD);
}

type FindGoal = (outcomes: SoccerOutcomes, index: number) => number;

function scorerAt(outcomes: SoccerOutcomes, index: number, find: FindGoal): number {
  return scorerCode(find(outcomes, index));
}

function scorerSentence({ rules, sides }: SoccerState, scorer: Scorer | undefined, which: string): string {
  if (scorer === undefined) return 'There was no goal';
  if (scorer.place === NOBODY) return `The ${which} goal was an own goal`;
  const side = sides[scorer.side];
  return `${nameInSentence(playerAt(rules, side, scorer.place), side)} scored the ${which} goal`;
}
