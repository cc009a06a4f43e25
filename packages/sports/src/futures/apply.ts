import { ImpossiblePlay, leader } from '../sport.ts';
import { seriesWinner, withBracket, withGames, withWins } from './bracket.ts';
import type { Results, Schedule, SeasonPlay } from './play.ts';
import { afterRound, BYE, brackets, groupsOf, meetings } from './playoffs.ts';
import { rulesOf } from './rules.ts';
import { CHANCES, type Row, type SeasonState } from './state.ts';
import { keyOfRow } from './table.ts';

/**
 * The state after a play. A season is over with its last round, or with its table where nothing follows.
 * @throws ImpossiblePlay when it cannot follow: a result told twice, a table out of order, a winner who did not play
 */
export function apply(state: SeasonState, play: SeasonPlay): SeasonState {
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  switch (play.kind) {
    case 'schedule':
      return { ...withSchedule(state, play), ...told };
    case 'begun':
      return { ...withBegun(state, play.games), ...told };
    case 'results':
      return { ...withResults(state, play), ...told };
    case 'table':
      return { ...withTable(state, play.order), ...told };
    case 'bracket':
      return { ...withBracket(state, play), ...told };
    case 'games':
      return { ...withGames(state, play), ...told };
    case 'round':
      return { ...withRound(state, play.winners), ...told };
  }
}

function withSchedule(state: SeasonState, { games, ratings }: Schedule): SeasonState {
  if (state.phase !== 'pre-game') throw new ImpossiblePlay('the schedule was told already');
  const isKnown = (side: number) => side < state.rows.length;
  if (
    ratings.length !== state.rows.length ||
    games.some(({ home, away }) => !isKnown(home) || !isKnown(away))
  ) {
    throw new ImpossiblePlay('the schedule is of another field');
  }
  if (games.some(({ home, away, win, draw }) => home === away || win + draw > CHANCES)) {
    throw new ImpossiblePlay('a game of the schedule cannot be');
  }
  const left = games.map(({ home, away, win, draw }, number) => ({ number, home, away, win, draw }));
  return { ...state, phase: 'regular', left, scheduled: games.length, ratings };
}

function withBegun(state: SeasonState, games: readonly number[]): SeasonState {
  const left = new Set(state.left.map(({ number }) => number));
  const unknown = games.find((game) => !left.has(game));
  if (unknown !== undefined)
    throw new ImpossiblePlay(`game ${unknown} has a result, or never was to be played`);
  return { ...state, begun: [...new Set([...state.begun, ...games])] };
}

function withResults(state: SeasonState, play: Results): SeasonState {
  if (state.bracket) return withWins(state, state.bracket, play);
  const { results, off } = play;
  const games = new Map(state.left.map((game) => [game.number, game]));
  const rows = [...state.rows];
  for (const { game, home, away, winner = leader({ home, away }) } of results) {
    const played = games.get(game);
    if (played === undefined)
      throw new ImpossiblePlay(`game ${game} has a result, or never was to be played`);
    games.delete(game);
    rows[played.home] = withGame(rows[played.home], home - away, OUTCOME.home[winner]);
    rows[played.away] = withGame(rows[played.away], away - home, OUTCOME.away[winner]);
  }
  for (const game of off) {
    if (!games.delete(game)) throw new ImpossiblePlay(`game ${game} has a result, or never was to be played`);
  }
  const left = state.left.filter(({ number }) => games.has(number));
  return { ...state, rows, left, begun: state.begun.filter((number) => games.has(number)) };
}

/** What a game counts as for a side, by who won it. */
const OUTCOME = {
  home: { home: 'wins', away: 'losses', level: 'draws' },
  away: { home: 'losses', away: 'wins', level: 'draws' },
} as const;

/** One game more. @param by how many a side was ahead at its end */
function withGame(row: Row = NOBODY, by: number, outcome: 'wins' | 'losses' | 'draws'): Row {
  return { ...row, [outcome]: row[outcome] + 1, difference: row.difference + by };
}

function withTable(state: SeasonState, order: readonly number[]): SeasonState {
  if (state.phase !== 'regular' || state.left.length > 0)
    throw new ImpossiblePlay('the season is not played');
  const rules = rulesOf(state.sides);
  const keys = order.map((side) => keyOfRow(rules, state.rows[side] ?? NOBODY));
  const isWhole = new Set(order).size === state.rows.length && order.length === state.rows.length;
  if (!isWhole || keys.some((key, at) => key > (keys[at - 1] ?? key))) {
    throw new ImpossiblePlay('the table is not in the order of what was played');
  }
  if (rules.playoffs === undefined) return { ...state, order, phase: 'final', champion: order[0] };
  const alive = brackets(rules.playoffs, groupsOf(rules, state.sides), order);
  return { ...state, order, phase: 'playoffs', alive, round: 0 };
}

const NOBODY: Row = { wins: 0, losses: 0, draws: 0, difference: 0 };

function withRound(state: SeasonState, told: readonly number[]): SeasonState {
  if (state.phase !== 'playoffs') throw new ImpossiblePlay('there are no play-offs now');
  const isReseeded = rulesOf(state.sides).playoffs?.bracket === 'reseeded';
  const rest = [...told];
  const winners = state.alive.map((alive) => {
    const pairs = meetings(alive, isReseeded);
    const through = rest.splice(0, pairs.length);
    if (!pairs.every((pair, at) => pair.includes(through[at] ?? BYE) && through[at] !== BYE)) {
      throw new ImpossiblePlay('a winner of the round did not play in it');
    }
    pairs.forEach(([one, other], at) => {
      const winner = seriesWinner(state, state.round, one, other);
      if (winner !== undefined && winner !== through[at])
        throw new ImpossiblePlay('who lost a series is out');
    });
    return through;
  });
  if (rest.length > 0) throw new ImpossiblePlay('the round has more winners than meetings');
  const after = afterRound(state.alive, winners, isReseeded);
  const phase = after.champion === undefined ? state.phase : 'final';
  return { ...state, ...after, phase, round: state.round + 1 };
}
