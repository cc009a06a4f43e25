import { hash } from '@fairline/sports/kit/hash.ts';
import { type CalendarGame, countedBefore, LONGEST_GAME } from './calendar.ts';
import { isIn } from './dates.ts';
import { isFast, LOOSE, NEAR_GAMES, ON_LIST } from './day-plan.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { type PlannedGame, zoneOf } from './planned-week.ts';
import { RestedSides } from './rested-sides.ts';
import type { Stretch, Timetable } from './timetable.ts';
import { atLocal, localMinute, minuteOf, weekday } from './zones.ts';

const MINUTE_MS = 60_000;
/** Whoever plays once a day rests so long over midnight. */
const HALF_DAY_MS = 12 * 60 * MINUTE_MS;
/** Moments nearer to each other are one. */
const PRECISE_MS = 0.5;
/** Between a filling game and the next of a series. */
const SERIES_KEPT_MS = 3 * 60 * MINUTE_MS;
/** Nobody receives anybody outside of these hours, if the other side can. */
const [FIRST_HOUR, LAST_HOUR] = [9, 22];

/** What the filling games of a day are made of. */
export interface FillingDayParts {
  readonly league: League;
  readonly timetable: Timetable;
  /** Real milliseconds a game takes. */
  readonly gameMs: number;
  /** Its number since 1970. */
  readonly day: number;
  /** Planned games of this day and of those before and after it. */
  readonly planned: readonly PlannedGame[];
  /** Those of all days that may be seen beside this one. */
  readonly seen: readonly PlannedGame[];
}

/** The filling games of a day: those that were not planned long before. */
export interface FillingDay {
  readonly games: readonly CalendarGame[];
  /** They are listed so long before they start. */
  readonly nearMs: number;
}

/**
 * Fills a day up to as many games in play as its stretches ask for, planned ones among them. A side whose planned game of that
 * day is to come plays in no other before it, or where all play in series in none shortly before it; of the rest those play who
 * have rested longest, and whoever has only just played does not, over midnight neither: a day begins with one half of the
 * league and ends with the other. Where nobody is left, nobody plays.
 */
export function fillingDay(parts: FillingDayParts): FillingDay {
  const { league, timetable, gameMs, day, planned } = parts;
  const stretches = timetable.inPlay.filter(
    ({ days, dates }) => (days?.includes(weekday(day)) ?? true) && (!dates || isIn(dates, day)),
  );
  const sides = league.sides.flat().filter((side) => timetable.mayPlay?.(side, day) ?? true);
  // Where all play every evening somebody has to play before.
  const isSeries = league.series?.(day) !== undefined;
  const kept = isSeries ? 0 : 2 * planned.filter((game) => game.day === day).length;
  const near = nearGames(sides.length - kept, stretches);
  const rested = new RestedSides(sides, planned, {
    day,
    seed: `${league.competition.slug} day ${day}`,
    isOnce: isOnceADay(parts),
    keptMs: isSeries ? SERIES_KEPT_MS : Number.POSITIVE_INFINITY,
  });
  const half = halvesOf(parts);
  const rests = [
    ...(isOnceADay(parts) ? [HALF_DAY_MS] : []),
    (ON_LIST + near) * gameMs,
    LONGEST_GAME * gameMs,
  ];
  const games: CalendarGame[] = [];
  let filling: readonly number[] = [];
  for (const { at, wanted } of placesOf(parts, stretches)) {
    const isUnderWay = (start: number) => start <= at && start > at + PRECISE_MS - gameMs;
    filling = filling.filter(isUnderWay);
    const underWay = filling.length + planned.filter(({ startsAtMs }) => isUnderWay(startsAtMs)).length;
    const pair = underWay < wanted && rested.takeTwo(at, half(at), rests);
    if (!pair) continue;
    filling = [...filling, at];
    const startsAtMs = gameMs / wanted < MINUTE_MS ? at : Math.floor(at / MINUTE_MS) * MINUTE_MS;
    games.push({ startsAtMs, matchup: atHome({ home: pair[1], away: pair[0] }, at, parts) });
  }
  // The day's first game of a side is the planned one, whatever the hour.
  const before = countedBefore(
    games.map(({ matchup }) => matchup),
    1,
  );
  return { games: games.map((game, at) => ({ ...game, gamesBefore: before[at] })), nearMs: near * gameMs };
}

