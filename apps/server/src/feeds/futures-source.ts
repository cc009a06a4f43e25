import { isDeepStrictEqual } from 'node:util';
import type { FeedBody, FeedMessage } from '@fairline/feed/message.ts';
import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import {
  futuresId,
  hasFutures,
  isInPlayOffs,
  type LeagueSeason,
  leagueSeason,
} from '@fairline/feed/season/futures/league-season.ts';
import { roundMs, seasonAt } from '@fairline/feed/season/futures/season-span.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { SeasonPlay } from '@fairline/sports/futures/play.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { othersTurn } from '../platform/others-turn.ts';
import type { PlayOffsSoFar } from './counted-play-offs.ts';
import { feedMessage } from './feeds.topics.ts';
import { endingsOf, winnerOf } from './game-results.ts';
import type { FeedInlet, FeedSource } from './inlet.ts';
import { allPlays, areOf, newPlayOffs, nextPlay } from './played-play-offs.ts';
import { SeasonCorrections } from './season-corrections.ts';
import { leagueOf } from './season-of-game.ts';
import type { SeasonRecords } from './season-records.ts';
import { isEnd, isUnderWay } from './told-games.ts';
import { type GameLeft, SEASONS, type ToldResult, ToldSeason } from './told-season.ts';
import { receivedBy } from './until-written.ts';

export interface FuturesParts {
  /** Whose seasons are told; those nothing is known of are left out. */
  readonly leagues: readonly League[];
  /** Real minutes a game takes. */
  readonly paceMinutes: number;
  /** What tables and play-offs are drawn with. */
  readonly luck: Luck;
  /** What is counted of the play-offs that are played; without them none are bet on. */
  readonly records?: Pick<SeasonRecords, 'playOffsSoFar'> | undefined;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

const MINUTE_MS = 60_000;

/**
 * The seasons of the simulated leagues as events of their own. Hears how games end and tells it on, makes the table when all are
 * played, and plays the play-offs a round at a time; those that a league itself is in it follows as their games are counted. Of a game that came and went while nothing ran it draws how it ended.
 */
export class FuturesSource implements FeedSource {
  readonly name = SEASONS;
  readonly #parts: FuturesParts;
  readonly #leagues: readonly League[];
  readonly #stopping = new AbortController();
  readonly #seasons = new Map<string, ToldSeason>();
  /** Of each league, when the season began that was looked at last. */
  readonly #begun = new Map<string, number>();
  /** Of each league, the first day of the season whose play-offs were looked at last. */
  readonly #begunPlayOffs = new Map<League, number>();
  readonly #corrections: SeasonCorrections;
  #inlet: FeedInlet | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = (): void => {};
  /** One thing after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(parts: FuturesParts) {
    this.#parts = parts;
    this.#leagues = parts.leagues.filter(hasFutures);
    this.#corrections = new SeasonCorrections({
      ...parts,
      leagues: this.#leagues,
      seasons: this.#seasons,
      follows: (season) => this.#follows(season),
      tellAnew: (season, plays) => this.#tellAnew(season, plays),
      suspend: (season, reason) => this.#suspend(season, reason),
    });
  }

  async start(inlet: FeedInlet): Promise<void> {
    this.#inlet = inlet;
    for (const [eventId, told] of await inlet.histories(await inlet.unfinished(this.name)))
      this.#resume(eventId, told);
    this.#unsubscribe = this.#parts.bus.subscribe(feedMessage, (message) => this.#heard(message));
    // Before any game is announced that says how those before it ended.
    await this.#then(async () => {
      for (const season of [...this.#seasons.values()]) if (season.isPlayOffs) await this.#follow(season);
    });
    const everyMs = Math.min(MINUTE_MS, (this.#parts.paceMinutes * MINUTE_MS) / 10);
    const again = () => {
      if (!this.#stopped) this.#timer = setTimeout(() => void this.look().then(again), everyMs);
    };
    void this.look().then(again);
  }

  /** One that this version cannot follow stays as it is, and keeps no other from going on. */
  #resume(eventId: string, told: readonly FeedMessage[]): void {
    try {
      const season = ToldSeason.resumed(told, this.#parts.luck);
      if (season) this.#seasons.set(season.eventId, season);
    } catch (err) {
      this.#parts.logger.error(
        { err, eventId },
        'A season that this version cannot follow: settle it by hand',
      );
    }
  }

  snapshot(eventId: string): FeedMessage | undefined {
    return this.#seasons.get(eventId)?.snapshot(this.#now());
  }

