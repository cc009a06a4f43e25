import { isInPlayOffs } from '@fairline/feed/season/futures/league-season.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { Clock } from '../platform/clock.ts';
import { everyStep } from '../platform/every-step.ts';
import type { PlayOffsSoFar } from './counted-play-offs.ts';
import type { EndedGames } from './ended-games.ts';
import { winnerOf } from './game-results.ts';
import { allPlays, areOf, newPlayOffs, nextPlay } from './played-play-offs.ts';
import { leagueOf } from './season-of-game.ts';
import type { SeasonRecords } from './season-records.ts';
import { type SeasonTeller, toldWhole } from './season-teller.ts';
import type { GameLeft, ToldSeason } from './told-season.ts';

export interface FollowedPlayOffsParts {
  /** What is counted of the play-offs that are played; without them none are bet on. */
  readonly records?: Pick<SeasonRecords, 'playOffsSoFar'> | undefined;
  /** What is left is drawn with it. */
  readonly luck: Luck;
  readonly clock: Clock;
  readonly teller: SeasonTeller;
  readonly endedGames: EndedGames;
}

/** The play-offs that leagues themselves are in, told as their games are counted. */
export class FollowedPlayOffs {
  readonly #parts: FollowedPlayOffsParts;
  /** Of each league, the first day of the season whose play-offs were looked at last. */
  readonly #begun = new Map<League, number>();

  constructor(parts: FollowedPlayOffsParts) {
    this.#parts = parts;
  }

  /** The play-offs that a league is in, or that begin tomorrow, unless they were begun before. */
  async begin(league: League): Promise<void> {
    const { records, teller, luck } = this.#parts;
    const soFar = await records?.playOffsSoFar(league.competition.slug);
    const { inlet } = teller;
    if (!inlet || !soFar || this.#begun.get(league) === soFar.season.start) return;
    const found = newPlayOffs(league, soFar, luck, this.#now());
    if (found) {
      const { season, plays } = found;
      const isTold = (await inlet.histories([season.eventId])).size > 0;
      if (!isTold && !(await teller.begin(season, toldWhole(season, plays)))) return;
    }
    this.#begun.set(league, soFar.season.start);
  }

  /**
   * Those of a competition, or of all when none is given; one that fails keeps no other from it.
   * @param waits whether some are to wait
   */
  followAll(waits: (season: ToldSeason) => boolean, competition?: string): Promise<void> {
    const asked = [...this.#parts.teller.underWay.values()].filter(
      (season) =>
        season.isPlayOffs && (competition === undefined || season.fixture.competition === competition),
    );
    return everyStep(asked.map((season) => () => (waits(season) ? undefined : this.follow(season))));
  }

  /**
   * Tells what is counted of play-offs by now. Once their days are over nobody counts them any more: then games end as their logs say,
   * and what is left is drawn.
   * @param ended a game that ended a moment ago
   */
  async follow(season: ToldSeason, ended?: GameLeft): Promise<void> {
    const league = leagueOf(season);
    if (!season.isSuspended) await this.#parts.teller.tellBegun(season, season.leftBefore(this.#now() + 1));
    const soFar = await this.#soFarOf(season);
    if (league && soFar) return this.#followCounted(league, season, soFar);
    if (season.isSuspended) return;
    if (league === undefined || !isInPlayOffs(league, this.#now())) await this.#playOut(season, ended);
  }

  /** Whether play-offs follow what is counted of them, which they then do. */
  async follows(season: ToldSeason): Promise<boolean> {
    if (season.isFinal || !(await this.#soFarOf(season))) return false;
    await this.follow(season);
    return true;
  }

  /** What is counted of play-offs; undefined where nobody counts them any more. */
  async #soFarOf(season: ToldSeason): Promise<PlayOffsSoFar | undefined> {
    const league = leagueOf(season);
    const soFar = league && (await this.#parts.records?.playOffsSoFar(league.competition.slug));
    return soFar && areOf(league, soFar, season) ? soFar : undefined;
  }

  /** Told anew where somebody else has won a game than was told, and suspended while that cannot be told. */
  async #followCounted(league: League, season: ToldSeason, soFar: PlayOffsSoFar): Promise<void> {
    const { teller, luck } = this.#parts;
    const { isInDoubt } = season;
    season.isInDoubt ||= soFar.doubt !== undefined;
    if (soFar.doubt !== undefined) {
      await teller.suspend(season, soFar.doubt);
      return;
    }
    if (season.isSuspended && !isInDoubt) return;
    if (season.isSuspended || season.isOtherwise(soFar.winners)) {
      const plays = allPlays(league, soFar, luck, this.#now());
      if (!plays || !(await teller.tellAnew(season, plays))) return;
      season.isInDoubt = false;
    }
    const next = () => nextPlay(league, season, soFar, this.#now());
    for (let play = next(); play !== undefined; play = next()) {
      if (!(await teller.tell(season, { kind: 'play', play }))) return;
    }
    return teller.tellEnd(season);
  }

  async #playOut(season: ToldSeason, ended: GameLeft | undefined): Promise<void> {
    const { teller, endedGames } = this.#parts;
    const overdue = endedGames.overdueOf(season);
    const over = [...season.gamesLeft()].filter((game) => game.id === ended?.id || overdue.includes(game));
    const { inlet } = teller;
    if (!inlet) return;
    const endings = await endedGames.endingsOf(inlet, season, over);
    const won = new Map([...endings].map(([game, result]) => [game, winnerOf(result, season.drawn(game))]));
    if (won.size > 0) await teller.tell(season, { kind: 'play', play: season.wins(won) });
    if (season.isPlayed) await teller.tellNext(season);
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}
