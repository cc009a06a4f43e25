import { foldPlays } from '@fairline/feed/fold-plays.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { Fixture } from '@fairline/feed/message.ts';
import { calledEarly, type EarlyEnd } from '@fairline/sports/called-early.ts';
import { LOSS } from '@fairline/sports/market-definition.ts';
import type { AnySportModel, MatchSetup } from '@fairline/sports/sport.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { type BookChange, joined, NOTHING } from './book-change.ts';
import { mayCorrect } from './correcting-play.ts';
import { DecidedMarkets } from './decided-markets.ts';
import { calledWrongly, disagreement } from './ending.ts';
import { endedScoreboard } from './final-score.ts';
import { type Decisions, gradeSelection } from './grading.ts';
import type { Moment } from './moments.ts';
import { sellsDraws } from './sells-draws.ts';
import type { WinChances } from './simulator.ts';
import type { EventScoreboard, Grade } from './trading.ts';
import { type Milestone, WinCurve } from './win-curve.ts';

/** What is played of an event, as its feed tells it: where it stands, which markets that decides, and how they come out. */
export class EventGame {
  readonly setup: MatchSetup;
  readonly winCurve = new WinCurve();
  readonly #model: AnySportModel<EventScoreboard>;
  readonly #decided: DecidedMarkets;
  #state: unknown;
  #scoreboard: EventScoreboard;
  #feedSequence = 0;
  /** Plays that have led here, without those that only restated others. */
  #plays = 0;
  /** A snapshot may have taken some away, and another one give them back. */
  #mostPlays = 0;
  #told: 'play' | 'restated' = 'play';
  #cancelled = false;
  #called: EarlyEnd | undefined;

  constructor(fixture: Fixture, model: AnySportModel<EventScoreboard>) {
    this.setup = matchSetup(fixture);
    this.#model = model;
    this.#decided = new DecidedMarkets(model);
    this.#state = model.initial(this.setup);
    this.#scoreboard = model.scoreboard(this.#state);
  }

  get state(): unknown {
    return this.#state;
  }

  get scoreboard(): EventScoreboard {
    return this.#scoreboard;
  }

  /** Whether it went on with what was told last, or only what was played before was told anew. */
  get told(): 'play' | 'restated' {
    return this.isStarted ? this.#told : 'restated';
  }

  get isStarted(): boolean {
    return this.#model.isStarted(this.#state);
  }

  get decisions(): Decisions {
    return {
      state: this.#state,
      cancelled: this.#cancelled,
      called: this.#called,
      feedSequence: this.#feedSequence,
      decidedAt: this.#decided.at,
    };
  }

