import type {
  Mark,
  MarketDefinition,
  MarketOffer,
  MarketType,
  Outcomes,
  SampleRange,
} from './market-definition.ts';
import type { SortFacts, SportFacts } from './sport-facts.ts';
import type { StretchTable } from './stretch-table.ts';

/** A side of an event as the sport needs it: names for labels; nothing about money. */
export interface Side {
  readonly id: string;
  /** "Kansas City Chiefs" */
  readonly name: string;
  /** "Chiefs" */
  readonly mediumName: string;
  /** Its players by place in the roster, where the source of the game names them: '' for a place that nobody has. */
  readonly players?: readonly string[];
  /** Of a side of baseball whose players are invented: which man of its rotation starts, from 0, who does where this is left out. */
  readonly starter?: number;
  /** "KC" */
  readonly abbreviation: string;
  /** Of one in a field, whom they drive or play for: a constructor, a nation. */
  readonly team?: string;
  /** Where a player is from, or the country a national team is: ISO 3166-1 alpha-3 'FRA', or a home nation ENG, NIR, SCO, WAL. */
  readonly country?: string;
}

export interface Sides {
  readonly home: Side;
  readonly away: Side;
  /** All who take part where that is no matter of two sides: `home` is then the event itself, and `away` stands for its field. */
  readonly field?: readonly Side[];
}

/** A play that cannot follow from the state it was applied to. */
export class ImpossiblePlay extends Error {}

export type SideKey = 'home' | 'away';

export interface BySide<T> {
  readonly home: T;
  readonly away: T;
}

export function otherSide(side: SideKey): SideKey {
  return side === 'home' ? 'away' : 'home';
}

/** Who has won: a side, or neither since they ended level. */
export type Winner = SideKey | 'level';

/** Who has more. */
export function leader({ home, away }: BySide<number>): Winner {
  if (home === away) return 'level';
  return home > away ? 'home' : 'away';
}

/** Points of one period, for the boxscore line. */
export interface Segment {
  /** "1", "2", "OT" */
  readonly shortName: string;
  /** Undefined where the side had no turn in it: not yet, or none that was needed. */
  readonly home: number | undefined;
  readonly away: number | undefined;
  /** Points of the tie-break that ended it; absent where there was none. */
  readonly tieBreak?: BySide<number>;
}

/** What both sides count beside the score. */
export interface SideCount {
  /** In words: "Shots on Target". */
  readonly title: string;
  readonly home: number;
  readonly away: number;
}

/** What every sport's scoreboard can say. */
export interface Scoreboard {
  /** The slug of the sport, so that a reader can tell the kinds apart. */
  readonly sport: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /**
   * Who won a game that is over, which its score does not always tell: after a retirement, a super over, kicks. Undefined before, of a
   * field, and of one that the house calls off.
   */
  readonly winner: Winner | undefined;
  /** "Q3 8:42", "Halftime", "Final" */
  readonly progress: string;
  readonly isInPlay: boolean;
  readonly segments: readonly Segment[];
  /** What is happening now, beside the clock: "3rd & 4 · KC 38", "2 outs · 1–2"; empty where there is nothing to say. */
  readonly situation: string;
  /** What deserves a second look, in words: "Red zone", "Power play", "Match point"; empty most of the time. */
  readonly alert: string;
  readonly home: SideBoard;
  readonly away: SideBoard;
  /** How the match is played, where matches of the sport differ and that was told: "Best of 5", "First to 6 legs". */
  readonly format?: string | undefined;
  /** Absent in sports that count nothing else; empty where the source does not tell it. */
  readonly counts?: readonly SideCount[];
}

/** What a side has now: the ball, the serve, the bat, a player more, the throw, the attack. */
export type SideMarker = 'ball' | 'serve' | 'bat' | 'power-play' | 'throw' | 'attack';

/** A side on its line of a card. */
export interface SideBoard {
  /** As it is shown: "21", "143/5". */
  readonly score: string;
  /** What it has in the running segment, of a game that is scored by segments won: games of the set, legs of the set, rounds of the map. */
  readonly segment?: number | undefined;
  readonly marker: SideMarker | undefined;
  /** Beside the record: "2 timeouts", "40–15", "1 red card"; empty where there is nothing to say. */
  readonly note: string;
}

