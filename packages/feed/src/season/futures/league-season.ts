import type { Schedule } from '@fairline/sports/futures/play.ts';
import { FUTURES, hasRules, seasonId } from '@fairline/sports/futures/rules.ts';
import { CHANCES } from '@fairline/sports/futures/state.ts';
import type { Side } from '@fairline/sports/sport.ts';
import type { Fixture } from '../../message.ts';
import { type League, type LeagueSide, sideOf } from '../league.ts';
import { Season } from '../season.ts';
import { roundOn } from '../timetable.ts';
import { localDay } from '../zones.ts';
import { divisionOf } from './divisions.ts';
import { type RatedGame, ratingsOfGames } from './ratings-of-games.ts';
import { resultChances } from './result-chances.ts';
import type { SeasonSpan } from './season-span.ts';

/** A season of a league as its event: the announcement, and the play that tells its schedule. */
export interface LeagueSeason {
  readonly fixture: Fixture;
  readonly schedule: Schedule;
}

/** Planned at a time: a few milliseconds' work. */
const HOUR_MS = 3_600_000;
/** Fewer games a side make no table. */
const LEAST_GAMES = 2;

/** Whether a league's seasons are bet on. */
export function hasFutures({ competition, field }: League): boolean {
  return field === undefined && hasRules(competition.slug);
}

/**
 * A season of a league: every game its calendar has in that time, with the chances its lines open with. Undefined where the
 * league does not play then. The same arguments make the same season.
 * @internal the house makes it in steps
 */
export function leagueSeason(
  league: League,
  paceMinutes: number,
  span: SeasonSpan,
): LeagueSeason | undefined {
  const steps = leagueSeasonInSteps(league, paceMinutes, span);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** As leagueSeason, in short steps: all of it together takes up to a tenth of a second the first time. */
export function* leagueSeasonInSteps(
  league: League,
  paceMinutes: number,
  span: SeasonSpan,
): Generator<void, LeagueSeason | undefined, undefined> {
  if (isInPlayOffs(league, span.startsAtMs)) return undefined;
  const season = new Season(league, paceMinutes);
  const games: Fixture[] = [];
  for (let fromMs = span.startsAtMs; fromMs < span.endsAtMs; fromMs += HOUR_MS) {
    games.push(...season.between(fromMs, Math.min(fromMs + HOUR_MS, span.endsAtMs)));
    yield;
  }
  const sides = league.sides.flat();
  if (games.length * 2 < LEAST_GAMES * sides.length) return undefined;
  const numbers = new Map(sides.map(({ id }, number) => [id, number]));
  const rated = games.map((game): RatedGame => {
    const chances = resultChances(league.competition.slug, game.lines);
    return { home: numbers.get(game.home.id) ?? 0, away: numbers.get(game.away.id) ?? 0, ...chances };
  });
  const ratings = ratingsOfGames(sides.length, rated);
  const order = sides
    .map((_, number) => number)
    .sort((one, other) => (ratings[other] ?? 0) - (ratings[one] ?? 0) || one - other);
  const places = new Map(order.map((number, place) => [number, place]));
  const schedule: Schedule = {
    kind: 'schedule',
    text: '',
    games: games.map(({ eventId, startsAt }, at) => {
      const { home = 0, away = 0, win = 0.5, draw = 0 } = rated[at] ?? {};
      return {
        id: eventId,
        startsAtMs: Date.parse(startsAt),
        home: places.get(home) ?? 0,
        away: places.get(away) ?? 0,
        win: Math.round(win * CHANCES),
        draw: Math.round(draw * CHANCES),
      };
    }),
    ratings: order.map((number) => Math.round(1000 * (ratings[number] ?? 0))),
  };
  const field = order.flatMap((number) => sides[number] ?? []);
  const eventId = futuresId(league, span.startsAtMs);
  const fixture = futuresFixture(league, field, {
    name: 'Short Season',
    eventId,
    startsAtMs: span.tableAtMs,
  });
  return { fixture, schedule };
}

/** Whether a moment is in its play-offs: then only some of its sides play. */
export function isInPlayOffs({ timetable }: League, atMs: number): boolean {
  return timetable !== undefined && roundOn(timetable, localDay(timetable.zone, atMs)) !== undefined;
}

/** The id of the event of a season that begins at a moment. */
export function futuresId({ competition }: League, startsAtMs: number): string {
  const minute = new Date(startsAtMs).toISOString().replace(/\D/g, '').slice(0, 12);
  return `${competition.slug}-futures-${minute}`;
}

/** What tells a league's seasons apart. */
interface SeasonEvent {
  readonly name: 'Short Season' | 'Playoffs';
  readonly eventId: string;
  /** Milliseconds since the epoch. */
  readonly startsAtMs: number;
}

/** The announcement of a season of a league. @param field its sides, the best first */
export function futuresFixture(
  league: League,
  field: readonly LeagueSide[],
  { name: what, eventId, startsAtMs }: SeasonEvent,
): Fixture {
  const { slug, name } = league.competition;
  return {
    sport: FUTURES,
    organization: league.organization.slug,
    competition: slug,
    eventId,
    home: standIn(seasonId(slug), `${name} ${what}`, 'SEA'),
    away: standIn(`${slug}-all`, `All of ${name}`, 'ALL'),
    field: field.map((side) => {
      const team = divisionOf(league, side);
      return { ...sideOf(side), ...(team !== undefined && { team }) };
    }),
    startsAt: new Date(startsAtMs).toISOString(),
    lines: {},
  };
}

/** Of a season and its field, which are no sides. */
function standIn(id: string, name: string, abbreviation: string): Side {
  return { id, name, mediumName: name, abbreviation };
}
