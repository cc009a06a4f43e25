import { kickoffText } from '../../app/kickoff.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { sidesInOrder } from './side-order.ts';

export interface EventMoment {
  readonly status: string;
  readonly startTime: string;
  readonly statistics: {
    readonly homeScore: number;
    readonly awayScore: number;
    readonly isInPlay: boolean;
    readonly progress: string;
  };
}

/** What says where an event stands. */
export interface Phased extends Pick<EventMoment, 'status'> {
  readonly statistics: Pick<EventMoment['statistics'], 'isInPlay'>;
}

/** Where an event stands, as the screens tell it apart. */
export type EventPhase = 'upcoming' | 'live' | 'finished' | 'postponed' | 'absent';

/** Live means either source says so. Cancelled, invalid, hidden and unknown events are absent: nothing renders. */
export function phaseOf({ status, statistics }: Phased): EventPhase {
  if (status === 'IN_PLAY') return 'live';
  if (status === 'PRE_GAME') return statistics.isInPlay ? 'live' : 'upcoming';
  if (status === 'FINISHED') return 'finished';
  return isAbsent(status) ? 'absent' : 'postponed';
}

const PRESENT: readonly string[] = ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'POSTPONED'];

/** Of such an event nothing renders, wherever it stands. */
export function isAbsent(status: string): boolean {
  return !PRESENT.includes(status);
}

/** Whether a game that counts as in play is played out, and only its result is still to be confirmed. */
export function isPlayedOut({ statistics }: EventMoment): boolean {
  return !statistics.isInPlay && statistics.progress.startsWith('Final');
}

/** A start may be told of a little late without being one. */
export const LATE_MS = 5 * 60_000;

/** What stands for the start of a game that was to have begun, and of which nothing is told yet; undefined before. */
export function overdueText(startTime: string, now: number): 'Starting' | 'Late start' | undefined {
  const overdueMs = now - Date.parse(startTime);
  if (overdueMs < 0) return undefined;
  return overdueMs < LATE_MS ? 'Starting' : 'Late start';
}

/** Said of it where it stands by itself; its cards render nothing. */
export function isCancelled({ status }: { readonly status: string }): boolean {
  return status === 'CANCELLED';
}

/** 'Q3 8:42', 'Final', 'Postponed', 'Cancelled', 'Today 20:20 ET', or 'Starting' once that is past. */
export function momentText(event: EventMoment, now: number): string {
  if (isCancelled(event)) return 'Cancelled';
  const phase = phaseOf(event);
  if (phase === 'postponed') return 'Postponed';
  if (phase !== 'upcoming') return unbroken(truePrime(event.statistics.progress));
  return overdueText(event.startTime, now) ?? kickoffText(event.startTime, now);
}

/** The part of a game that is on, without its clock: "Q3" of "Q3 8:42", "2nd inn" of "2nd inn 12.3"; as it is where there is none. */
export function withoutClock(progress: string): string {
  return progress.replace(/\s*\d+[:.+'][\d:.+']*$/, '');
}

