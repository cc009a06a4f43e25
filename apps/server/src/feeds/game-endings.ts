import type { FeedMessage } from '@fairline/feed/message.ts';
import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { SeasonGame } from '@fairline/feed/season/regular-season.ts';
import type { Ending } from '@fairline/feed/season/season-tally.ts';
import type { Clock } from '../platform/clock.ts';
import type { Feeds } from './inlet.ts';
import type { SeasonResults } from './season-results-store.ts';
import { toldEnd } from './told-end.ts';

export interface GameEndingsParts {
  readonly league: League;
  readonly form: NonNullable<League['record']>;
  readonly paceMinutes: number;
  readonly results: Pick<SeasonResults, 'of' | 'keep'>;
  readonly inlet: Pick<Feeds, 'histories' | 'sources' | 'retold'>;
  readonly clock: Clock;
}

/** What is known here of how games ended. */
export interface KnownEndings {
  /** Of games whose ending was kept: as it was told here, or as it was drawn of a game of the play-offs. */
  readonly kept: ReadonlyMap<string, Ending>;
  /** Of others that were told and are over: called off is `nobody`. */
  readonly told: ReadonlyMap<string, Ending>;
  /** Surely over, and nobody told of them, or what was told is removed. One that was begun and has no end is waited for. */
  readonly untold: readonly SeasonGame[];
}

/** Logs that are read together. */
const LOGS_AT_ONCE = 4;

/** How planned games of a league ended and those of its play-offs, by what was told or kept here, and of which nobody told. */
export class GameEndings {
  readonly #parts: GameEndingsParts;

  constructor(parts: GameEndingsParts) {
    this.#parts = parts;
  }

  /** So long after its start it is surely over. */
  isOverdue({ startsAtMs }: SeasonGame): boolean {
    const { league, paceMinutes, clock } = this.#parts;
    return startsAtMs + longestGameMs(league, paceMinutes) < clock.now();
  }

  async of(games: readonly SeasonGame[]): Promise<KnownEndings> {
    const { results } = this.#parts;
    const kept = await results.of(games.map(({ eventId }) => eventId));
    const logs = await this.#logs(games.filter(({ eventId }) => !kept.has(eventId)));
    const isUntold = (game: SeasonGame) => !kept.has(game.eventId) && !logs.has(game.eventId);
    const untold = games.filter((game) => isUntold(game) && this.isOverdue(game));
    return { kept, told: this.#endingsIn(logs), untold };
  }

  /** As they were told last, whatever was kept of them: those that are over, and whose messages are there. */
  async told(games: readonly SeasonGame[]): Promise<ReadonlyMap<string, Ending>> {
    return this.#endingsIn(await this.#logs(games));
  }

  #endingsIn(logs: ReadonlyMap<string, readonly FeedMessage[]>): ReadonlyMap<string, Ending> {
    const endings = new Map<string, Ending>();
    for (const [id, log] of logs) {
      const ending = endingOf(log, this.#parts.form);
      if (ending) endings.set(id, ending);
    }
    return endings;
  }

  /** Of those that anybody told of, however long ago: a game may hang for days, with bets open on it. */
  async #logs(games: readonly SeasonGame[]): Promise<Map<string, readonly FeedMessage[]>> {
    const { inlet } = this.#parts;
    const heard = [...(await inlet.sources(games.map(({ eventId }) => eventId))).keys()];
    const logs = new Map<string, readonly FeedMessage[]>();
    for (let first = 0; first < heard.length; first += LOGS_AT_ONCE) {
      const ids = heard.slice(first, first + LOGS_AT_ONCE);
      for (const [id, told] of await inlet.histories(ids)) logs.set(id, told);
    }
    return logs;
  }
}

/** How a game ended, from what was told of it; undefined before. */
function endingOf(told: readonly FeedMessage[], form: GameEndingsParts['form']): Ending | undefined {
  const end = toldEnd(told);
  if (end === undefined) return undefined;
  if (end === 'off' || end.winner === undefined) return { winner: 'nobody', isOvertime: false };
  return { winner: end.winner, isOvertime: form === 'W-L-OTL' && end.isOvertime };
}
