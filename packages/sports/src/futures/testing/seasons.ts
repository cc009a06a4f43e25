import { fieldSides } from '../../kit/testing/fields.ts';
import type { Side, Sides } from '../../sport.ts';
import { seriesWinner } from '../bracket.ts';
import { futures } from '../futures.ts';
import type { Schedule } from '../play.ts';
import { BYE, brackets, groupsOf, meetings } from '../playoffs.ts';
import { possibleMeetings } from '../possible-meetings.ts';
import { divisionsOf, rulesOf, seasonId } from '../rules.ts';
import { gameChance } from '../series.ts';
import { CHANCES, type SeasonState } from '../state.ts';

/** The field of a league by its rules, its sides dealt out to divisions, or conferences, in turn. */
export function sidesOf(competition: string, count: number): Sides & { readonly field: readonly Side[] } {
  const { field, home, away } = fieldSides(count);
  const sides = { home: { ...home, id: seasonId(competition) }, away };
  const rules = rulesOf(sides);
  const divisions = divisionsOf(rules);
  const parts = divisions.length > 0 ? divisions : rules.conferences.flatMap(({ divisions }) => divisions);
  return {
    ...sides,
    field: field.map((side, at) => ({ ...side, team: parts[at % Math.max(1, parts.length)] ?? 'All' })),
  };
}

/** Everybody at home to the next few on the list; the first are better. @param rounds games at home each */
export function scheduleOf(count: number, rounds: number, draw = 0): Schedule {
  const ratings = Array.from({ length: count }, (_, at) => Math.round(800 - (1600 * at) / count));
  const games = Array.from({ length: count * rounds }, (_, at) => {
    const home = at % count;
    const away = (home + 1 + Math.floor(at / count)) % count;
    const chance = 1 / (1 + Math.exp(((ratings[away] ?? 0) - (ratings[home] ?? 0)) / 1000));
    const win = Math.round(chance * (CHANCES - draw));
    return { id: `game-${at}`, startsAtMs: at, home, away, win, draw };
  });
  return { kind: 'schedule', text: '', games, ratings };
}

/** A season before its first game. */
export function begun(competition: string, count: number, rounds: number, draw = 0): SeasonState {
  const start = futures.initial({ sides: sidesOf(competition, count) });
  return futures.apply(start, scheduleOf(count, rounds, draw));
}

/** The play-offs of a league of so many sides before their first game; the best placed are better. */
export function playOffs(competition: string, count: number): SeasonState {
  const all = sidesOf(competition, count);
  const rules = rulesOf(all);
  const { playoffs } = rules;
  if (playoffs === undefined) throw new Error(`${competition} has no play-offs.`);
  const order = all.field.map((_, side) => side);
  const through = brackets(playoffs, groupsOf(rules, all), order).flat();
  const sides = { ...all, field: all.field.filter((_, side) => through.includes(side)) };
  const first = brackets(
    playoffs,
    groupsOf(rules, sides),
    sides.field.map((_, side) => side),
  );
  const rounds = possibleMeetings(playoffs, first).map(({ meetings }, round) =>
    meetings.map(({ one, other }) => {
      const chance = Math.round(CHANCES * gameChance(0, 60 * (one - other)));
      return { one, other, chances: Array.from({ length: playoffs.bestOf[round] ?? 1 }, () => chance) };
    }),
  );
  return futures.apply(futures.initial({ sides }), { kind: 'bracket', text: '', rounds });
}

/** The next game of each series of the round that is played, listed. */
export function nextGames(state: SeasonState): SeasonState {
  const isReseeded = rulesOf(state.sides).playoffs?.bracket === 'reseeded';
  const pairs = state.alive.flatMap((alive) => meetings(alive, isReseeded));
  const open = pairs.filter(
    ([one, other]) => other !== BYE && seriesWinner(state, state.round, one, other) === undefined,
  );
  const games = open.map(([home, away], at) => {
    return { id: `game-${state.scheduled + at}`, startsAtMs: at, home, away, round: state.round };
  });
  return futures.apply(state, { kind: 'games', text: '', games });
}

/** The home side wins a game that is listed, or the other. */
export function won(state: SeasonState, game: number, isHome = true): SeasonState {
  const results = [{ game, home: isHome ? 1 : 0, away: isHome ? 0 : 1 }];
  return futures.apply(state, { kind: 'results', text: '', results, off: [] });
}
