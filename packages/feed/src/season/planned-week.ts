import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { integer } from '../pick.ts';
import type { CalendarGame } from './calendar.ts';
import { isIn } from './dates.ts';
import { homeByTurns } from './home-turns.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { shuffled } from './matchups.ts';
import { playOffSides } from './play-off-sides.ts';
import { followsResults, type KickOffs, kickOffsOn, roundOn, type Timetable } from './timetable.ts';
import { type Turns, turnsOf } from './turns.ts';
import { firstOnes, WaitingSides } from './waiting-sides.ts';
import { atLocal, localMinute, minuteOf, monthOf } from './zones.ts';

/** A game that stands long before, with the local day it belongs to. */
export interface PlannedGame extends CalendarGame {
  readonly day: number;
}

/** 15 December 2026: before, who was at home was drawn for each game, and announced so. */
const HOME_TURNS_FROM = Date.UTC(2026, 11, 15) / 86_400_000;
/** Two hours and more behind the league's clocks. */
const WEST_MINUTES = 120;
const DAY_MINUTES = 24 * 60;

/** Of a week's order this part is drawn for its end: on Monday, where a week has each side once. */
const LAST_PART = 1 / 8;

/**
 * The games that are planned for a week, but for those of play-offs that follow results. Who has rested longest plays next, so that
 * all play about as often, and the same two do not meet again while others are left.
 */
export function plannedWeek(league: League, timetable: Timetable, tuesday: number): PlannedGame[] {
  const fixtures = league.fixtures?.(tuesday);
  if (fixtures) return fixedWeek(league, timetable, tuesday, fixtures);
  return hostedWeek(league, timetable, tuesday)
    .map(({ day, slot, matchup: drawn }) => {
      const matchup = hosted(timetable, day, drawn);
      return { day, matchup, startsAtMs: startOf(timetable, slot, day, matchup) };
    })
    .sort((one, other) => one.startsAtMs - other.startsAtMs);
}

/** A game whose hour is not known yet, for it may go by the clocks of where it is played. */
interface DrawnGame {
  readonly day: number;
  readonly slot: Slot;
  readonly matchup: Matchup;
  /** Who is at home is settled: by custom, in series or in the play-offs. */
  readonly isSettled: boolean;
}

/** In leagues with so many games a season everybody is at home by turns, over two weeks together: there may be but one game in each. */
function hostedWeek(league: League, timetable: Timetable, tuesday: number): readonly DrawnGame[] {
  const games = drawnGames(league, timetable, tuesday);
  if (!league.seasonGames || tuesday < HOME_TURNS_FROM) return games;
  const isFirst = (tuesday - HOME_TURNS_FROM) % 14 === 0;
  const beside = drawnGames(league, timetable, isFirst ? tuesday + 7 : tuesday - 7);
  const open = (isFirst ? [...games, ...beside] : [...beside, ...games]).filter(
    ({ isSettled }) => !isSettled,
  );
  const turned = homeByTurns(open.map(({ matchup }) => matchup));
  return games.map((game) => ({ ...game, matchup: turned.get(game.matchup) ?? game.matchup }));
}

function drawnGames(league: League, timetable: Timetable, tuesday: number): readonly DrawnGame[] {
  const turns = turnsOf(league, timetable, tuesday);
  const week = drawnWeek(league, timetable, tuesday, turns);
  let gamesLeft = turns?.gamesLeft ?? Number.POSITIVE_INFINITY;
  const games: DrawnGame[] = [];
  for (let day = tuesday; day < tuesday + 7; day++) {
    if (!isIn(league.dates, day)) continue;
    const round = roundOn(timetable, day);
    if (round && followsResults(round, day)) continue;
    const settled = round ? undefined : league.series?.(day);
    const slots = slotsOn(timetable, tuesday, day, settled?.length).slice(0, round ? undefined : gamesLeft);
    if (!round) gamesLeft -= slots.length;
    for (const [at, matchup] of (settled ?? drawnDay(week, day, slots)).entries()) {
      const slot = slots[at];
      if (!slot) continue;
      const isSettled = (round ?? settled ?? hostOf(week, slot)) !== undefined;
      games.push({ day, slot, matchup, isSettled });
    }
  }
  return games;
}

/** What a week is drawn from. */
interface DrawnWeek {
  readonly league: League;
  readonly timetable: Timetable;
  readonly waiting: WaitingSides;
  /** Who is at home by custom, by their abbreviations. */
  readonly hosts: ReadonlyMap<string, LeagueSide>;
  readonly random: Random;
}

function drawnWeek(
  league: League,
  timetable: Timetable,
  tuesday: number,
  turns: Turns | undefined,
): DrawnWeek {
  const { drawn, random } = drawnFor(league, timetable, tuesday);
  const hosts = hostsOf(league, timetable, tuesday);
  const before = drawnFor(league, timetable, tuesday - 7).drawn;
  const sides = withLateOnes(drawn, before).filter((side) => !hosts.has(side.abbreviation));
  const waiting = new WaitingSides(firstOnes(sides, (side) => turns?.inTurn.has(side) ?? false));
  return { league, timetable, waiting, hosts, random };
}

function hostOf({ hosts }: DrawnWeek, { kickOffs, game }: Slot): LeagueSide | undefined {
  return hosts.get(kickOffs.hosts?.[game] ?? '');
}

