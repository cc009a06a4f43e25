import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { type Dates, seasonStart } from './dates.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { shuffled } from './matchups.ts';
import { gamesOfWeek, type Timetable } from './timetable.ts';
import { tuesdayOf } from './zones.ts';

/**
 * 15 December 2026: games of weeks before were drawn each week anew, and were announced so. To be removed once the season of 2026 is
 * over, in July 2027.
 */
const FROM = Date.UTC(2026, 11, 15) / 86_400_000;
/** The next season begins after them. */
const YEAR_WEEKS = 52;

/**
 * The games of a week of a league in which everybody meets everybody twice, in the order they kick off in; none in weeks without a
 * round, and undefined for weeks whose games are drawn. In a round everybody plays one, by turns at home and away, and who meets does
 * so again, at the other ground, once all have met. Who plays in the last game of a round, on Monday, is not in the first of the next,
 * on Friday.
 * @param league of an even number of sides
 * @param tuesday the week's first day
 */
export function roundRobinWeek(
  league: Pick<League, 'competition' | 'sides' | 'dates' | 'seasonGames'>,
  timetable: Timetable,
  tuesday: number,
): readonly Matchup[] | undefined {
  const { competition, sides, dates, seasonGames } = league;
  const start = tuesday < FROM ? undefined : seasonStart(dates, tuesday + 6);
  if (start === undefined || !seasonGames) return undefined;
  const order = shuffled(sides.flat(), new Random(hash(`${competition.slug} season ${start}`)));
  const weeks = fullWeeks(timetable, dates, start, order.length / 2);
  const round = roundsOf(weeks, seasonGames).indexOf(tuesday);
  if (round < 0) return [];
  const drawn = (at: number) =>
    shuffled(roundOf(order, at), new Random(hash(`${competition.slug} season ${start} round ${at}`)));
  const last = round > 0 ? drawn(round - 1).at(-1) : undefined;
  const late = new Set(last && [last.home, last.away]);
  const games = drawn(round);
  const first = games.find(({ home, away }) => !late.has(home) && !late.has(away));
  if (!first || first === games.at(-1)) return games;
  return [first, ...games.filter((game) => game !== first)];
}

/** The weeks of a season in which everybody can play: not those that its first day or the winter break cut off. */
function fullWeeks(timetable: Timetable, dates: Dates, start: number, games: number): number[] {
  const weeks = Array.from({ length: YEAR_WEEKS }, (_, week) => tuesdayOf(start) + 7 * week);
  return weeks.filter((tuesday) => gamesOfWeek(timetable, dates, tuesday) >= games);
}

/** The week of each round: from the first to the last of a season, with those that are left over free in between, as for national teams. */
function roundsOf(weeks: readonly number[], rounds: number): number[] {
  const step = Math.max(1, (weeks.length - 1) / (rounds - 1));
  return Array.from({ length: rounds }).flatMap((_, round) => weeks[Math.round(round * step)] ?? []);
}

/** One side keeps its place and the others go round; whoever stand opposite each other meet. @param number from 0 */
function roundOf(order: readonly LeagueSide[], number: number): Matchup[] {
  const rounds = order.length - 1;
  const round = number % rounds;
  const isSecondLeg = Math.floor(number / rounds) % 2 === 1;
  const games: Matchup[] = [];
  for (let apart = 0; apart < order.length / 2; apart++) {
    const one = apart === 0 ? order[rounds] : order[(round + apart) % rounds];
    const other = order[(round + rounds - apart) % rounds];
    if (!one || !other) continue;
    const isOneAtHome = (apart === 0 ? round : apart) % 2 === 1;
    games.push(isOneAtHome === isSecondLeg ? { home: other, away: one } : { home: one, away: other });
  }
  return games;
}