  stop(): void {
    this.#stopping.abort();
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  /** Does what the passing of time asks for. Never rejects. */
  look(): Promise<void> {
    return this.#then(async () => {
      for (const league of this.#leagues) {
        // A season's games are planned anew for each, which takes tens of milliseconds.
        await othersTurn();
        await this.#begin(league);
        await this.#beginPlayOffs(league);
      }
      await this.#correct();
      for (const season of [...this.#seasons.values()]) await this.#goOn(season);
    });
  }

  #then(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (!this.#stopped) await work();
    });
    this.#work = this.#work.catch((error: unknown) => {
      if (this.#stopped) return;
      this.#parts.logger.error({ err: error, source: this.name }, 'A season could not be told; trying again');
    });
    return this.#work;
  }

  /** A game begins, has ended, will not be played, or is told anew. */
  #heard(message: FeedMessage): void {
    const isOver = isEnd(message);
    if (message.kind === 'fixture' && message.fixture.playOff)
      void this.#then(() => this.#followAll(message.fixture.competition));
    if (this.#corrections.hears(message)) void this.#then(() => this.#correct());
    if (!isOver && !isUnderWay(message)) return;
    for (const season of this.#seasons.values()) {
      const game = season.game(message.eventId);
      if (!game) continue;
      if (isOver && season.isPlayOffs) {
        void this.#then(() => this.#follow(season, game));
        continue;
      }
      if (isOver) void this.#then(async () => this.#tellResults(season, await this.#endings(season, [game])));
      else if (!season.hasBegun(game)) void this.#then(() => this.#tellBegun(season, [game]));
    }
  }

  /** The season a league is in, unless it was begun before. */
  async #begin(league: League): Promise<void> {
    const { slug } = league.competition;
    const span = seasonAt(this.#now(), this.#parts.paceMinutes, league);
    const inlet = this.#inlet;
    if (!inlet || this.#stopped || this.#begun.get(slug) === span.startsAtMs) return;
    const found = leagueSeason(league, this.#parts.paceMinutes, span);
    const known = found && this.#seasons.get(found.fixture.eventId);
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
    const { eventId } = fixture;
    // Over, or another version's, whose sides have other numbers.
    if (known ? !isDeepStrictEqual(known.fixture, fixture) : (await inlet.histories([eventId])).size > 0)
      return true;
    const season = known ?? new ToldSeason(fixture, this.#parts.luck);
    if (!known && !(await this.#tell(season, { kind: 'fixture', fixture }))) return false;
    this.#seasons.set(eventId, season);
    return this.#tell(season, { kind: 'play', play: schedule });
  }

  /** A season that was told by an earlier version of this house is told what the games of its league are played with now. */
  async #restate(season: ToldSeason, now: LeagueSeason): Promise<void> {
    const plays = season.restated(now);
    if (plays) await this.#tellAnew(season, plays);
  }

  /** Answers whether it was written. */
  #tellAnew(season: ToldSeason, plays: readonly SeasonPlay[]): Promise<boolean> {
    const body = { kind: 'snapshot', plays: [...plays], pending: false } as const;
    return this.#tell(season, { ...body, fixture: season.fixture });
  }

  /** The play-offs that a league is in, or that begin tomorrow, unless they were begun before. */
  async #beginPlayOffs(league: League): Promise<void> {
    const inlet = this.#inlet;
    const soFar = await this.#parts.records?.playOffsSoFar(league.competition.slug);
    if (!inlet || !soFar || this.#begunPlayOffs.get(league) === soFar.season.start) return;
    const found = newPlayOffs(league, soFar, this.#parts.luck, this.#now());
    if (found) {
      const { season, plays } = found;
      const isTold = (await inlet.histories([season.eventId])).size > 0;
      const { fixture } = season;
      if (!isTold) {
        const body = { kind: 'snapshot', fixture, plays: [...plays], pending: false } as const;
        if (!(await this.#tell(season, body))) return;
        this.#seasons.set(season.eventId, season);
      }
    }
    this.#begunPlayOffs.set(league, soFar.season.start);
  }

  async #followAll(competition: string): Promise<void> {
    for (const season of [...this.#seasons.values()]) {
      if (season.isPlayOffs && season.fixture.competition === competition) await this.#follow(season);
    }
  }

  /**
   * Tells what is counted of play-offs by now. Once their days are over nobody counts them any more: then games end as their logs say,
   * and what is left is drawn.
   * @param ended a game that ended a moment ago
   */
  async #follow(season: ToldSeason, ended?: GameLeft): Promise<void> {
    const league = leagueOf(season);
    if (!season.isSuspended) await this.#tellBegun(season, season.leftBefore(this.#now() + 1));
    const soFar = await this.#soFarOf(season);
    if (league && soFar) return this.#followCounted(league, season, soFar);
    if (season.isSuspended) return;
    if (league === undefined || !isInPlayOffs(league, this.#now())) await this.#playOut(season, ended);
  }

  async #correct(): Promise<void> {
    if (this.#inlet) await this.#corrections.tell(this.#inlet);
  }

  /** Whether play-offs follow what is counted of them, which they then do. */
  async #follows(season: ToldSeason): Promise<boolean> {
    if (season.isFinal || !(await this.#soFarOf(season))) return false;
    await this.#follow(season);
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
    const { isInDoubt } = season;
    season.isInDoubt ||= soFar.doubt !== undefined;
    if (soFar.doubt !== undefined) {
      await this.#suspend(season, soFar.doubt);
      return;
    }
    if (season.isSuspended && !isInDoubt) return;
    if (season.isSuspended || season.isOtherwise(soFar.winners)) {
      const plays = allPlays(league, soFar, this.#parts.luck, this.#now());
      if (!plays || !(await this.#tellAnew(season, plays))) return;
      season.isInDoubt = false;
    }
    const next = () => nextPlay(league, season, soFar, this.#now());
    for (let play = next(); play !== undefined; play = next()) {
      if (!(await this.#tell(season, { kind: 'play', play }))) return;
    }
    return this.#tellEnd(season);
  }

  /** Answers whether it is. */
  async #suspend(season: ToldSeason, reason: string): Promise<boolean> {
    return season.isSuspended || season.isFinal || this.#tell(season, { kind: 'suspend', reason });
  }

  async #playOut(season: ToldSeason, ended: GameLeft | undefined): Promise<void> {
    const overdue = this.#overdueOf(season);
    const over = [...season.gamesLeft()].filter((game) => game.id === ended?.id || overdue.includes(game));
    const endings = await this.#endings(season, over);
    const won = new Map([...endings].map(([game, result]) => [game, winnerOf(result, season.drawn(game))]));
    if (won.size > 0) await this.#tell(season, { kind: 'play', play: season.wins(won) });
    if (season.isPlayed) await this.#tellNext(season);
  }

  async #goOn(season: ToldSeason): Promise<void> {
    if (season.isPlayOffs) return this.#follow(season);
    if (!season.hasSchedule) return this.#isAwaited(season) ? undefined : this.#callOff(season);
    await this.#tellBegun(season, season.leftBefore(this.#now() + 1));
    const overdue = this.#overdueOf(season);
    if (overdue.length > 0) await this.#tellResults(season, await this.#endings(season, overdue));
    const isDue = season.toldAtMs + roundMs(this.#parts.paceMinutes) <= this.#now();
    if (season.isPlayed && (isDue || !season.isTableMade)) await this.#tellNext(season);
  }

  /** Its schedule comes with the next look. */
  #isAwaited({ eventId, fixture: { competition } }: ToldSeason): boolean {
    const league = this.#leagues.find((one) => one.competition.slug === competition);
    if (!league) return false;
    const { startsAtMs } = seasonAt(this.#now(), this.#parts.paceMinutes, league);
    return this.#begun.get(competition) !== startsAtMs && futuresId(league, startsAtMs) === eventId;
  }

  /** Those that are surely over. */
  #overdueOf(season: ToldSeason): readonly GameLeft[] {
    return season.leftBefore(this.#now() - this.#longestGameMs(season));
  }

  /** A season that was begun is told to its end, whether or not its league is still simulated; of one unknown, as of most. */
  #longestGameMs(season: ToldSeason): number {
    return longestGameMs(leagueOf(season) ?? {}, this.#parts.paceMinutes);
  }

  /** How games ended of which nothing was heard. */
  async #endings(season: ToldSeason, games: readonly GameLeft[]): Promise<ReadonlyMap<GameLeft, ToldResult>> {
    const tooLate = this.#now() - 2 * this.#longestGameMs(season);
    return this.#inlet ? endingsOf(this.#inlet, season, games, tooLate) : new Map();
  }

  async #tellBegun(season: ToldSeason, games: readonly GameLeft[]): Promise<void> {
    const left = games.filter((game) => season.game(game.id) !== undefined && !season.hasBegun(game));
    if (left.length === 0) return;
    const play = { kind: 'begun', text: '', games: left.map(({ number }) => number) };
    await this.#tell(season, { kind: 'play', play });
  }

  async #tellResults(season: ToldSeason, endings: ReadonlyMap<GameLeft, ToldResult>): Promise<void> {
    const left = new Map([...endings].filter(([{ id }]) => season.game(id) !== undefined));
    if (left.size === 0) return;
    await this.#tell(season, { kind: 'play', play: season.results(left) });
    if (season.isPlayed) await this.#tellNext(season);
  }

  /** The table or a round, and the end after the last one. */
  async #tellNext(season: ToldSeason): Promise<void> {
    const play = season.next();
    if (play !== undefined) await this.#tell(season, { kind: 'play', play });
    await this.#tellEnd(season);
  }

  async #tellEnd(season: ToldSeason): Promise<void> {
    if (!season.isFinal) return;
    const isTold = await this.#tell(season, { kind: 'result', home: season.champion, away: 0 });
    if (isTold) this.#seasons.delete(season.eventId);
  }

  /** Its schedule was lost in a crash, and cannot be told any more: nobody has bet on it yet. */
  async #callOff(season: ToldSeason): Promise<void> {
    this.#parts.logger.warn({ eventId: season.eventId }, 'A season without a schedule is called off');
    const isTold = await this.#tell(season, { kind: 'status', status: 'cancelled' });
    if (isTold) this.#seasons.delete(season.eventId);
  }

  /** Noted once it is written. Answers whether it was. */
  async #tell(season: ToldSeason, body: FeedBody): Promise<boolean> {
    const inlet = this.#inlet;
    if (!inlet || this.#stopped) return false;
    const message = season.message(body, this.#now());
    const { signal } = this.#stopping;
    const outcome = await receivedBy(inlet, message, { signal, logger: this.#parts.logger });
    const isAccepted = outcome?.kind === 'accepted';
    if (isAccepted) season.note(message);
    return isAccepted;
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}