/** Writes minutes with the true prime: "44'" becomes '44′'. */
function truePrime(text: string): string {
  return text.replace(/(?<=\d)'/g, '′');
}

export type Winner = 'home' | 'away' | 'tie' | 'unknown';

const WINNERS: ReadonlyMap<string | null | undefined, Winner> = new Map([
  ['HOME', 'home'],
  ['AWAY', 'away'],
  ['TIE', 'tie'],
]);

interface Won extends EventMoment {
  readonly statistics: EventMoment['statistics'] & { readonly winner?: string | null | undefined };
}

/** Known once the event is neither before nor in play, and somebody has won it: who has more may have retired. */
export function winnerOf(event: Won): Winner {
  if (phaseOf(event) !== 'finished') return 'unknown';
  return WINNERS.get(event.statistics.winner) ?? 'unknown';
}

/** Sports in which a level end is a draw, as their bets on it are named; elsewhere it is a tie. */
const DRAWN: ReadonlySet<string> = new Set(['combat', 'futsal', 'soccer']);

/** "Draw" or "Tie": what a sport calls an end that nobody has won. */
export function levelWord(sport: string): 'Draw' | 'Tie' {
  return DRAWN.has(sport) ? 'Draw' : 'Tie';
}

/**
 * Sports whose scoreboard says in words how a match was won where its score alone does not: "Sri Lanka won by 2 wickets", "Brandt
 * won, Ola retired", "Fulham won 4–2 on kicks".
 */
const TOLD_IN_WORDS: ReadonlySet<string> = new Set([
  ...['counter-strike', 'cricket', 'darts', 'futsal', 'soccer', 'table-tennis', 'tennis', 'valorant'],
]);

interface Told {
  readonly sport: { readonly slug: string };
  readonly statistics: { readonly isInPlay: boolean; readonly situation: string };
}

/** Those words, of an event that is over; empty of one that was ended while it was played, whose situation says what was needed. */
export function toldResult({ sport, statistics }: Told): string {
  return TOLD_IN_WORDS.has(sport.slug) && !statistics.isInPlay ? statistics.situation : '';
}

interface Outcome extends Won {
  readonly hasField: boolean;
  readonly sport: { readonly slug: string };
  readonly awayParticipant: { readonly mediumName: string };
  readonly homeParticipant: { readonly mediumName: string };
  readonly statistics: Won['statistics'] & {
    readonly situation: string;
    readonly away: { readonly score: string };
    readonly home: { readonly score: string };
  };
}

/**
 * What an event that is over came to: 'Chiefs won, 20–17.', 'Ola won.' of a fight, which has no figures, 'Sri Lanka won by 2
 * wickets.' of cricket, 'Brandt won, Ola retired.' of tennis, 'Renna wins at −9.' of a field; empty where it came to nothing.
 */
export function resultText(event: Outcome): string {
  const { home, away, situation } = event.statistics;
  if (event.hasField) return situation && `${situation}.`;
  const told = phaseOf(event) === 'finished' ? toldResult(event) : '';
  if (told !== '') return `${told}.`;
  const winner = winnerOf(event);
  if (winner === 'unknown') return '';
  const scores = winner === 'away' ? [away.score, home.score] : [home.score, away.score];
  const figures = scores.every((score) => /\d/.test(score)) ? `, ${scores.join('–')}` : '';
  if (winner === 'tie') return `It ended level${figures}.`;
  const { mediumName } = winner === 'home' ? event.homeParticipant : event.awayParticipant;
  return `${mediumName} won${figures}.`;
}

/** The side whose score is drawn quiet; undefined when level. */
export function trailing({
  homeScore,
  awayScore,
}: Pick<EventMoment['statistics'], 'homeScore' | 'awayScore'>): 'home' | 'away' | undefined {
  if (homeScore === awayScore) return undefined;
  return homeScore < awayScore ? 'home' : 'away';
}

/**
 * Whether scores are drawn smaller, as "143/3" has to be beside a long name: all of a sport that has such, for neighbouring cards
 * do not differ in size.
 */
export function hasLongScore({ slug }: { readonly slug: string }): boolean {
  return slug === 'cricket';
}

interface Scores {
  readonly home: { readonly score: string };
  readonly away: { readonly score: string };
}

interface Sides {
  readonly name: string;
  /** Many take part: the name says it all. */
  readonly hasField: boolean;
  readonly sport: { readonly slug: string };
  readonly awayParticipant: { readonly mediumName: string };
  readonly homeParticipant: { readonly mediumName: string };
  readonly statistics: Scores;
}

/**
 * 'Bills 17 – Chiefs 20' once it has begun, 'Titans yet to bat – Kings 23/1' of cricket; before that, and of a fight, which
 * has no score, the event's name.
 */
export function scoreText(event: EventMoment & Sides): string {
  const phase = phaseOf(event);
  const hasScore = !event.hasField && event.sport.slug !== 'combat';
  if (!hasScore || (phase !== 'live' && phase !== 'finished')) return event.name;
  const sides = sidesInOrder(event).map(({ side, team }) => ({ team, score: event.statistics[side].score }));
  // A dash alone beside the other's runs would read as a score.
  const isBatted = sides.some(({ score }) => score !== '');
  const none = !isBatted ? '' : phase === 'live' ? ' yet to bat' : ' did not bat';
  return sides.map(({ team, score }) => team.mediumName + (score === '' ? none : ` ${score}`)).join(' – ');
}