/** Something that brought points or a goal, as it is told in the list of them. */
export interface ScoringPlay {
  readonly side: SideKey;
  /** "Q2 4:11", "P3 0:42", "OT 3:10" */
  readonly when: string;
  /** "Touchdown from C. Brandt, kick good", "Power-play goal" */
  readonly what: string;
  /** Who scored; '' where that is not known. */
  readonly player: string;
  /** The score after it. */
  readonly home: number;
  readonly away: number;
}

/** A stream of random 32-bit unsigned integers. */
export interface RandomSource {
  next(): number;
}

/** What is known of a match before it begins. */
export interface MatchSetup {
  readonly sides: Sides;
  /** Its slug: leagues of a sport have rules of their own. Without it the sport's usual ones. */
  readonly competition?: string;
  /** Where matches of a competition differ in length. */
  readonly format?: MatchFormat;
}

/** How long a match is, in what its sport counts, what is done where it would end level, and what its source tells of it. */
export interface MatchFormat {
  /**
   * Somebody has to win, as in a play-off: football and hockey go on until somebody has, without a shoot-out, soccer and futsal to
   * extra time and a shoot-out, one-day internationals to super overs.
   */
  readonly mustHaveWinner?: true;
  /** The first to so many. */
  readonly setsToWin?: number;
  /** Of each set, where a sport counts legs. */
  readonly legsToWin?: number;
  readonly gamesToWin?: number;
  readonly mapsToWin?: number;
  /** Of a fight, unless it ends before. */
  readonly rounds?: number;
  /** Of a fight: it is told in which round it ends, and nothing of what is done in the rounds, nor when. */
  readonly onlyRounds?: true;
  /** Of baseball: whoever is replaced is told by a 'substitution'. Men are then replaced in the samples, too. */
  readonly tellsSubstitutions?: true;
}

/**
 * A sport's four faces: state, how it plays on, its markets, its scoreboard. Everything here is pure, and State, Play and
 * Strength are plain JSON data.
 */
export interface SportModel<State, Play, Strength, O extends Outcomes, Board extends Scoreboard> {
  readonly slug: string;
  /** Before its first play. A format that the sport does not have leaves its usual one. */
  initial(setup: MatchSetup): State;
  /** Reads a play from outside. @throws ImpossiblePlay for anything that is not a play of this sport. */
  parsePlay(value: unknown): Play;
  /** @throws ImpossiblePlay */
  apply(state: State, play: Play): State;
  /**
   * Whether a play may make results others, or open them again: free throws told after the end of their quarter, a super over
   * after a tie. Absent where corrections alone do; they do in every sport.
   */
  reopens?(state: State, play: Play): boolean;
  isStarted(state: State): boolean;
  isFinal(state: State): boolean;
  /** The next play of a believable game, undefined once it is over. Same engine as simulate. */
  playOn(state: State, strength: Strength, random: RandomSource): Play | undefined;
  /**
   * Plays the rest of the game from state. The same seed gives the same samples (common random numbers).
   * @param only the samples to play: the others of `size` are left, for another thread. Each comes out the same either way.
   */
  simulate(state: State, strength: Strength, size: number, seed: number, only?: SampleRange): O;
  /** The one real outcome known so far, as a single sample. */
  actual(state: State): O;
  /** Whether of every selection of a market is certain what it gets, see certainMark. */
  isDecided(state: State, marketKey: string): boolean;
  /**
   * What a selection is certain to get, whatever comes: of every one once its market is decided, of some before. Undefined while
   * that is open, and for an unknown key.
   */
  certainMark(state: State, marketKey: string, selectionKey: string): Mark | undefined;
  /** Of what is undecided: nobody may bet on it for now. Absent where that never is. */
  isShut?(state: State, marketKey: string, selectionKey: string): boolean;
  /** Nobody may bet on several selections together for now, though each may be on sale. Absent where that never is. */
  shutsGroups?(state: State): boolean;
  /** The sentence that explains a grade: "Bills won 24–20". Undefined while that is not certain or for an unknown key. */
  explain(state: State, marketKey: string, selectionKey: string): string | undefined;
  /** Builds a market from its key; undefined for a key this sport does not know. */
  market(key: string, sides: Sides): MarketDefinition<O> | undefined;
  /** The markets to offer from here, with the balanced lines found in the samples. */
  offer(state: State, outcomes: O, sides: Sides): readonly MarketOffer<O>[];
  /** Strength such that the model's own main lines agree with outside prices. */
  fit(target: MainLines): Strength;
  scoreboard(state: State): Board;
  /** How much of the game's usual length has been played, 0 to 1; overtime counts as all of it. */
  elapsed(state: State): number;
  /** How much was played after that, overtime or extra innings, in lengths of the usual game. Absent where nothing comes after. */
  beyond?(state: State): number;
  /**
   * Of what must be played for a winner to stand when officials end the game early, how much was: from 1 on it is enough.
   * Absent where that is a share of the game's length.
   */
  playedForResult?(state: State): number;
  /** Seconds of television with bets open before the next play: as many whatever comes, or who waits would know what it is. */
  pauseBefore(state: State): number;
  /** How long a play takes in a televised game, the pause before it aside. */
  pace(before: State, play: Play): Pacing;
  /** Seconds a game usually takes by pace, from the start to the end. */
  readonly broadcastSeconds: number;
  /** Reads a strength that fit made and that was kept as JSON. @throws RangeError for anything else */
  parseStrength(value: unknown): Strength;
  /** Titles of the stretches that are bet on, by their name in market keys: { h1: '1st Half' }. 'game' needs none. */
  readonly periods: Readonly<Record<string, string>>;
  /** By the first part of market keys; of a sort that is not among them the names of its markets say all. */
  readonly sorts?: Readonly<Record<string, SortFacts>>;
  /** The table of a stretch that is bet on: how a fight is finished in a round. Absent where there is none. */
  stretchTable?(stretch: string): StretchTable | undefined;
  /** Of two average sides. */
  readonly even: Strength;
  readonly mainLines: MainLineColumns;
  /** Whether somebody has to win in the end, though the main lines may end level. Absent where they are about the end. */
  mustHaveWinner?(state: State): boolean;
  /** Who plays: teams, or single players. */
  readonly participants: 'team' | 'player';
  readonly facts: SportFacts;
  readonly field?: FieldFacts;
}

