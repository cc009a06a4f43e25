import type { FeedMessage } from '@fairline/feed/message.ts';
import { hasFutures } from '@fairline/feed/season/futures/league-season.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { everyStep } from '../platform/every-step.ts';
import type { Logger } from '../platform/log.ts';
import { othersTurn } from '../platform/others-turn.ts';
import { EndedGames } from './ended-games.ts';
import { feedMessage } from './feeds.topics.ts';
import { FollowedPlayOffs } from './followed-play-offs.ts';
import type { FeedInlet, FeedSource } from './inlet.ts';
import { SeasonCorrections } from './season-corrections.ts';
import type { SeasonRecords } from './season-records.ts';
import { SeasonTeller } from './season-teller.ts';
import { ShortSeasons } from './short-seasons.ts';
import { isEnd, isUnderWay } from './told-games.ts';
import { type GameLeft, SEASONS, ToldSeason } from './told-season.ts';

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
  readonly #teller: SeasonTeller;
  readonly #short: ShortSeasons;
  readonly #playOffs: FollowedPlayOffs;
  readonly #corrections: SeasonCorrections;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = (): void => {};
  /** One thing after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(parts: FuturesParts) {
    this.#parts = parts;
    this.#leagues = parts.leagues.filter(hasFutures);
    const endedGames = new EndedGames(parts);
    const teller = new SeasonTeller({ ...parts, endedGames });
    const own = { ...parts, leagues: this.#leagues, endedGames, teller };
    const playOffs = new FollowedPlayOffs(own);
    this.#teller = teller;
    this.#short = new ShortSeasons(own);
    this.#playOffs = playOffs;
    this.#corrections = new SeasonCorrections({
      ...own,
      seasons: teller.underWay,
      follows: (season) => playOffs.follows(season),
      tellAnew: (season, plays) => teller.tellAnew(season, plays),
      suspend: (season, reason) => teller.suspend(season, reason),
    });
  }

  async start(inlet: FeedInlet): Promise<void> {
    this.#teller.start(inlet);
    for (const [eventId, told] of await inlet.histories(await inlet.unfinished(this.name)))
      this.#resume(eventId, told);
    this.#unsubscribe = this.#parts.bus.subscribe(feedMessage, (message) => this.#heard(message));
    // Before any game is announced that says how those before it ended.
    await this.#then(() => everyStep([() => this.#correct(), () => this.#followAll()]));
    const everyMs = Math.min(MINUTE_MS, (this.#parts.paceMinutes * MINUTE_MS) / 10);
    const again = () => {
      if (!this.#teller.isStopped) this.#timer = setTimeout(() => void this.look().then(again), everyMs);
    };
    void this.look().then(again);
  }

  /** One that this version cannot follow stays as it is, and keeps no other from going on. */
  #resume(eventId: string, told: readonly FeedMessage[]): void {
    try {
      const season = ToldSeason.resumed(told, this.#parts.luck);
      if (season) this.#teller.resume(season);
    } catch (err) {
      this.#parts.logger.error(
        { err, eventId },
        'A season that this version cannot follow: settle it by hand',
      );
    }
  }

  snapshot(eventId: string): FeedMessage | undefined {
    return this.#teller.underWay.get(eventId)?.snapshot(this.#parts.clock.now());
  }

  calledOff(eventId: string): void {
    this.#teller.forget(eventId);
  }

  stop(): void {
    this.#teller.stop();
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  /** Does what the passing of time asks for. Never rejects. A league or a season that fails keeps no other from going on. */
  look(): Promise<void> {
    return this.#then(() =>
      everyStep([
        ...this.#leagues.flatMap((league) => [
          othersTurn,
          () => this.#short.begin(league),
          () => this.#playOffs.begin(league),
        ]),
        () => this.#correct(),
        () => everyStep([...this.#teller.underWay.values()].map((season) => () => this.#goOn(season))),
      ]),
    );
  }

  /** Not by games that were told anew since, and of which that could not be told yet. */
  async #goOn(season: ToldSeason): Promise<void> {
    if (this.#corrections.isDueOf(season)) return;
    await (season.isPlayOffs ? this.#playOffs.follow(season) : this.#short.goOn(season));
  }

  #followAll(competition?: string): Promise<void> {
    return this.#playOffs.followAll((season) => this.#corrections.isDueOf(season), competition);
  }

  #then(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (!this.#teller.isStopped) await work();
    });
    this.#work = this.#work.catch((error: unknown) => {
      if (this.#teller.isStopped) return;
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
    for (const season of this.#teller.underWay.values()) {
      const game = season.game(message.eventId);
      if (!game) continue;
      if (isOver) void this.#then(() => this.#ended(season, game));
      else if (!season.hasBegun(game)) void this.#then(() => this.#teller.tellBegun(season, [game]));
    }
  }

  /** A table, or a round, waits for a correction that could not be told yet: what goes on then does so with the next look. */
  async #ended(season: ToldSeason, game: GameLeft): Promise<void> {
    const waits = this.#corrections.isDueOf(season);
    if (!season.isPlayOffs) await this.#teller.tellEnded(season, [game], waits);
    else if (!waits) await this.#playOffs.follow(season, game);
  }

  async #correct(): Promise<void> {
    const { inlet } = this.#teller;
    if (inlet) await this.#corrections.tell(inlet);
  }
}
