import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { NFL, nflTeams } from '@fairline/feed/nfl/teams.ts';
import { sideOf } from '@fairline/feed/season/league.ts';
import type { FootballPlay } from '@fairline/sports/football/play.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { games } from './games.ts';
import type { Luck } from './luck.ts';

/** A message on its way, and whether the feed has to take it. */
export interface Delivery {
  readonly match: Match;
  readonly message: unknown;
  readonly isTaken: boolean;
  /** What the server tells of when it has followed a correction of a result. */
  readonly correctsResult: boolean;
}

const TEAMS: readonly Side[] = nflTeams.map(sideOf);
const SOURCE = 'season';

/** One game as it really goes, and the messages about it: what the feed tells, late, twice or wrong as it may be. */
export class Match {
  readonly id: string;
  #fixture: Fixture;
  readonly #at: () => number;
  #script: readonly FootballPlay[];
  #plays: readonly FootballPlay[] = [];
  #sequence = 0;
  #last: FeedMessage | undefined;
  #troubled = false;
  #postponed = false;
  #over = false;
  #cancelled = false;

  constructor(id: string, luck: Luck, startsAtMs: number, at: () => number) {
    const [home, away] = luck.some(TEAMS, 2);
    if (!home || !away) throw new RangeError('A match has two sides.');
    this.id = id;
    this.#at = at;
    this.#script = luck.pick(games);
    this.#fixture = {
      ...NFL,
      eventId: id,
      home,
      away,
      startsAt: new Date(startsAtMs).toISOString(),
      lines: { spread: -2, total: 45 },
    };
  }

  /** The plays that count. */
  get plays(): readonly FootballPlay[] {
    return this.#plays;
  }

  /** Called off: what is not decided is void. */
  get cancelled(): boolean {
    return this.#cancelled;
  }

  get isOver(): boolean {
    return this.#over;
  }

  get isTroubled(): boolean {
    return this.#troubled;
  }

  get isPostponed(): boolean {
    return this.#postponed;
  }

  /** Every play of the script has come. */
  get isPlayedOut(): boolean {
    return this.#plays.length >= this.#script.length;
  }

  /** The house called it off by its own rules. */
  wasCalledOff(): void {
    this.#over = true;
    this.#cancelled = true;
  }

  announce(): Delivery {
    return this.#taken(this.#next({ kind: 'fixture', fixture: this.#fixture }));
  }

  reschedule(startsAtMs: number): Delivery {
    this.#postponed = false;
    this.#fixture = { ...this.#fixture, startsAt: new Date(startsAtMs).toISOString() };
    return this.#taken(this.#next({ kind: 'fixture', fixture: this.#fixture }));
  }

  /** Something that changes no result: the ball is snapped, the source is unsure or sure again, lines come from outside. */
  remark(body: Extract<FeedBody, { kind: 'pending' | 'suspend' | 'resume' | 'odds' | 'alive' }>): Delivery {
    return this.#taken(this.#next(body));
  }

  play(): Delivery {
    const [play] = this.#script.slice(this.#plays.length);
    if (!play) throw new RangeError('The game is played out.');
    this.#plays = [...this.#plays, play];
    return this.#taken(this.#next({ kind: 'play', play }));
  }

  result(): Delivery {
    const { home, away } = this.#plays.at(-1)?.score ?? { home: 0, away: 0 };
    this.#over = true;
    return this.#taken(this.#next({ kind: 'result', home, away }));
  }

  cancel(): Delivery {
    this.wasCalledOff();
    return this.#taken(this.#next({ kind: 'status', status: 'cancelled' }));
  }

  postpone(): Delivery {
    this.#postponed = true;
    return this.#taken(this.#next({ kind: 'status', status: 'postponed' }));
  }

  /** The whole game so far, with so many plays more. */
  snapshot(more = 0): Delivery {
    this.#plays = this.#script.slice(0, this.#plays.length + more);
    return this.#retell();
  }

  /** It was all different: the plays so far are those of another game, which goes on from there; a finished one too. */
  correct(luck: Luck): Delivery {
    const periods = periodsOver(this.#plays);
    this.#script = luck.pick(games);
    // Nothing becomes known by it that was not known: of results there are only others, or none.
    const most = this.#script.findIndex(
      (_, index) => periodsOver(this.#script.slice(0, index + 1)) > periods,
    );
    const end = most < 0 ? this.#script.length : most;
    this.#plays = this.#over ? this.#script : this.#script.slice(0, Math.max(1, luck.between(1, end)));
    this.#cancelled = false;
    return this.#retell();
  }

  /** The last message once more. A snapshot says the same again, and heals again. */
  repeat(): Delivery {
    if (this.#last?.kind !== 'snapshot' || this.#over) return this.#refused(this.#last);
    this.#troubled = false;
    return this.#taken(this.#last);
  }

  /** A message that comes before the one it follows. */
  ahead(): Delivery {
    return this.#refused({ ...this.#envelope(this.#sequence + 2), kind: 'alive' });
  }

  garbage(): Delivery {
    return this.#refused({ eventId: this.id, kind: 'whatever' });
  }

  /** A play that no football game can bring: taken down, and not followed. */
  impossible(): Delivery {
    const delivery = this.#taken(this.#next({ kind: 'play', play: { kind: 'goal' } }));
    this.#troubled = true;
    return delivery;
  }

  #retell(): Delivery {
    this.#troubled = false;
    const snapshot = {
      kind: 'snapshot',
      fixture: this.#fixture,
      plays: this.#plays,
      pending: false,
    } as const;
    return { ...this.#taken(this.#next(snapshot)), correctsResult: this.#over };
  }

  #taken(message: FeedMessage): Delivery {
    this.#last = message;
    return { match: this, message, isTaken: true, correctsResult: false };
  }

  /** Not taken, and from then on nothing but a snapshot is; once the game is over nobody minds. */
  #refused(message: unknown): Delivery {
    if (!this.#over) this.#troubled = true;
    return { match: this, message, isTaken: false, correctsResult: false };
  }

  #next(body: FeedBody): FeedMessage {
    this.#sequence += 1;
    return { ...this.#envelope(this.#sequence), ...body };
  }

  #envelope(sequence: number) {
    return { source: SOURCE, eventId: this.id, sequence, at: new Date(this.#at()).toISOString() };
  }
}

/** How many quarters are over; 5 once the game is. */
export function periodsOver(plays: readonly FootballPlay[]): number {
  if (plays.at(-1)?.kind === 'end-of-game') return 5;
  return plays.filter(({ kind }) => kind === 'end-of-period').length;
}