/** Who plays on a day. */
function drawnDay(week: DrawnWeek, day: number, slots: readonly Slot[]): Matchup[] {
  const { league, timetable, waiting, random } = week;
  const round = roundOn(timetable, day);
  const left = round && playOffSides(league, round);
  const mayPlay = (side: LeagueSide) => (left?.has(side) ?? true) && (timetable.mayPlay?.(side, day) ?? true);
  // In play-offs that do not follow results halves play among themselves: to be removed with playOffSides.
  const half = (side: LeagueSide) => (round && round.sides > 2 ? league.sides[0].includes(side) : true);
  waiting.beginDay(mayPlay, round ? Number.POSITIVE_INFINITY : 2 * slots.length);
  const matchups: Matchup[] = [];
  for (const slot of slots) {
    const host = hostOf(week, slot);
    const pair = waiting.takeTwo(host, (one, other) => half(one) === half(other));
    if (!pair) break;
    const [one, other] = pair;
    const isTurned = integer(random, 2) === 1 && !host;
    matchups.push(isTurned ? { home: other, away: one } : { home: one, away: other });
  }
  return matchups;
}

/** A place for a game in the kick-offs of a day. */
export interface Slot {
  readonly kickOffs: KickOffs;
  /** Of how many it is at these kick-offs, from 0. */
  readonly game: number;
}

/** @param tuesday with which the day's week begins @param games so many where they are not drawn, at each of the day's kick-offs */
export function slotsOn(timetable: Timetable, tuesday: number, day: number, games?: number): Slot[] {
  return kickOffsOn(timetable, tuesday, day).flatMap((kickOffs) => {
    const own = { ...kickOffs, games: games ?? kickOffs.games };
    return Array.from({ length: own.games }, (_, game) => ({ kickOffs: own, game }));
  });
}

/** Games that are not drawn, at the kick-offs of their week as far as those go. */
function fixedWeek(
  { dates }: League,
  timetable: Timetable,
  tuesday: number,
  fixtures: readonly Matchup[],
): PlannedGame[] {
  const games: PlannedGame[] = [];
  for (let day = tuesday; day < tuesday + 7; day++) {
    if (!isIn(dates, day)) continue;
    for (const slot of slotsOn(timetable, tuesday, day)) {
      const matchup = fixtures[games.length];
      if (matchup) games.push({ day, matchup, startsAtMs: startOf(timetable, slot, day, matchup) });
    }
  }
  return games.sort((one, other) => one.startsAtMs - other.startsAtMs);
}

/** Who is at home in a week by custom, by their abbreviations. */
function hostsOf({ sides }: League, timetable: Timetable, tuesday: number): ReadonlyMap<string, LeagueSide> {
  const hosts = timetable.ownKickOffs?.(tuesday)?.flatMap(({ hosts: own }) => own ?? []) ?? [];
  const own = sides.flat().filter(({ abbreviation }) => hosts.includes(abbreviation));
  return new Map(own.map((side) => [side.abbreviation, side]));
}

/** The sides of a league in the order they were drawn in for a week; not among the last is who plays early in the next by custom. */
function drawnFor(
  league: League,
  timetable: Timetable,
  tuesday: number,
): { readonly drawn: readonly LeagueSide[]; readonly random: Random } {
  const random = new Random(hash(`${league.competition.slug} week ${tuesday}`));
  const drawn = shuffled(league.plannedSides?.(tuesday) ?? league.sides.flat(), random);
  const soon = hostsOf(league, timetable, tuesday + 7);
  const isSoon = (side: LeagueSide) => soon.has(side.abbreviation);
  return { drawn: [...drawn.filter(isSoon), ...drawn.filter((side) => !isSoon(side))], random };
}

/** Whoever was among the last of the week before is not among the first: after Monday nobody plays on Thursday. */
function withLateOnes(drawn: readonly LeagueSide[], before: readonly LeagueSide[]): readonly LeagueSide[] {
  const late = new Set(before.slice(Math.ceil(before.length * (1 - LAST_PART))));
  const half = Math.ceil(drawn.length / 2);
  const first = drawn.slice(0, half);
  // The second half stays as it is, so that the week after knows who comes last.
  return [
    ...first.filter((side) => !late.has(side)),
    ...first.filter((side) => late.has(side)),
    ...drawn.slice(half),
  ];
}

/** As drawn, unless only the guest plays at home at that time of the year. */
function hosted({ hostZone }: Timetable, day: number, { home, away }: Matchup): Matchup {
  const isAtHome = (side: LeagueSide) => !hostZone || hostZone(side, monthOf(day)) !== undefined;
  return !isAtHome(home) && isAtHome(away) ? { home: away, away: home } : { home, away };
}

/** Whose clocks a game is played by. */
export function zoneOf({ zone, hostZone, neutralZone }: Timetable, { home }: Matchup, day: number): string {
  return hostZone?.(home, monthOf(day)) ?? neutralZone ?? zone;
}

/** When a game starts that is played in a place; milliseconds since the epoch. */
export function startOf(
  timetable: Timetable,
  { kickOffs, game }: Slot,
  day: number,
  matchup: Matchup,
): number {
  const { at, games, clock, west } = kickOffs;
  const host = zoneOf(timetable, matchup, day);
  const times = west !== undefined && isWest(timetable.zone, host, day) ? west : at;
  const time = times[Math.floor((game * times.length) / games)] ?? '';
  return atLocal(clock === 'host' ? host : timetable.zone, day, minuteOf(time));
}

function isWest(zone: string, host: string, day: number): boolean {
  const noon = atLocal(zone, day, DAY_MINUTES / 2);
  return localMinute(zone, noon) - localMinute(host, noon) >= WEST_MINUTES;
}
