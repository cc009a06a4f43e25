import { isDeepStrictEqual } from 'node:util';
import { foldPlays } from '@fairline/feed/fold-plays.ts';
import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import type { LeagueSeason } from '@fairline/feed/season/futures/league-season.ts';
import { restatedSchedule } from '@fairline/feed/season/futures/restated-schedule.ts';
import { type Luck, untoldLuck } from '@fairline/feed/season/luck.ts';
import { roundWinners } from '@fairline/sports/futures/bracket.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import type { Results, SeasonPlay } from '@fairline/sports/futures/play.ts';
import { drawnResult } from '@fairline/sports/futures/play-on.ts';
import type { SeasonState } from '@fairline/sports/futures/state.ts';
import { roundWords, sideName } from '@fairline/sports/futures/words.ts';
import { ImpossiblePlay, leader, type SideKey, type Winner } from '@fairline/sports/sport.ts';

export const SEASONS = 'seasons';

/** A game of a season that has no result yet. */
export interface GameLeft {
  readonly id: string;
  readonly number: number;
  readonly startsAtMs: number;
}

export type ToldResult =
  | { readonly home: number; readonly away: number; readonly winner?: Winner | undefined }
  | 'off';

/** One season of a league as far as it was told. */
export class ToldSeason {
  readonly fixture: Fixture;
  /** When the last message was told; milliseconds since the epoch. */
  toldAtMs = 0;
  /** Whether it is known since the start why it is suspended: only then is it known when that is over. */
  isInDoubt = false;
  readonly #luck: Luck;
  #state: SeasonState;
  #sequence = 0;
  readonly #plays: SeasonPlay[] = [];
  readonly #games = new Map<string, GameLeft>();
  /** Of every game that was told, with a result or without. */
  readonly #ids = new Set<string>();
  /** Who won each game of play-offs, by its id. */
  readonly #won = new Map<string, SideKey>();
  #isSuspended = false;

  /** @param luck of its table, of its play-offs, and of games that nobody was told of: whoever knows it knows the champion */
  constructor(fixture: Fixture, luck: Luck) {
    const { home, away, field } = fixture;
    this.fixture = fixture;
    this.#luck = luck;
    this.#state = futures.initial({ sides: { home, away, ...(field && { field }) } });
  }

  /** From what was told of it before; undefined where that makes no season. */
  static resumed(told: readonly FeedMessage[], luck: Luck): ToldSeason | undefined {
    const [first] = told;
    if (first === undefined || !('fixture' in first)) return undefined;
    const season = new ToldSeason(first.fixture, luck);
    for (const message of told) season.note(message);
    return season;
  }

  get eventId(): string {
    return this.fixture.eventId;
  }

