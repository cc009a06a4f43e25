import { foldPlays } from '@fairline/feed/fold-plays.ts';
import type { FeedMessage } from '@fairline/feed/message.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { EventBook } from './event-book.ts';
import type { FittedStrengths } from './fitted-strengths.ts';
import type { Simulator } from './simulator.ts';

/** A state on the way, for the win probability of a game that was under way at the restart. */
export interface Milestone {
  readonly elapsed: number;
  readonly state: unknown;
}

/** Points of a curve that is retraced, and samples of each: a sketch of what was seen live. */
const MILESTONES = 24;
const SAMPLES = 512;

export interface Recovered {
  readonly decided: readonly string[];
  /** Results may have been told that were others. */
  readonly corrected: boolean;
  readonly impossible?: string;
  readonly milestones: readonly Milestone[];
}

/** Messages that ask what the plays before them decided. */
const DECIDING: ReadonlySet<FeedMessage['kind']> = new Set(['snapshot', 'status', 'result']);

/** Takes a book through everything that was heard of it. */
export function recoverBook(book: EventBook, history: readonly FeedMessage[], nowMs: number): Recovered {
  let milestones: Milestone[] = [];
  const decided: string[] = [];
  let impossible: string | undefined;
  const model = sportModel(book.event.sport.slug);
  for (const message of history) {
    if (DECIDING.has(message.kind)) decided.push(...book.decideDeferred().decided);
    else book.deferDecisions();
    const change = book.message(message, nowMs);
    decided.push(...change.decided);
    impossible = message.kind === 'snapshot' ? change.impossible : (change.impossible ?? impossible);
    if (message.kind === 'snapshot') milestones = milestonesOf(book, message.plays);
    else addMilestone(milestones, model, book.state);
  }
  decided.push(...book.decideDeferred().decided);
  // A history that begins with a snapshot does not tell what was decided before it.
  const corrected = history[0]?.kind === 'snapshot';
  if (corrected) book.doubtUndecided();
  return {
    decided,
    corrected,
    ...(impossible !== undefined && { impossible }),
    milestones: book.status === 'closed' ? [] : milestones,
  };
}

/** The states on the way through a game that was told in one go; none when its plays lead nowhere. */
export function milestonesOf(book: EventBook, plays: readonly unknown[]): Milestone[] {
  const model = sportModel(book.event.sport.slug);
  const milestones: Milestone[] = [];
  let state = model?.initial(book.setup);
  for (const play of plays) {
    const folded = model && foldPlays(model, state, [play]);
    if (folded?.kind !== 'state') return [];
    state = folded.state;
    addMilestone(milestones, model, state);
  }
  return milestones;
}

function addMilestone(milestones: Milestone[], model: AnySportModel | undefined, state: unknown): void {
  const elapsed = model?.elapsed(state) ?? 0;
  const last = milestones.at(-1)?.elapsed ?? 0;
  if (elapsed - last >= 1 / MILESTONES) milestones.push({ elapsed, state });
}

/** Works out the chances on the way, so that the strip on the event page has no gap. */
export async function retraceWinCurve(
  book: EventBook,
  milestones: readonly Milestone[],
  { simulator }: { readonly simulator: Simulator },
  strengths: FittedStrengths,
): Promise<void> {
  const sport = book.event.sport.slug;
  const strength = await strengths.fit(sport, book.lines, 'background');
  const chances = await simulator.winProbability({
    kind: 'win-probability',
    sport,
    sides: book.sides,
    states: milestones.map((milestone) => milestone.state),
    strength,
    samples: SAMPLES,
    seed: 1,
  });
  book.winCurve.addPast(
    milestones.map(({ elapsed }, index) => ({
      elapsed,
      home: Math.round((chances[index] ?? 0.5) * 1000) / 1000,
    })),
  );
}
