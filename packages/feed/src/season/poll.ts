import type { Fixture, Ranks, SideRecord } from '../message.ts';
import type { LeagueSide, Poll, Ranking } from './league.ts';
import { rating } from './ratings.ts';
import { atLocal, localDay, weekday } from './zones.ts';

/** As many as a poll ranks at most. */
const RANKED = 25;
const ZONE = 'America/New_York';
/** On Monday mornings, when the last game of the weekend is over. */
const HELD_AT_MINUTE = 6 * 60;
/** Before so many games results say nothing. */
const FEW_GAMES = 3;
/** What a won game more than lost is worth in ratings, over some games more than were played. */
const [WIN_WORTH, MORE_GAMES] = [2.5, 4];

/** When the poll was held that stands at a moment, milliseconds since the epoch. */
export function pollHeldMs(atMs: number): number {
  const today = localDay(ZONE, atMs);
  const monday = today - ((weekday(today) + 6) % 7);
  const held = atLocal(ZONE, monday, HELD_AT_MINUTE);
  return held <= atMs ? held : atLocal(ZONE, monday - 7, HELD_AT_MINUTE);
}

/** A poll held once a week, by ratings and by what was won and lost. Who lost more than he won is not ranked. */
export function weeklyPoll(sides: readonly LeagueSide[]): Poll {
  let last: { readonly held: number; readonly ranking: Ranking } | undefined;
  return (atMs, recordOf) => {
    const held = pollHeldMs(atMs);
    if (recordOf) return rankingOf(sides, held, recordOf);
    if (last?.held !== held) last = { held, ranking: rankingOf(sides, held) };
    return last.ranking;
  };
}

/** The ranks of a game's sides. */
export function ranksOf(ranking: Ranking, { home, away }: Pick<Fixture, 'home' | 'away'>): Ranks {
  const [ofHome, ofAway] = [ranking.get(home.id), ranking.get(away.id)];
  return { ...(ofHome && { home: ofHome }), ...(ofAway && { away: ofAway }) };
}

function rankingOf(
  sides: readonly LeagueSide[],
  heldMs: number,
  recordOf?: (sideId: string) => SideRecord,
): Ranking {
  const seen = sides.flatMap((side) => {
    const worth = worthOf(recordOf?.(side.id));
    return worth === undefined ? [] : [{ id: side.id, value: rating(side, heldMs) + worth }];
  });
  const best = seen.sort((one, other) => other.value - one.value).slice(0, RANKED);
  return new Map(best.map(({ id }, index) => [id, index + 1]));
}

/** What a record is worth in ratings; undefined where nobody would rank it. */
function worthOf({ wins, losses }: SideRecord = { wins: 0, losses: 0 }): number | undefined {
  const games = wins + losses;
  if (games < FEW_GAMES) return 0;
  return wins < losses ? undefined : (WIN_WORTH * (wins - losses)) / (games + MORE_GAMES);
}
