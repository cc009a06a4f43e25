import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import { seasonStart } from './dates.ts';
import type { League, LeagueSide, Matchup } from './league.ts';
import { shuffled } from './matchups.ts';

/** 15 December 2026: games of weeks before were drawn each week anew, and were announced so. */
const FROM = Date.UTC(2026, 11, 15) / 86_400_000;

/**
 * The games of a week of a league in which everybody meets everybody twice, in the order they kick off in; undefined for weeks whose
 * games are drawn. Everybody plays one, by turns at home and away, and who meets does so again, at the other ground, once all have met.
 * Who plays in the last game of a week, on Monday, is not in the first of the next, on Friday.
 * @param league of an even number of sides
 * @param tuesday the week's first day
 */
export function roundRobinWeek(
  { competition: { slug }, sides, dates }: Pick<League, 'competition' | 'sides' | 'dates'>,
  tuesday: number,
): readonly Matchup[] | undefined {
  const start = tuesday < FROM ? undefined : seasonStart(dates, tuesday + 6);
  if (start === undefined) return undefined;
  const order = shuffled(sides.flat(), new Random(hash(`${slug} season ${start}`)));
  const week = Math.floor((tuesday + 6 - start) / 7);
  const drawn = (at: number) =>
    shuffled(roundOf(order, at), new Random(hash(`${slug} season ${start} week ${at}`)));
  const last = week > 0 ? drawn(week - 1).at(-1) : undefined;
  const late = new Set(last && [last.home, last.away]);
  const games = drawn(week);
  const first = games.find(({ home, away }) => !late.has(home) && !late.has(away));
  if (!first || first === games.at(-1)) return games;
  return [first, ...games.filter((game) => game !== first)];
}

/** One side keeps its place and the others go round; whoever stand opposite each other meet. @param week from 0 */
function roundOf(order: readonly LeagueSide[], week: number): Matchup[] {
  const rounds = order.length - 1;
  const round = week % rounds;
  const isSecondLeg = Math.floor(week / rounds) % 2 === 1;
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
