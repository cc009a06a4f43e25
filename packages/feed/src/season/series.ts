import type { SideKey } from '@fairline/sports/sport.ts';
import type { PlayOff } from '../message.ts';
import { type League, type LeagueSide, leagueEventId } from './league.ts';
import { type PlannedGame, type Slot, slotsOn, startOf } from './planned-week.ts';
import type { SeasonGame } from './regular-season.ts';
import type { DatedRound, Timetable } from './timetable.ts';
import { tuesdayOf } from './zones.ts';

/** A game of the play-offs that is certain to be played, or was. */
export interface PlayOffGame extends PlannedGame {
  readonly eventId: string;
  readonly playOff: PlayOff;
}

/** Who has won a game; undefined before that is known. */
export type WinnerOf = (game: PlayOffGame) => SideKey | undefined;

export interface SeriesParts {
  readonly league: League;
  readonly timetable: Timetable;
  readonly dated: DatedRound;
  /** In its round, from 0, and how many series that has. */
  readonly number: number;
  readonly count: number;
  /** Who is at home first. */
  readonly better: LeagueSide;
  readonly worse: LeagueSide;
}

interface Series {
  /** Those that were played, and those that will be whoever wins the ones before. */
  readonly games: readonly PlayOffGame[];
  /** Undefined while it goes on. */
  readonly winner: LeagueSide | undefined;
}

/** Two who meet until one has won most games. */
export function seriesOf(parts: SeriesParts, winnerOf: WinnerOf): Series {
  const { better, worse } = parts;
  const places = placesOf(parts);
  const needed = (places.length + 1) / 2;
  const wins = new Map([better, worse].map((side) => [side, 0]));
  const winsOf = (side: LeagueSide) => wins.get(side) ?? 0;
  const games: PlayOffGame[] = [];
  let isTold = true;
  for (const [at, place] of places.entries()) {
    const unknown = at - winsOf(better) - winsOf(worse);
    if (unknown + Math.max(winsOf(better), winsOf(worse)) >= needed) break;
    const game = gameOf(parts, place, { game: at + 1, bestOf: places.length }, winsOf);
    games.push(game);
    const winner = isTold ? winnerOf(game) : undefined;
    if (winner === undefined) isTold = false;
    else wins.set(game.matchup[winner], winsOf(game.matchup[winner]) + 1);
  }
  return { games, winner: [better, worse].find((side) => winsOf(side) === needed) };
}

/** All games that a series may have, whoever wins those before. */
export function seriesGames(parts: SeriesParts): readonly SeasonGame[] {
  const places = placesOf(parts);
  return places.map((place, at) => gameOf(parts, place, { game: at + 1, bestOf: places.length }, () => 0));
}

function gameOf(
  { league, timetable, dated, better, worse }: SeriesParts,
  { day, slot, isAtBetter }: Place,
  number: { readonly game: number; readonly bestOf: number },
  winsOf: (side: LeagueSide) => number,
): PlayOffGame {
  const matchup = isAtBetter ? { home: better, away: worse } : { home: worse, away: better };
  const { home, away } = matchup;
  const startsAtMs = startOf(timetable, slot, day, matchup);
  const series = { ...number, wins: { home: winsOf(home), away: winsOf(away) } };
  return {
    day,
    startsAtMs,
    matchup,
    eventId: leagueEventId(league.competition.slug, startsAtMs, away, home),
    playOff: { round: dated.round.name, ...(number.bestOf > 1 && { series }) },
  };
}

/** When a game of a series may be played, and where. */
interface Place {
  readonly day: number;
  readonly slot: Slot;
  readonly isAtBetter: boolean;
}

const [AT_BETTER, AT_OTHER] = ['H', 'A'];

/** The places of a series in its round, one for each game. They hang on no other series: what was announced stays. */
function placesOf({ timetable, dated, number, count }: SeriesParts): readonly Place[] {
  const { round, first, last } = dated;
  const slotsOf = (day: number) => slotsOn(timetable, tuesdayOf(day), day);
  if (round.series === undefined) {
    const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const all = days.flatMap((day) => slotsOf(day).map((slot) => ({ day, slot, isAtBetter: true })));
    // The last, so that nobody plays on the day after the round before.
    return all.slice(-count).slice(number, number + 1);
  }
  return [...round.series].flatMap((place, at) => {
    if (place !== AT_BETTER && place !== AT_OTHER) return [];
    const day = first + at + (number % 2);
    const slots = slotsOf(day);
    const slot = slots[Math.floor((number * slots.length) / count)];
    return slot ? [{ day, slot, isAtBetter: place === AT_BETTER }] : [];
  });
}