/** Whether nobody plays twice that day. */
function isOnceADay({ league, gameMs }: Pick<FillingDayParts, 'league' | 'gameMs'>): boolean {
  return league.isOnceADay === true && !isFast(gameMs / MINUTE_MS);
}

/** How many games before its start one is listed, if so many sides are free and nobody shall stand on the list twice. */
function nearGames(free: number, stretches: readonly Stretch[]): number {
  const most = Math.max(1, ...stretches.map(({ games }) => games));
  return Math.max(0.5, Math.min(NEAR_GAMES, (free - LOOSE) / 2 / most - ON_LIST));
}

/** When a game may start, and how many are wanted in play then. Leagues take turns, so that their games do not end together. */
function* placesOf(
  { league, timetable: { zone }, day, gameMs }: FillingDayParts,
  stretches: readonly Stretch[],
): Generator<{ readonly at: number; readonly wanted: number }> {
  const phaseMs = (hash(league.competition.slug) % 1000) * (gameMs / 1000);
  const [from, until] = [atLocal(zone, day, 0), atLocal(zone, day + 1, 0)];
  for (let stepMs = MINUTE_MS, at = nextPlace(from, phaseMs, stepMs); at < until; ) {
    const minute = localMinute(zone, at);
    const held = stretches.filter(
      (stretch) => minuteOf(stretch.from) <= minute && minute < minuteOf(stretch.until),
    );
    const wanted = Math.max(0, ...held.map(({ games }) => games));
    stepMs = wanted > 0 ? gameMs / wanted : MINUTE_MS;
    const place = nextPlace(at, phaseMs, stepMs);
    if (wanted > 0 && place < until - PRECISE_MS) yield { at: Math.round(place), wanted };
    at = place + stepMs;
  }
}

/** The first moment from one on that is a multiple of the step after the phase; to half a millisecond, for steps are fractions. */
function nextPlace(fromMs: number, phaseMs: number, stepMs: number): number {
  return phaseMs + Math.ceil((fromMs - phaseMs - PRECISE_MS) / stepMs) * stepMs;
}

/**
 * Who may play at a moment. A day's first games are one half's and its last the other's; before those the first plays, so that
 * the other is rested. Where nobody plays twice a day each half has its half of the day.
 */
function halvesOf(parts: FillingDayParts): (at: number) => (side: LeagueSide) => boolean {
  const { league, timetable, day, gameMs } = parts;
  const { zone } = timetable;
  const restMs = isOnceADay(parts) ? HALF_DAY_MS : LONGEST_GAME * gameMs;
  const [from, until] = [atLocal(zone, day, 0), atLocal(zone, day + 1, 0)];
  const early = new Set(league.sides[0]);
  return (at) => {
    if (at - from < restMs) return (side) => early.has(side);
    if (until - at <= restMs) return (side) => !early.has(side);
    return until - at <= 2 * restMs ? (side) => early.has(side) : () => true;
  };
}

/**
 * At home is the side for whom it is not night, if it is for the other; else not the one that is planned to receive the same guest, now
 * or soon.
 */
function atHome(matchup: Matchup, at: number, { timetable, day, seen }: FillingDayParts): Matchup {
  const turned = { home: matchup.away, away: matchup.home };
  const isAwake = (one: Matchup) => {
    const hour = localMinute(zoneOf(timetable, one, day), at) / 60;
    return !timetable.hostZone || (hour >= FIRST_HOUR && hour <= LAST_HOUR);
  };
  const isSeen = ({ home, away }: Matchup) =>
    seen.some(({ matchup: other }) => other.home === home && other.away === away);
  if (isAwake(matchup) !== isAwake(turned)) return isAwake(turned) ? turned : matchup;
  return isSeen(matchup) && !isSeen(turned) ? turned : matchup;
}
