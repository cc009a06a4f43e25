import { ImpossiblePlay } from '../sport.ts';
import type { BracketPlay, GamesPlay, Results } from './play.ts';
import { BYE, brackets, groupsOf, meetings } from './playoffs.ts';
import { possibleMeetings } from './possible-meetings.ts';
import { rulesOf } from './rules.ts';
import { type RoundChances, SeriesChances, seriesOf } from './series.ts';
import { type Bracket, CHANCES, type ListedGame, type Meeting, type SeasonState } from './state.ts';

/** Play-offs begin as their league does: everybody in the field is in them, the best placed first. @throws ImpossiblePlay */
export function withBracket(state: SeasonState, { rounds }: BracketPlay): SeasonState {
  const rules = rulesOf(state.sides);
  if (state.phase !== 'pre-game' || rules.playoffs === undefined)
    throw new ImpossiblePlay('there is no bracket to be told');
  const order = state.rows.map((_, side) => side);
  const alive = brackets(rules.playoffs, groupsOf(rules, state.sides), order);
  if (order.some((side) => !alive.flat().includes(side)))
    throw new ImpossiblePlay('the bracket is of another field');
  const bestOf = rules.playoffs.bestOf;
  possibleMeetings(rules.playoffs, alive).forEach(({ meetings: possible }, round) => {
    const told = rounds[round] ?? [];
    const isTold = possible.every(({ one, other }) => meetingOf(told, one, other) !== undefined);
    if (!isTold || told.some(({ chances }) => chances.length !== bestOf[round]))
      throw new ImpossiblePlay('a meeting of the bracket has no chances');
  });
  const won = rounds.map(() => order.map(() => 0));
  return { ...state, phase: 'playoffs', order, alive, round: 0, bracket: { meetings: rounds, won } };
}

/** Games of the play-offs that are certain to be played. @throws ImpossiblePlay where nobody can meet so */
export function withGames(state: SeasonState, { games }: GamesPlay): SeasonState {
  const { bracket } = state;
  if (state.phase !== 'playoffs' || bracket === undefined)
    throw new ImpossiblePlay('there are no play-offs that are played');
  const left: ListedGame[] = [...state.left];
  games.forEach(({ home, away, round }, at) => {
    const meeting = meetingOf(bracket.meetings[round] ?? [], home, away);
    const won = bracket.won[round];
    if (!meeting || !won) throw new ImpossiblePlay('a game of two who cannot meet');
    const listed = left.filter((game) => game.round === round && isOf(game, meeting));
    const played = (won[home] ?? 0) + (won[away] ?? 0) + listed.length;
    const chance = meeting.chances[played];
    if (chance === undefined) throw new ImpossiblePlay('a game more than a series has');
    const win = home === meeting.one ? chance : CHANCES - chance;
    left.push({ number: state.scheduled + at, home, away, win, draw: 0, round });
  });
  return { ...state, left, scheduled: state.scheduled + games.length };
}

/** How games of the play-offs ended. @throws ImpossiblePlay */
export function withWins(state: SeasonState, bracket: Bracket, { results, off }: Results): SeasonState {
  const won = bracket.won.map((ofRound) => [...ofRound]);
  let left = state.left;
  for (const { game, home, away, winner } of results) {
    const played = left.find(({ number }) => number === game);
    const ofRound = won[played?.round ?? -1];
    if (!played || !ofRound) throw new ImpossiblePlay(`game ${game} has a result, or never was to be played`);
    const isHome = winner === undefined ? home > away : winner === 'home';
    if (!isHome && (winner === 'level' || home === away))
      throw new ImpossiblePlay('a play-off that nobody won');
    const side = isHome ? played.home : played.away;
    ofRound[side] = (ofRound[side] ?? 0) + 1;
    left = left.filter((one) => one !== played);
  }
  if (off.length > 0) throw new ImpossiblePlay('somebody wins each game of the play-offs');
  const numbers = new Set(left.map(({ number }) => number));
  const begun = state.begun.filter((number) => numbers.has(number));
  return { ...state, left, begun, bracket: { ...bracket, won } };
}

