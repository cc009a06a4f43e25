import { isDeepStrictEqual } from 'node:util';
import {
  futuresId,
  type LeagueSeason,
  leagueSeasonInSteps,
} from '@fairline/feed/season/futures/league-season.ts';
import { roundMs, seasonAt } from '@fairline/feed/season/futures/season-span.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { Clock } from '../platform/clock.ts';
import { inTurns } from '../platform/others-turn.ts';
import type { EndedGames } from './ended-games.ts';
import type { FeedInlet } from './inlet.ts';
import type { SeasonTeller } from './season-teller.ts';
import { ToldSeason } from './told-season.ts';

export interface ShortSeasonsParts {
  readonly leagues: readonly League[];
  /** Real minutes a game takes. */
  readonly paceMinutes: number;
  /** What tables and play-offs are drawn with. */
  readonly luck: Luck;
  readonly clock: Clock;
  readonly teller: SeasonTeller;
  readonly endedGames: EndedGames;
}

/** Seasons of a few hours or days, with games of their leagues that are listed: a table, and play-offs that are drawn. */
export class ShortSeasons {
  readonly #parts: ShortSeasonsParts;
  /** Of each league, when the season began that was looked at last. */
  readonly #begun = new Map<string, number>();

  constructor(parts: ShortSeasonsParts) {
    this.#parts = parts;
  }

  /** The season a league is in, unless it was begun before. */
  async begin(league: League): Promise<void> {
    const { teller, paceMinutes, clock } = this.#parts;
    const { slug } = league.competition;
    const span = seasonAt(clock.now(), paceMinutes, league);
    const { inlet } = teller;
    if (!inlet || this.#begun.get(slug) === span.startsAtMs) return;
    const found = await inTurns(leagueSeasonInSteps(league, paceMinutes, span));
    const known = found && teller.underWay.get(found.fixture.eventId);
    if (found && known?.hasSchedule) await this.#restate(known, found);
    else if (found && !(await this.#announce(found, known, inlet))) return;
    this.#begun.set(slug, span.startsAtMs);
  }

  /** Its fixture and its schedule, or what was not written of them. Answers whether all that can be is. */
  async #announce(
    { fixture, schedule }: LeagueSeason,
    known: ToldSeason | undefined,
    inlet: FeedInlet,
  ): Promise<boolean> {
    const { teller, luck } = this.#parts;
    // Over, or another version's, whose sides have other numbers.
    if (
      known ? !isDeepStrictEqual(known.fixture, fixture) : (await inlet.histories([fixture.eventId])).size > 0
    )
      return true;
    const season = known ?? new ToldSeason(fixture, luck);
    if (!known && !(await teller.begin(season, { kind: 'fixture', fixture }))) return false;
    return teller.tell(season, { kind: 'play', play: schedule });
  }

  /** A season that was told by an earlier version of this house is told what the games of its league are played with now. */
  async #restate(season: ToldSeason, now: LeagueSeason): Promise<void> {
    const plays = season.restated(now);
    if (plays) await this.#parts.teller.tellAnew(season, plays);
  }

  /** What the passing of time asks for. */
  async goOn(season: ToldSeason): Promise<void> {
    const { teller, endedGames, clock, paceMinutes } = this.#parts;
    if (!season.hasSchedule) return this.#isAwaited(season) ? undefined : teller.callOff(season);
    await teller.tellBegun(season, season.leftBefore(clock.now() + 1));
    const overdue = endedGames.overdueOf(season);
    if (overdue.length > 0) await teller.tellEnded(season, overdue);
    const isDue = season.toldAtMs + roundMs(paceMinutes) <= clock.now();
    if (season.isPlayed && (isDue || !season.isTableMade)) await teller.tellNext(season);
  }

  /** Its schedule comes with the next look. */
  #isAwaited({ eventId, fixture: { competition } }: ToldSeason): boolean {
    const { leagues, paceMinutes, clock } = this.#parts;
    const league = leagues.find((one) => one.competition.slug === competition);
    if (!league) return false;
    const { startsAtMs } = seasonAt(clock.now(), paceMinutes, league);
    return this.#begun.get(competition) !== startsAtMs && futuresId(league, startsAtMs) === eventId;
  }
}
