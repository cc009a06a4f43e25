import {
  afterRound,
  BYE,
  brackets,
  type Groups,
  groupsOf,
  meetings,
  seedsOf,
  UNKNOWN,
} from '@fairline/sports/futures/playoffs.ts';
import { type Playoffs, seasonRules } from '@fairline/sports/futures/rules.ts';
import { divisionOf } from './futures/divisions.ts';
import { type League, type LeagueSide, sideOf } from './league.ts';
import { type PlayOffGame, seriesOf, type WinnerOf } from './series.ts';
import { followsResults, playOffsAfter, type Timetable } from './timetable.ts';

/** What is certain of a league's play-offs at the moment. */
export type KnownPlayOffs = () => readonly PlayOffGame[];

/** A season of a league before its play-offs. */
export interface PlayedSeason {
  /** Its first day. */
  readonly start: number;
  /** All sides of the league, the best first. */
  readonly table: readonly LeagueSide[];
}

/**
 * The games of a league's play-offs that are certain: who meets follows from the table and from how the rounds before ended, and
 * how long a series is from its games. A game is left out as long as it may be that somebody has won the series before it. The same
 * arguments make the same games, and with more that have ended the same ones and more.
 */
export function playOffGames(
  league: League,
  timetable: Timetable,
  { start, table }: PlayedSeason,
  winnerOf: WinnerOf,
): readonly PlayOffGame[] {
  const rules = seasonRules(league.competition.slug);
  if (!rules?.playoffs) return [];
  const placed = placedBy(league, table);
  if (!placed) return [];
  const { isBetter, first } = placed;
  const isReseeded = rules.playoffs.bracket === 'reseeded';
  const games: PlayOffGame[] = [];
  let alive = first;
  for (const dated of playOffsAfter(timetable, start)) {
    if (!followsResults(dated.round, dated.first)) break;
    const pairs = alive.map((bracket) => meetings(bracket, isReseeded));
    const count = pairs.flat().filter((pair) => !pair.includes(BYE)).length;
    let number = 0;
    const winners = pairs.map((ofBracket) =>
      ofBracket.map(([one, other]) => {
        if (other === BYE) return one;
        if (one === BYE) return other;
        const two = isBetter(one, other) ? [one, other] : [other, one];
        const [better, worse] = two.map((place) => table[place]);
        const at = number++;
        if (!better || !worse) return UNKNOWN;
        const series = seriesOf({ league, timetable, dated, number: at, count, better, worse }, winnerOf);
        games.push(...series.games);
        return series.winner === undefined ? UNKNOWN : table.indexOf(series.winner);
      }),
    );
    alive = afterRound(alive, winners, isReseeded).alive;
  }
  return games;
}

/** Who begins the play-offs, by places in the table from 0. */
export interface Placed {
  /** The brackets of the first round. */
  readonly first: readonly (readonly number[])[];
  /** Whether one is placed before another: in a conference by who goes on first there, else by the table. */
  readonly isBetter: (one: number, other: number) => boolean;
}

/** What a table makes of its league's play-offs; undefined where there are none. @param table the best first */
export function placedBy(league: League, table: readonly LeagueSide[]): Placed | undefined {
  const rules = seasonRules(league.competition.slug);
  const field = table.map((side) => withDivision(league, side));
  const [event] = field;
  if (!rules?.playoffs || !event) return undefined;
  const order = table.map((_, place) => place);
  const groups = groupsOf(rules, { home: event, away: event, field });
  return {
    first: brackets(rules.playoffs, groups, order),
    isBetter: betterPlaced(rules.playoffs, groups, order),
  };
}

/** As its league's rules tell its division. */
function withDivision(league: League, side: LeagueSide) {
  const team = divisionOf(league, side);
  return { ...sideOf(side), ...(team !== undefined && { team }) };
}

function betterPlaced(
  playoffs: Playoffs,
  groups: Groups,
  order: readonly number[],
): (one: number, other: number) => boolean {
  const seeds = seedsOf(playoffs, groups, order);
  return (one, other) => {
    const conference = seeds.find((sides) => sides.includes(one) && sides.includes(other));
    return conference ? conference.indexOf(one) < conference.indexOf(other) : one < other;
  };
}
