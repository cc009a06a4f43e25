import type { Records } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { regularSeason, type SeasonGame } from '@fairline/feed/season/regular-season.ts';
import { type Ending, SeasonTally } from '@fairline/feed/season/season-tally.ts';
import type { Timetable } from '@fairline/feed/season/timetable.ts';
import { tuesdayOf } from '@fairline/feed/season/zones.ts';
import { othersTurn } from '../platform/others-turn.ts';

export interface SeasonCountParts {
  readonly league: League;
  readonly timetable: Timetable;
  readonly form: NonNullable<League['record']>;
}

/** A game as it is counted. */
interface CountedGame {
  readonly game: SeasonGame;
  readonly ending: Ending;
  /** Not drawn: it was played here, and its event shows the records after it. */
  readonly isTold: boolean;
}

/** A season as far as it is counted. */
export class SeasonCount {
  /** Its first day. */
  readonly start: number;
  readonly #form: SeasonCountParts['form'];
  readonly #weeks: Iterator<readonly SeasonGame[]>;
  /** The first day of the next week. */
  #nextDay: number;
  #tally: SeasonTally;
  /** What the tally was made of, by the ids of games. */
  readonly #games = new Map<string, CountedGame>();
  readonly #waiting = new Map<string, SeasonGame>();
  readonly #untold = new Map<string, { readonly ending: Ending; readonly records: Records }>();

  constructor({ league, timetable, form }: SeasonCountParts, start: number) {
    this.start = start;
    this.#form = form;
    this.#weeks = regularSeason(league, timetable, start);
    this.#nextDay = tuesdayOf(start);
    this.#tally = new SeasonTally(form);
  }

  get tally(): SeasonTally {
    return this.#tally;
  }

  /** How many games are counted. */
  get size(): number {
    return this.#games.size;
  }

  /** Planned games of weeks that have begun, and are not counted. */
  get waiting(): ReadonlyMap<string, SeasonGame> {
    return this.#waiting;
  }

  /** Games that were played here and are counted, and that is neither told nor kept yet; in the order they are told in. */
  get untold(): ReadonlyMap<string, { readonly ending: Ending; readonly records: Records }> {
    return this.#untold;
  }

  /** Whether a game waits, or is counted. */
  knows(eventId: string): boolean {
    return this.#games.has(eventId) || this.#waiting.has(eventId);
  }

  /** Undefined for one that is not counted. */
  counted(eventId: string): CountedGame | undefined {
    return this.#games.get(eventId);
  }

  /** Of the games that began before a moment. */
  tallyBefore(ms: number): SeasonTally {
    return this.#tallyOf(({ game }) => game.startsAtMs < ms);
  }

  /** Whether the games of all weeks that begin before a day wait, or are counted. */
  reaches(day: number): boolean {
    return this.#nextDay >= day;
  }

  /** Waits for the games of every week that has begun; weeks are planned one at a time, for others have their turn between them. */
  async advance(today: number): Promise<void> {
    while (this.#nextDay <= today) {
      const { value: week } = this.#weeks.next();
      for (const game of week ?? []) this.#waiting.set(game.eventId, game);
      this.#nextDay += 7;
      await othersTurn();
    }
  }

  add(counted: CountedGame): void {
    const { game, ending } = counted;
    this.#tally.add(game, ending);
    this.#games.set(game.eventId, counted);
    this.#waiting.delete(game.eventId);
  }

  /** A game that was played here is to be told with the records of its sides as they are. */
  tellOf(game: SeasonGame, ending: Ending): void {
    this.#untold.set(game.eventId, { ending, records: recordsIn(this.#tally, game) });
  }

  /** It is told and kept. */
  told(eventId: string): void {
    this.#untold.delete(eventId);
  }

  /** A game that is counted ended otherwise: the records that its sides had after each later game are told with that once more. */
  correct(counted: CountedGame, ending: Ending): void {
    this.#games.set(counted.game.eventId, { ...counted, ending, isTold: true });
    this.#tally = this.#tallyOf(() => true);
    this.#tellAgain(counted.game);
  }

  /** The game itself last: until that is kept it is corrected again after a restart. */
  #tellAgain(corrected: SeasonGame): void {
    const games = [...this.#games.values()];
    const sides = sidesOf(corrected);
    const theirs = games.filter(({ game }) => sidesOf(game).some((id) => sides.includes(id)));
    const isLater = ({ game, isTold }: CountedGame) => isTold && game.startsAtMs > corrected.startsAtMs;
    const again = [...theirs.filter(isLater), ...theirs.filter(({ game }) => game === corrected)];
    for (const { game, ending } of again) {
      const { eventId, startsAtMs } = game;
      const tally = this.#tallyOf((one) => one.game.startsAtMs <= startsAtMs);
      // One that waits to be told keeps its place in the map.
      this.#untold.delete(eventId);
      this.#untold.set(eventId, { ending, records: recordsIn(tally, game) });
    }
  }

  #tallyOf(isOf: (counted: CountedGame) => boolean): SeasonTally {
    const tally = new SeasonTally(this.#form);
    for (const one of this.#games.values()) if (isOf(one)) tally.add(one.game, one.ending);
    return tally;
  }
}

function sidesOf({ matchup }: SeasonGame): readonly string[] {
  return [matchup.home.id, matchup.away.id];
}

function recordsIn(tally: SeasonTally, { matchup }: SeasonGame): Records {
  return { home: tally.of(matchup.home.id), away: tally.of(matchup.away.id) };
}