/** Of a sport in which a field takes part. */
export interface FieldFacts {
  /** The markets, by key, that stand side by side on its card, who is likeliest to win the first on top. */
  readonly columns: readonly FieldColumn[];
  /** Who they are: 'Driver'. */
  readonly participant: string;
  /** The column of the leaderboard that says how far apart they are, where that is more than their places. */
  readonly score?: string;
}

/** A market of a field as a column of a table. */
export interface FieldColumn {
  readonly key: string;
  /** The same for every event of the sport, or by who takes part. */
  readonly header: string | ((sides: Sides) => string);
}

/** What stands on the card of an event: one column a type of market. */
export interface MainLineColumns {
  readonly types: readonly MarketType[];
  /** The stretch they are about: 'game', or 'reg' where the draw is sold. */
  readonly scope: string;
  /** Key of the market that stands there alone once none of them is on offer: who wins in the end. */
  readonly inTheEnd?: string;
}

export interface Pacing {
  /** Seconds with bets off, while the result is made; 0 where nothing is told before the result. */
  readonly inTheAir: number;
  /** Seconds that it brings after its result is told: a celebration, a replay, a break. They pass before the next pause. */
  readonly rest: number;
}

/** A sport handled without knowing its types, as a registry hands it out; states and plays then only travel back to it. */
export type AnySportModel<Board extends Scoreboard = Scoreboard> = SportModel<
  unknown,
  unknown,
  unknown,
  Outcomes,
  Board
>;

/** Outside main lines to fit to. Probabilities are de-vigged. */
export interface MainLines {
  /** Home spread in points, e.g. -3.5 when the home side gives 3.5. */
  readonly spread?: number;
  readonly total?: number;
  /** Of a draw at the end of regulation where there can be one, the chance of the home side's win leaves it out. */
  readonly homeWinProbability?: number;
  readonly drawProbability?: number;
  /** The chance that the total is over `total`, pushes aside; even when absent. */
  readonly overProbability?: number;
  /** Of each of a field, in its order, the chance to win; they sum to 1. */
  readonly fieldWinProbabilities?: readonly number[];
  /** The slug of the competition they are of, for leagues of a sport have rules of their own; no source tells it here. */
  readonly league?: string;
  /** How long the match they are of is, where that was announced. */
  readonly format?: MatchFormat;
}