  get isFinal(): boolean {
    return futures.isFinal(this.#state);
  }

  /** Whether all games are told, so that the table follows, or a round of the play-offs. */
  get isPlayed(): boolean {
    return this.#state.phase !== 'pre-game' && this.#state.left.length === 0;
  }

  get isTableMade(): boolean {
    return futures.isStarted(this.#state);
  }

  get hasSchedule(): boolean {
    return this.#state.phase !== 'pre-game';
  }

  /** Whether it is its league's play-offs, decided by their games. */
  get isPlayOffs(): boolean {
    return this.#state.bracket !== undefined;
  }

  /** Whether it was told last that it cannot be told any further. */
  get isSuspended(): boolean {
    return this.#isSuspended;
  }

  /** Whether somebody else has won a game of the play-offs than was told. */
  isOtherwise(winners: ReadonlyMap<string, SideKey>): boolean {
    return [...this.#won].some(([id, winner]) => winners.get(id) !== winner);
  }

  /** Who goes on once the round that is played is won; undefined before, and where rounds are drawn. */
  get roundPlay(): SeasonPlay | undefined {
    const winners = this.isPlayOffs && !this.isFinal ? roundWinners(this.#state) : undefined;
    return winners && { kind: 'round', text: roundWords(this.#state, winners), winners: [...winners] };
  }

  /** Whether a game was ever told of. */
  knows(eventId: string): boolean {
    return this.#ids.has(eventId);
  }

  game(eventId: string): GameLeft | undefined {
    return this.#games.get(eventId);
  }

  /** Whether a game was told to have begun. */
  hasBegun({ number }: GameLeft): boolean {
    return this.#state.begun.includes(number);
  }

  gamesLeft(): Iterable<GameLeft> {
    return this.#games.values();
  }

  /** Those that were to start before a moment. */
  leftBefore(ms: number): readonly GameLeft[] {
    return [...this.#games.values()].filter(({ startsAtMs }) => startsAtMs < ms);
  }

  /** A message that was, or is about to be, told. @throws ImpossiblePlay */
  note(message: FeedMessage): void {
    this.#sequence = message.sequence;
    this.toldAtMs = Date.parse(message.at);
    const plays = message.kind === 'play' ? [message.play] : message.kind === 'snapshot' ? message.plays : [];
    if (message.kind === 'snapshot') this.#restart();
    if (message.kind === 'suspend' || message.kind === 'snapshot')
      this.#isSuspended = message.kind === 'suspend';
    for (const play of plays) this.#take(futures.parsePlay(play));
  }

  #restart(): void {
    this.#plays.splice(0);
    for (const known of [this.#games, this.#ids, this.#won]) known.clear();
    this.#state = futures.initial({ sides: this.#state.sides });
  }

  #take(play: SeasonPlay): void {
    if (play.kind === 'results' && this.isPlayOffs) this.#noteWinners(play);
    this.#state = futures.apply(this.#state, play);
    this.#plays.push(play);
    if (play.kind === 'schedule' || play.kind === 'games') {
      const first = this.#state.scheduled - play.games.length;
      play.games.forEach(({ id, startsAtMs }, at) => {
        this.#games.set(id, { id, number: first + at, startsAtMs });
        this.#ids.add(id);
      });
    }
    const left = new Set(this.#state.left.map(({ number }) => number));
    for (const [id, { number }] of this.#games) if (!left.has(number)) this.#games.delete(id);
  }

  #noteWinners({ results }: Results): void {
    const ids = new Map([...this.#games.values()].map(({ id, number }) => [number, id]));
    for (const { game, home, away, winner = leader({ home, away }) } of results) {
      const id = ids.get(game);
      if (id !== undefined && winner !== 'level') this.#won.set(id, winner);
    }
  }

  /** The next message. */
  message(body: FeedBody, nowMs: number): FeedMessage {
    const at = new Date(nowMs).toISOString();
    return { source: SEASONS, eventId: this.eventId, sequence: this.#sequence + 1, at, ...body };
  }

  snapshot(nowMs: number): FeedMessage {
    const plays = [...this.#plays];
    const body = { kind: 'snapshot', fixture: this.fixture, plays, pending: false } as const;
    return { ...this.message(body, nowMs), sequence: this.#sequence };
  }

  /** What was told of it, with the chances that its games have by now; undefined where those were told. */
  restated(now: LeagueSeason): readonly SeasonPlay[] | undefined {
    const [first, ...others] = this.#plays;
    if (first?.kind !== 'schedule') return undefined;
    const schedule = restatedSchedule(first, this.fixture, now);
    return schedule && [schedule, ...others];
  }

  /**
   * What was told of it, with another result of a game that it has counted; undefined where that was told. A table or a round that
   * cannot follow it is made anew, with the lots there were; of play-offs that are decided by their games, from what those say.
   * @throws ImpossiblePlay where other games of play-offs would have followed
   */
  corrected(eventId: string, result: ToldResult): readonly SeasonPlay[] | undefined {
    const again = new ToldSeason(this.fixture, this.#luck);
    for (const play of this.#plays) again.#take(again.#instead(play, eventId, result));
    return isDeepStrictEqual(again.#plays, this.#plays) ? undefined : again.#plays;
  }

  /** What stands in place of a play that was told, where a game ended otherwise. */
  #instead(told: SeasonPlay, eventId: string, result: ToldResult): SeasonPlay {
    const game = this.#games.get(eventId);
    if (told.kind === 'results') return game ? this.#withResult(told, game, result) : told;
    if (told.kind === 'round' && this.isPlayOffs) return this.#roundInstead(told);
    const isPossible = foldPlays(futures, this.#state, [told]).kind === 'state';
    return isPossible ? told : (this.next() ?? told);
  }

  #roundInstead(told: SeasonPlay & { kind: 'round' }): SeasonPlay {
    const now = this.roundPlay;
    if (now?.kind !== 'round') throw new ImpossiblePlay('a series of the round has no winner any more');
    return isDeepStrictEqual(now.winners, told.winners) ? told : now;
  }

  /** How a game ended, as one play. */
  #resultOf(game: GameLeft, result: ToldResult): Results {
    if (!this.isPlayOffs) return this.results(new Map([[game, result]]));
    const winner = result === 'off' ? 'level' : (result.winner ?? leader(result));
    return this.wins(new Map(winner === 'level' ? [] : [[game, winner]]));
  }

  #withResult(told: Results, game: GameLeft, result: ToldResult): Results {
    const { number } = game;
    const before = told.results.find((one) => one.game === number) ?? told.off.find((one) => one === number);
    const { text, results, off } = this.#resultOf(game, result);
    const now = results[0] ?? off[0];
    if (before === undefined || now === undefined || isDeepStrictEqual(before, now)) return told;
    const isAlone = told.results.length + told.off.length === 1;
    return {
      kind: 'results',
      text: isAlone ? text : told.text,
      results: [...told.results.filter((one) => one.game !== number), ...results],
      off: [...told.off.filter((one) => one !== number), ...off],
    };
  }

  /** How some of its games ended, as one play. */
  results(told: ReadonlyMap<GameLeft, ToldResult>): Results {
    const results: Results['results'] = [];
    const off: number[] = [];
    for (const [{ number }, result] of told) {
      if (result === 'off') off.push(number);
      else results.push(asTold(number, result));
    }
    return { kind: 'results', text: results.length === 1 ? this.#words(results[0]) : '', results, off };
  }

  /** How games of play-offs were won. */
  wins(won: ReadonlyMap<GameLeft, SideKey>): Results {
    const results = [...won].map(([{ number }, winner]) =>
      winner === 'home' ? { game: number, home: 1, away: 0 } : { game: number, home: 0, away: 1 },
    );
    const words = [...won].map(([game, winner]) => this.#winWords(game, winner));
    return { kind: 'results', text: words.length === 1 ? (words[0] ?? '') : '', results, off: [] };
  }

  /** How a game ends that nobody was told of: the same for the same game. */
  drawn({ id, number }: GameLeft): ToldResult {
    const listed = this.#state.left.find((game) => game.number === number);
    return listed === undefined ? 'off' : drawnResult(this.#state, listed, untoldLuck(this.#luck, id));
  }

  /** The table, or the next round of the play-offs: the same for the same season so far. */
  next(): SeasonPlay | undefined {
    return futures.playOn(this.#state, futures.even, this.#luck(this.eventId, this.#state.plays));
  }

  /** The number of the champion in the field, from 1. */
  get champion(): number {
    return (this.#state.champion ?? -1) + 1;
  }

  /** "Bills beat Chiefs" */
  #winWords({ number }: GameLeft, winner: SideKey): string {
    const game = this.#state.left.find((listed) => listed.number === number);
    if (game === undefined) return '';
    const [won, lost] = winner === 'home' ? [game.home, game.away] : [game.away, game.home];
    return `${sideName(this.#state, won)} beat ${sideName(this.#state, lost)}`;
  }

  /** "Bills 17, Chiefs 24" */
  #words(result: Results['results'][number] | undefined): string {
    const game = this.#state.left.find(({ number }) => number === result?.game);
    if (result === undefined || game === undefined) return '';
    const side = (number: number, score: number) => `${sideName(this.#state, number)} ${score}`;
    return `${side(game.home, result.home)}, ${side(game.away, result.away)}`;
  }
}

function asTold(
  game: number,
  { home, away, winner }: Exclude<ToldResult, 'off'>,
): Results['results'][number] {
  const score = { game, home, away };
  return winner === undefined || winner === leader(score) ? score : { ...score, winner };
}
