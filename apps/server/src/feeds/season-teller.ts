import type { FeedBody } from '@fairline/feed/message.ts';
import type { SeasonPlay } from '@fairline/sports/futures/play.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { EndedGames } from './ended-games.ts';
import type { FeedInlet } from './inlet.ts';
import type { GameLeft, ToldSeason } from './told-season.ts';
import { receivedBy } from './until-written.ts';

export interface SeasonTellerParts {
  readonly endedGames: EndedGames;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

/** Tells of seasons, and keeps those that are under way. Nothing is told before its start, nor after its stop. */
export class SeasonTeller {
  readonly #parts: SeasonTellerParts;
  readonly #stopping = new AbortController();
  /** By their ids. */
  readonly #underWay = new Map<string, ToldSeason>();
  #inlet: FeedInlet | undefined;

  constructor(parts: SeasonTellerParts) {
    this.#parts = parts;
  }

  start(inlet: FeedInlet): void {
    this.#inlet = inlet;
  }

  stop(): void {
    this.#stopping.abort();
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Undefined before the start, and after the stop. */
  get inlet(): FeedInlet | undefined {
    return this.isStopped ? undefined : this.#inlet;
  }

  /** By their ids. */
  get underWay(): ReadonlyMap<string, ToldSeason> {
    return this.#underWay;
  }

  /** One that was begun before. */
  resume(season: ToldSeason): void {
    this.#underWay.set(season.eventId, season);
  }

  /** Nothing more is told of it. */
  forget(eventId: string): void {
    this.#underWay.delete(eventId);
  }

  /** Its first message. Answers whether it was written. */
  async begin(season: ToldSeason, body: FeedBody): Promise<boolean> {
    const isTold = await this.tell(season, body);
    if (isTold) this.#underWay.set(season.eventId, season);
    return isTold;
  }

  /** Noted once it is written. Answers whether it was. */
  async tell(season: ToldSeason, body: FeedBody): Promise<boolean> {
    const { inlet } = this;
    if (!inlet) return false;
    const message = season.message(body, this.#parts.clock.now());
    const { signal } = this.#stopping;
    const outcome = await receivedBy(inlet, message, { signal, logger: this.#parts.logger });
    const isAccepted = outcome?.kind === 'accepted';
    if (isAccepted) season.note(message);
    return isAccepted;
  }

  /** Answers whether it was written. */
  tellAnew(season: ToldSeason, plays: readonly SeasonPlay[]): Promise<boolean> {
    return this.tell(season, toldWhole(season, plays));
  }

  /** Answers whether it is. */
  async suspend(season: ToldSeason, reason: string): Promise<boolean> {
    return season.isSuspended || season.isFinal || this.tell(season, { kind: 'suspend', reason });
  }

  /** Those of these games that it was not told of before. */
  async tellBegun(season: ToldSeason, games: readonly GameLeft[]): Promise<void> {
    const left = games.filter((game) => season.game(game.id) !== undefined && !season.hasBegun(game));
    if (left.length === 0) return;
    const play = { kind: 'begun', text: '', games: left.map(({ number }) => number) };
    await this.tell(season, { kind: 'play', play });
  }

  /** How some of its games ended, and what follows once all have, unless that is to wait. */
  async tellEnded(season: ToldSeason, games: readonly GameLeft[], waits = false): Promise<void> {
    const { inlet } = this;
    if (!inlet) return;
    const endings = await this.#parts.endedGames.endingsOf(inlet, season, games);
    const left = new Map([...endings].filter(([{ id }]) => season.game(id) !== undefined));
    if (left.size === 0) return;
    await this.tell(season, { kind: 'play', play: season.results(left) });
    if (season.isPlayed && !waits) await this.tellNext(season);
  }

  /** The table or a round, and the end after the last one. */
  async tellNext(season: ToldSeason): Promise<void> {
    const play = season.next();
    if (play !== undefined) await this.tell(season, { kind: 'play', play });
    await this.tellEnd(season);
  }

  /** Who has won it; nothing before somebody has. */
  async tellEnd(season: ToldSeason): Promise<void> {
    if (!season.isFinal) return;
    const isTold = await this.tell(season, { kind: 'result', home: season.champion, away: 0 });
    if (isTold) this.#underWay.delete(season.eventId);
  }

  /** Its schedule was lost in a crash, and cannot be told any more: nobody has bet on it yet. */
  async callOff(season: ToldSeason): Promise<void> {
    this.#parts.logger.warn({ eventId: season.eventId }, 'A season without a schedule is called off');
    const isTold = await this.tell(season, { kind: 'status', status: 'cancelled' });
    if (isTold) this.#underWay.delete(season.eventId);
  }
}

/** All that is told of a season, in one message. */
export function toldWhole({ fixture }: ToldSeason, plays: readonly SeasonPlay[]): FeedBody {
  return { kind: 'snapshot', fixture, plays: [...plays], pending: false };
}
