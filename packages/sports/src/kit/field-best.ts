import type { Measure } from '../market-definition.ts';
import { fillMeasure, preparedMeasure, type Room } from './columns.ts';
import { ABSENT, type FieldOutcomes, fieldOf, placeCode } from './field.ts';
import { areRanked, type FieldWords, SHARED_ABSENT, sharedBest, winnerMeasure } from './field-markets.ts';
import { teamsOf } from './field-teams.ts';
import { asCount, type MarketKind, type WithSides } from './kind.ts';

/** The first place alone, which whoever won has. */
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
        measure: winnerMeasure,
        winners: 1,
        selections: sharedBest(field, players, measureOf),
      };
    },
    isDecided: (args, state) => areRanked(words, state, args.map(Number)),
    explain: ({ args, state }) => args.map((player) => words.finish(state, Number(player))).join('; '),
  };
}

/**
 * top-of:<team>: who of a nation, or of any other team, has the best finish; level ones share the win, and who did not start
 * gives stakes back.
 */
export function topOfTeam<S extends WithSides, O extends FieldOutcomes>(
  words: FieldWords<S>,
  nameOf: (team: string) => string,
): MarketKind<S, O> {
  return {
    head: 'top-of',
    build(args, sides) {
      const teams = teamsOf(sides);
      const team = args.length === 1 ? teams[asCount(args[0], 0, teams.length - 1) ?? -1] : undefined;
      if (team === undefined || team.players.length < 2) return undefined;
      const key = `top-of:${args[0]}`;
      const measureOf = (player: number) => bestAmong(key, player, team.players, false);
      return {
        type: 'OUTRIGHT',
        classification: 'nation',
        name: nameOf(team.name),
        family: key,
        measure: winnerMeasure,
        winners: 1,
        selections: sharedBest(fieldOf(sides), team.players, measureOf),
      };
    },
    isDecided(args, state) {
      const players = teamsOf(state.sides)[Number(args[0])]?.players ?? [];
      return words.isOver(state) || words.areParted(state, players);
    },
    explain: ({ state, selection }) => words.finish(state, Number(selection.key.slice(1))),
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
        measure: winnerMeasure,
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
    fill: (outcomes, room) => {
      fillMeasure(measure, outcomes, room);
      shareAbsent(outcomes.ranks[player], room);
    },
  };
}

function shareAbsent(ranks: Uint8Array | undefined, room: Room): void {
  for (let index = 0; index < room.length; index++) {
    if ((ranks?.[index] ?? ABSENT) === ABSENT) room[index] = SHARED_ABSENT;
  }
}

/**
 * By how many of some the best finish is shared, 0 for another. Who won, if by a play-off, is before those he was level with.
 * @param key of the market, the same for all of them
 * @param isVoidTogether whether one who did not start voids it for the others, too
 */
function bestAmong(
  key: string,
  player: number,
  players: readonly number[],
  isVoidTogether: boolean,
): Measure<FieldOutcomes> {
  return preparedMeasure(
    `best:${key}:${player}`,
    (outcomes) => ({ ...bestOf(outcomes, key, players), outcomes, player, players, isVoidTogether }),
    sharedBestAt,
  );
}

interface BestFacts extends Best {
  readonly outcomes: FieldOutcomes;
  readonly player: number;
  readonly players: readonly number[];
  readonly isVoidTogether: boolean;
}

function sharedBestAt(facts: BestFacts, index: number): number {
  const { best, tied, hasAbsent, player, players, isVoidTogether } = facts;
  const { winner, places, ranks } = facts.outcomes;
  const rank = ranks[player]?.[index] ?? ABSENT;
  if (rank === ABSENT || (isVoidTogether && hasAbsent[index] === 1)) return SHARED_ABSENT;
  if (rank !== best[index]) return 0;
  const count = tied[index] ?? 0;
  const first = winner[index] ?? 0;
  if (count < 2 || places[first]?.[index] !== WON || ranks[first]?.[index] !== rank) return count;
  // Level with the winner: only who is not among them leaves it shared.
  return first === player ? 1 : players.includes(first) ? 0 : count;
}

/** Of some, in every sample: the best rank, how many have it, and whether one of them did not start. */
interface Best {
  readonly best: Uint8Array;
  readonly tied: Uint8Array;
  readonly hasAbsent: Uint8Array;
}

/** Found once for all of a market; it goes when the outcomes go. */
const found = new WeakMap<FieldOutcomes, Map<string, Best>>();

function bestOf(outcomes: FieldOutcomes, key: string, players: readonly number[]): Best {
  const known = found.get(outcomes) ?? new Map<string, Best>();
  found.set(outcomes, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { size } = outcomes;
  const best = new Uint8Array(size).fill(ABSENT);
  const tied = new Uint8Array(size);
  const hasAbsent = new Uint8Array(size);
  for (const player of players) {
    const column = outcomes.ranks[player];
    if (column) take(column, best, tied, hasAbsent);
  }
  const made = { best, tied, hasAbsent };
  known.set(key, made);
  return made;
}

function take(column: Uint8Array, best: Uint8Array, tied: Uint8Array, hasAbsent: Uint8Array): void {
  for (let index = 0; index < best.length; index++) {
    const rank = column[index] ?? ABSENT;
    const least = best[index] ?? ABSENT;
    if (rank === ABSENT) hasAbsent[index] = 1;
    else if (rank < least) {
      best[index] = rank;
      tied[index] = 1;
    } else if (rank === least) tied[index] = (tied[index] ?? 0) + 1;
  }
}
