import type { FeedMessage } from '@fairline/feed/message.ts';
import type { SportFacts } from '@fairline/sports/sport-facts.ts';

/** What tells when an event begins. */
export type StartTold = Extract<FeedMessage, { fixture: unknown }>;

/** When an event begins, as it was told, and whether it was put off. */
export class Postponement {
  readonly #facts: Pick<SportFacts, 'standsUntilMs'>;
  readonly #competition: string;
  #startMs: number;
  /** The last start at which bets on it stood. */
  #standingMs: number;
  #isPutOff = false;
  /** By a snapshot, whose source says so in each of a game that is put off. */
  #isSnapshots = false;
  #fromMs: number | undefined;
  #isMended = true;

  /**
   * @param startsAt as its fixture tells it
   * @param competition its slug
   */
  constructor(startsAt: string, facts: Pick<SportFacts, 'standsUntilMs'>, competition: string) {
    this.#facts = facts;
    this.#competition = competition;
    this.#startMs = Date.parse(startsAt);
    this.#standingMs = this.#startMs;
  }

  /** Whether it was put off and has not been played on since, be it to another start or to none yet. */
  get isPutOff(): boolean {
    return this.#isPutOff;
  }

  /** Milliseconds. */
  get startMs(): number {
    return this.#startMs;
  }

  /** The start that stood when it was put off first; milliseconds. */
  get fromMs(): number {
    return this.#fromMs ?? this.#startMs;
  }

  /** Until when it must be under way for bets on it to stand; milliseconds. */
  get untilMs(): number {
    return this.#facts.standsUntilMs(this.#competition, this.fromMs);
  }

  /** The last start it was announced with at which bets on it stood; milliseconds. */
  get standingMs(): number {
    return this.#standingMs;
  }

  /** @param isInDoubt whether plays told before it could not be: the snapshot that mends them tells of no later ones */
  putOff(by: 'status' | 'snapshot', isInDoubt: boolean): void {
    this.#isPutOff = true;
    this.#isSnapshots = by === 'snapshot';
    this.#fromMs ??= this.#startMs;
    this.#isMended = !isInDoubt;
  }

  playedOn(): void {
    this.#isPutOff = false;
  }

  /** The whole game is told. Answers whether its plays were known when it was put off, so that more of them are later ones. */
  retold(): boolean {
    const wasMended = this.#isMended;
    this.#isMended = true;
    return wasMended;
  }

  /**
   * The start is told, again, maybe written otherwise, or another one. Answers whether that takes a game up that was put off: another
   * start does, unless the snapshot that tells it puts it off; and a snapshot that does not, after one that did and moved it ahead.
   */
  isTakenUpBy(message: StartTold): boolean {
    const before = this.#startMs;
    this.#startMs = Date.parse(message.fixture.startsAt);
    if (this.#fromMs === undefined || this.#startMs < this.untilMs) this.#standingMs = this.#startMs;
    const isMoved = this.#startMs !== before;
    if (message.kind === 'fixture') return isMoved;
    return message.postponed === undefined && (isMoved || this.#isLeftOut);
  }

  /** Whether a snapshot that does not say that it is put off means so. */
  get #isLeftOut(): boolean {
    return this.#isPutOff && this.#isSnapshots && this.#startMs > this.fromMs;
  }
}
