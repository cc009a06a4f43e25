import type { FeedMessage } from '@fairline/feed/message.ts';
import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { SeasonGame } from '@fairline/feed/season/regular-season.ts';
import type { Ending } from '@fairline/feed/season/season-tally.ts';
import type { Clock } from '../platform/clock.ts';
import type { Feeds } from './inlet.ts';
import { logsInParts } from './logs-in-parts.ts';
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
    const heard = await this.#heard(games.filter(({ eventId }) => !kept.has(eventId)));
    const isUntold = ({ eventId }: SeasonGame) => !kept.has(eventId) && !heard.has(eventId);
    const untold = games.filter((game) => isUntold(game) && this.isOverdue(game));
    return { kept, told: endingsIn(heard), untold };
  }

  /** As they were told last, whatever was kept of them: those that are over, and whose messages are there. */
  async told(games: readonly SeasonGame[]): Promise<ReadonlyMap<string, Ending>> {
    return endingsIn(await this.#heard(games));
  }

  /**
   * Those that anybody told of and whose messages are there, however long ago: a game may hang for days, with bets open on it. How
   * each ended, undefined of one that is not over.
   */
  async #heard(games: readonly SeasonGame[]): Promise<ReadonlyMap<string, Ending | undefined>> {
    const { inlet, form } = this.#parts;
    const sources = await inlet.sources(games.map(({ eventId }) => eventId));
    const heard = new Map<string, Ending | undefined>();
    for await (const [id, log] of logsInParts(inlet, [...sources.keys()]))
      if (log) heard.set(id, endingOf(log, form));
    return heard;
  }
}

function endingsIn(heard: ReadonlyMap<string, Ending | undefined>): ReadonlyMap<string, Ending> {
  const over = [...heard].flatMap(([id, ending]) => (ending ? [[id, ending] as const] : []));
  return new Map(over);
}

/** How a game ended, from what was told of it; undefined before. */
function endingOf(told: readonly FeedMessage[], form: GameEndingsParts['form']): Ending | undefined {
  const end = toldEnd(told);
  if (end === undefined) return undefined;
  if (end === 'off' || end.winner === undefined) return { winner: 'nobody', isOvertime: false };
  return { winner: end.winner, isOvertime: form === 'W-L-OTL' && end.isOvertime };
}