/** Who has won a series of a round; undefined while it goes on, and where rounds are told at once. */
export function seriesWinner(
  state: SeasonState,
  round: number,
  one: number,
  other: number,
): number | undefined {
  const won = state.bracket?.won[round];
  const meeting = meetingOf(state.bracket?.meetings[round] ?? [], one, other);
  if (!won || !meeting) return undefined;
  const needed = (meeting.chances.length + 1) / 2;
  return [one, other].find((side) => (won[side] ?? 0) >= needed);
}

/** Who has won each meeting of the round that is played, as a round tells them; undefined before all are won. */
export function roundWinners(state: SeasonState): readonly number[] | undefined {
  const isReseeded = rulesOf(state.sides).playoffs?.bracket === 'reseeded';
  const winners: number[] = [];
  for (const [one, other] of state.alive.flatMap((alive) => meetings(alive, isReseeded))) {
    const winner =
      one === BYE || other === BYE ? Math.max(one, other) : seriesWinner(state, state.round, one, other);
    if (winner === undefined) return undefined;
    winners.push(winner);
  }
  return winners;
}

/** Whether a side has lost, of those in the play-offs, told round or not; nobody has before them. */
export function isOut(state: SeasonState, side: number): boolean {
  if (state.order.length === 0 || state.phase !== 'playoffs') return false;
  if (!state.alive.some((alive) => alive.includes(side))) return true;
  const rival = rivalOf(state, side);
  const winner = rival === undefined ? undefined : seriesWinner(state, state.round, side, rival);
  return winner !== undefined && winner !== side;
}

/** Whom a side meets in the round that is played; undefined for one that has a bye, or is out. */
export function rivalOf({ sides, alive }: SeasonState, side: number): number | undefined {
  const isReseeded = rulesOf(sides).playoffs?.bracket === 'reseeded';
  const pair = alive
    .flatMap((ofBracket) => meetings(ofBracket, isReseeded))
    .find((two) => two.includes(side));
  const rival = pair?.find((one) => one !== side);
  return rival === BYE ? undefined : rival;
}

/** The winner of each conference as far as it is known: of those that are played as soon as its final is won. */
export function conferenceWinnersOf(state: SeasonState): readonly (number | undefined)[] {
  if (state.conferenceWinners.length > 0 || state.alive.length < 2) return state.conferenceWinners;
  return state.alive.map(([one, other, ...others]) =>
    one === undefined || other === undefined || others.length > 0
      ? undefined
      : seriesWinner(state, state.round, one, other),
  );
}

/** What the rounds of a season's play-offs are drawn from. */
export function roundChances({ bracket, ratings, sides }: SeasonState): RoundChances {
  return bracket
    ? new BracketChances(bracket)
    : new SeriesChances(ratings, rulesOf(sides).playoffs?.bestOf ?? []);
}

/** Chances of series by what was won of them, each counted once. */
class BracketChances implements RoundChances {
  readonly #bracket: Bracket;
  readonly #byRound = new Map<number, Float64Array>();

  constructor(bracket: Bracket) {
    this.#bracket = bracket;
  }

  of(one: number, other: number, round: number): number {
    const known = this.#byRound.get(round) ?? this.#count(round);
    return known[one * this.#sides + other] ?? 0.5;
  }

  get #sides(): number {
    return this.#bracket.won[0]?.length ?? 0;
  }

  #count(round: number): Float64Array {
    const { meetings: rounds, won } = this.#bracket;
    const chances = new Float64Array(this.#sides ** 2).fill(0.5);
    for (const { one, other, chances: ofGames } of rounds[round] ?? []) {
      const games = ofGames.map((chance) => chance / CHANCES);
      const chance = seriesOf(games, won[round]?.[one] ?? 0, won[round]?.[other] ?? 0);
      chances[one * this.#sides + other] = chance;
      chances[other * this.#sides + one] = 1 - chance;
    }
    this.#byRound.set(round, chances);
    return chances;
  }
}

function meetingOf(told: readonly Meeting[], one: number, other: number): Meeting | undefined {
  return told.find((meeting) => isOf({ home: one, away: other }, meeting));
}

function isOf({ home, away }: Pick<ListedGame, 'home' | 'away'>, { one, other }: Meeting): boolean {
  return (home === one && away === other) || (home === other && away === one);
}