  grade(marketKey: string, selectionKey: string): Grade | undefined {
    return gradeSelection(this.#model, this.decisions, this.setup.sides, marketKey, selectionKey);
  }

  /** Whether what is played makes it certain to lose, before its market is decided. */
  isLost(marketKey: string, selectionKey: string): boolean {
    const isDecided = this.#model.isDecided(this.#state, marketKey);
    return !isDecided && this.#model.certainMark(this.#state, marketKey, selectionKey) === LOSS;
  }

  isDecided(marketKey: string): boolean {
    return this.#decided.at.has(marketKey);
  }

  /** What follows is told by the message of this number. */
  hear(feedSequence: number): void {
    this.#feedSequence = feedSequence;
  }

  /** Notes the chances to win as the game stands. */
  addChances(chances: WinChances): void {
    this.winCurve.add({ elapsed: this.#played(this.#state), ...chances });
  }

  /** One more play, after which results that were told before may be others, see mayCorrect. Changes nothing when it cannot follow. */
  play(play: unknown, offered: Iterable<string>): BookChange {
    const before = this.#state;
    const impossible = this.#follow(before, [play], 'on');
    if (impossible !== undefined) return { ...NOTHING, impossible };
    const corrected = this.#told === 'restated' && this.#correct(before);
    return joined(this.#advanced(offered), { ...NOTHING, corrected });
  }

  /** The whole game anew, with which results that were told before may be others. Changes nothing when it cannot be. */
  restart(plays: readonly unknown[], offered: Iterable<string>): BookChange {
    const before = this.#state;
    const impossible = this.#follow(this.#model.initial(this.setup), plays, 'anew');
    if (impossible !== undefined) return { ...NOTHING, impossible };
    const corrected = this.#correct(before);
    return joined(this.#advanced(offered), { ...NOTHING, corrected });
  }

  /** To be asked before what is decided for the first time now: that corrects nothing. */
  #correct(before: unknown): boolean {
    return this.#decided.correct(this.setup.sides, before, this.#moment);
  }

  /** Where the curve ends; of an event that nobody has won it has no end. */
  #addOutcome(): void {
    const { winner } = this.#scoreboard;
    if (winner === undefined) return;
    const outcome =
      winner === 'level'
        ? { home: 0.5, draw: sellsDraws(this.#model) ? 1 : 0 }
        : { home: winner === 'home' ? 1 : 0, draw: 0 };
    this.winCurve.add({ elapsed: 1 + this.#beyond(this.#state), ...outcome });
  }

  /** The official result must be what the plays led to. */
  finish(home: number, away: number, offered: Iterable<string>): BookChange {
    const impossible = disagreement(this.#scoreboard, this.#model.isFinal(this.#state), home, away);
    if (impossible !== undefined) return { ...NOTHING, impossible };
    this.#addOutcome();
    return this.#decide(offered);
  }

  /** It is not played on. @param calledFor who has won it all the same, if enough was played */
  cancel(
    event: CatalogueEvent,
    calledFor: EarlyEnd['winner'] | undefined,
    offered: Iterable<string>,
  ): BookChange {
    const impossible = calledWrongly(event, this.#scoreboard, calledFor);
    if (impossible !== undefined) return { ...NOTHING, impossible };
    this.#called = calledFor && calledEarly(this.#model, this.#state, event.competition.slug, calledFor);
    this.#scoreboard = endedScoreboard(this.#model, { state: this.#state, called: this.#called });
    this.#cancelled = true;
    return { ...NOTHING, ...this.#decided.findRest(offered, this.#feedSequence) };
  }

  /** From here on plays are only noted, until decideDeferred says what they decided. */
  deferDecisions(): void {
    this.#decided.defer();
  }

  decideDeferred(offered: Iterable<string>): BookChange {
    return { ...NOTHING, ...this.#decided.findDeferred(offered) };
  }

  /** After a history that does not tell what was decided before it. */
  doubtUndecided(offered: Iterable<string>): void {
    this.#decided.doubt(offered);
  }

  /** Answers why the plays cannot be, and then changes nothing. */
  #follow(from: unknown, plays: readonly unknown[], told: 'on' | 'anew'): string | undefined {
    const passed: Milestone[] = [];
    const pass = (state: unknown) => passed.push({ elapsed: this.#played(state), state });
    const folded = foldPlays(this.#model, from, plays, pass);
    if (folded.kind === 'impossible') return folded.reason;
    this.#state = folded.state;
    this.#scoreboard = this.#model.scoreboard(folded.state);
    const isPlay = (play: unknown, at: number) =>
      !mayCorrect(this.#model, passed[at - 1]?.state ?? from, play);
    const played = (told === 'on' ? this.#plays : 0) + plays.filter(isPlay).length;
    const isMore = told === 'on' ? played > this.#plays : played > this.#mostPlays;
    this.#told = isMore ? 'play' : 'restated';
    this.#plays = played;
    this.#mostPlays = Math.max(this.#mostPlays, played);
    if (told === 'anew') this.winCurve.passAnew(passed);
    else this.winCurve.pass(passed);
    return undefined;
  }

  /** In lengths of the usual game, overtime after it. */
  #played(state: unknown): number {
    return this.#model.elapsed(state) + this.#beyond(state);
  }

  #beyond(state: unknown): number {
    return this.#model.beyond?.(state) ?? 0;
  }

  #advanced(offered: Iterable<string>): BookChange {
    return { ...this.#decide(offered), statistics: true, reprice: true };
  }

  #decide(offered: Iterable<string>): BookChange {
    return { ...NOTHING, ...this.#decided.find(offered, this.#moment) };
  }

  get #moment(): Moment {
    return { sequence: this.#feedSequence, state: this.#state };
  }
}
