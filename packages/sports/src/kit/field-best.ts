import type { Measure } from '../sport.ts';
import { ABSENT, type FieldOutcomes, fieldOf, placeCode } from './field.ts';
import { areRanked, type FieldWords, SHARED_ABSENT, sharedBest } from './field-markets.ts';
import { asCount, type MarketKind, type WithSides } from './kind.ts';

/** Ranks are from 0; whoever won, if by a play-off, is before those who are level with them. */
const FIRST = -1;
const WON = placeCode(1, 1);
/** Of a group. */
const FEWEST = 3;
const MOST = 5;

/** group:<player>:<player>:…: who of some has the best finish. Level ones share the win; one who did not start voids it. */
export function groupBetting<S extends WithSides, O extends FieldOutcomes>(
  words: FieldWords<S>,
): MarketKind<S, O> {
  return {
    head: 'group',
    build(args, sides) {
      const field = fieldOf(sides);
      const players = args.flatMap((text) => asCount(text, 0, field.length - 1) ?? []);
      const isGroup = players.length >= FEWEST && players.length <= MOST;
      if (!isGroup || players.length !== args.length || new Set(players).size !== players.length)
        return undefined;
      const key = `group:${players.join(':')}`;
      const measureOf = (player: number) => bestAmong(key, player, players, true);
      return {
        type: 'OTHER',
        classification: 'group-betting',
        name: `Group Betting: ${players.map((player) => field[player]?.mediumName ?? '').join(', ')}`,
        family: key,
        measure: measureOf(players[0] ?? 0),
        winners: 1,
        selections: sharedBest(field, players, measureOf),
      };
    },
    isDecided: (args, state) => areRanked(words, state, args.map(Number)),
    explain: ({ args, state }) => args.map((player) => words.finish(state, Number(player))).join('; '),
  };
}

/** without:<player>: who wins, were that one not there: the best of the others. Void if that one does not start. */
export function winnerWithout<S extends WithSides, O extends FieldOutcomes>(
  words: FieldWords<S>,
): MarketKind<S, O> {
  return {
    head: 'without',
    build(args, sides) {
      const field = fieldOf(sides);
      const left = args.length === 1 ? asCount(args[0], 0, field.length - 1) : undefined;
      const side = left === undefined ? undefined : field[left];
      if (left === undefined || side === undefined || field.length < 3) return undefined;
      const key = `without:${left}`;
      const players = field.flatMap((_, player) => (player === left ? [] : player));
      const measureOf = (player: number) => startedWith(left, bestAmong(key, player, players, false));
      return {
        type: 'OUTRIGHT',
        classification: 'leader',
        name: `${words.winnerName} without ${side.mediumName}`,
        family: key,
        measure: measureOf(players[0] ?? 0),
        winners: 1,
        selections: sharedBest(field, players, measureOf),
      };
    },
    isDecided: (args, state) => words.isOver(state) || words.isAbsent(state, Number(args[0])),
    explain: ({ args, state, selection }) =>
      [Number(selection.key.slice(1)), Number(args[0])]
        .map((player) => words.finish(state, player))
        .join('; '),
  };
}

function startedWith(player: number, measure: Measure<FieldOutcomes>): Measure<FieldOutcomes> {
  return {
    key: measure.key,
    bind: (outcomes) => {
      const ranks = outcomes.ranks[player];
      const valueAt = measure.bind(outcomes);
      return (index) => ((ranks?.[index] ?? ABSENT) === ABSENT ? SHARED_ABSENT : valueAt(index));
    },
  };
}

/**
 * By how many of some the best finish is shared, 0 for another.
 * @param key of the market
 * @param isVoidTogether whether one who did not start voids it for the others, too
 */
function bestAmong(
  key: string,
  player: number,
  players: readonly number[],
  isVoidTogether: boolean,
): Measure<FieldOutcomes> {
  return {
    key: `best:${key}:${player}`,
    bind: (outcomes) => {
      const own = standing(outcomes, player);
      const all = players.map((one) => standing(outcomes, one));
      return (index) => {
        const rank = own(index);
        if (rank === ABSENT) return SHARED_ABSENT;
        let tied = 0;
        let isBest = true;
        for (const other of all) {
          const theirs = other(index);
          if (theirs === ABSENT && isVoidTogether) return SHARED_ABSENT;
          if (theirs < rank) isBest = false;
          if (theirs === rank) tied += 1;
        }
        return isBest ? tied : 0;
      };
    },
  };
}

/** The rank of one of the field, the winner's before all others. */
function standing({ ranks, places }: FieldOutcomes, player: number): (index: number) => number {
  const [ranked, placed] = [ranks[player], places[player]];
  return (index) => (placed?.[index] === WON ? FIRST : (ranked?.[index] ?? ABSENT));
}
