import type { CricketPlay } from '@fairline/sports/cricket/play.ts';
import { type FeedScore, feedScores } from './feed-scores.ts';
import { BattingOrder } from './order.ts';
import { type Crease, withRetirements } from './retirements.ts';

/** A ball and when the stream first told of it. */
export interface TimedBall {
  readonly atMs: number;
  readonly play: CricketPlay;
}

export interface FeedMatch {
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly balls: readonly TimedBall[];
}

const NOTHING = { offBat: 0, wides: 0, noBalls: 0, byes: 0, legByes: 0, penalties: 0 } as const;
const MOST_RUNS = 7;

/**
 * The balls of a match from a stream that tells scores: between two scores with another count of balls lies a ball, and runs
 * that come while the count stands still are wides. A score that was put right before the next ball counts as it was put
 * right. A sentence when there is no match in it.
 */
export function feedMatch(text: string): FeedMatch | string {
  const feed = feedScores(text);
  if (typeof feed === 'string') return feed;
  const played = feed.scores.filter(
    ({ battingTeam }) => battingTeam === feed.home || battingTeam === feed.away,
  );
  const [first] = played;
  if (first === undefined) return 'it tells no score';
  const sideOf = (team: string) => (team === feed.home ? 'home' : 'away');
  const start: TimedBall = {
    atMs: first.atMs,
    play: {
      ...NOTHING,
      kind: 'start',
      text: `${first.battingTeam} bat first`,
      innings: 1,
      side: sideOf(first.battingTeam),
      striker: 0,
      nonStriker: 1,
      runs: 0,
      wickets: 0,
      balls: 0,
      overs: feed.overs,
    },
  };
  const innings = [1, 2].flatMap((n) => {
    const scores = played.filter((score) => score.innings === n);
    return inningsBalls(scores, sideOf(scores[0]?.battingTeam ?? ''));
  });
  return { home: feed.home, away: feed.away, startsAtMs: feed.startsAtMs, balls: [start, ...innings] };
}

/** Scores with the same count of balls, in order. */
function byBalls(scores: readonly FeedScore[]): FeedScore[][] {
  const groups: FeedScore[][] = [];
  for (const score of scores) {
    const last = groups.at(-1);
    const count = last?.[0]?.balls;
    if (count !== undefined && score.balls < count) continue;
    if (last !== undefined && count === score.balls) last.push(score);
    else groups.push([score]);
  }
  return groups;
}

interface Count {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
}

/** Follows one innings from score to score. */
class InningsTeller {
  readonly balls: TimedBall[] = [];
  readonly #side: 'home' | 'away';
  readonly #order = new BattingOrder();
  readonly #out = new Set<number>();
  #count: Count = { runs: 0, wickets: 0, balls: 0 };
  #crease: Crease = { striker: 0, nonStriker: 1 };
  /** As it was told last. */
  #told: Crease = { striker: 0, nonStriker: 1 };

  constructor(side: 'home' | 'away') {
    this.#side = side;
  }

  /** Scores with the same count of balls: the first is told when the ball is over, the last before the next one. */
  tell(told: FeedScore, settled: FeedScore): void {
    // A ball nobody told of brought nothing that the next score does not have.
    for (let missed = told.balls - this.#count.balls; missed > 1; missed--)
      this.#legalBall(told, 0, undefined);
    const before = this.#crease;
    const named = this.#named(settled);
    if (told.balls > this.#count.balls) {
      const hit = Math.max(0, Math.min(told.runs, settled.runs) - this.#count.runs);
      const gone = settled.wickets > this.#count.wickets ? goneFrom(before, named) : undefined;
      this.#crease = named ?? this.#crease;
      if (gone !== undefined) this.#comeIn(gone, settled.wickets);
      this.#legalBall(told, hit, gone);
    } else this.#crease = named ?? this.#crease;
    const wides = settled.runs - this.#count.runs;
    if (wides > 0) {
      this.#count = { ...this.#count, runs: settled.runs };
      const penalties = penaltiesOf(wides);
      this.#push(settled, { ...NOTHING, wides: wides - penalties, penalties });
    }
  }

  #legalBall(told: FeedScore, hit: number, gone: number | undefined): void {
    const { runs, wickets, balls } = this.#count;
    this.#count = { runs: runs + hit, wickets: wickets + (gone === undefined ? 0 : 1), balls: balls + 1 };
    const penalties = penaltiesOf(hit);
    this.#push(told, { ...NOTHING, offBat: hit - penalties, penalties }, gone);
  }

  #push({ atMs, innings }: FeedScore, brought: Brought, gone?: number): void {
    const runs = brought.offBat + brought.wides + brought.penalties;
    const ball: CricketPlay = {
      ...brought,
      kind: 'delivery',
      text: gone === undefined ? `${runs} ${runs === 1 ? 'run' : 'runs'}` : 'OUT',
      innings,
      side: this.#side,
      ...(gone !== undefined && { wicket: { place: gone, dismissal: 'other' } }),
      ...this.#crease,
      ...this.#count,
    };
    this.balls.push(...withRetirements(this.#told, ball).map((play) => ({ atMs, play })));
    this.#told = this.#crease;
  }

  /** Who is at the crease, where the stream knows both and neither was taken for out before. */
  #named({ batters: [one, other] }: FeedScore): Crease | undefined {
    if (one === '' || other === '' || one === other) return undefined;
    const striker = this.#order.placeOf(one);
    const nonStriker = this.#order.placeOf(other);
    return this.#out.has(striker) || this.#out.has(nonStriker) ? undefined : { striker, nonStriker };
  }

  /** Somebody the stream does not name yet stands where a batter who is out stood. */
  #comeIn(gone: number, wickets: number): void {
    this.#out.add(gone);
    const { striker, nonStriker } = this.#crease;
    if (wickets >= 10 || (striker !== gone && nonStriker !== gone)) return;
    const fresh = this.#order.nameless();
    this.#crease = striker === gone ? { striker: fresh, nonStriker } : { striker, nonStriker: fresh };
  }
}

type Brought = Pick<CricketPlay, keyof typeof NOTHING>;

/** What is more than one ball brings is taken for penalties: five runs, or twice five. */
function penaltiesOf(runs: number): number {
  return runs <= MOST_RUNS ? 0 : runs <= MOST_RUNS + 5 ? 5 : 10;
}

/** Of the two before, the one who is not there any more; the striker, where both still are. */
function goneFrom(before: Crease, named: Crease | undefined): number {
  const isThere = (place: number) =>
    named === undefined || named.striker === place || named.nonStriker === place;
  return isThere(before.striker) && !isThere(before.nonStriker) ? before.nonStriker : before.striker;
}

function inningsBalls(scores: readonly FeedScore[], side: 'home' | 'away'): TimedBall[] {
  const teller = new InningsTeller(side);
  for (const group of byBalls(scores)) {
    const told = group[0];
    const settled = group.at(-1);
    if (told !== undefined && settled !== undefined) teller.tell(told, settled);
  }
  // Who retires when the innings is over does so for nobody.
  const last = teller.balls.findLastIndex(({ play }) => play.kind !== 'retirement');
  return teller.balls.slice(0, last + 1);
}
