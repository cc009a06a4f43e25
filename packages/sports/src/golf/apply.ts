import { fieldOf } from '../kit/field.ts';
import { ImpossiblePlay } from '../sport.ts';
import type { GolfPlay, Scores } from './play.ts';
import { CUT_AFTER, CUT_PLACES, fewestToPar, HOLES, mostToPar, ROUNDS } from './rules.ts';
import { type Card, type GolfState, leaders, runningTotals, totalOf } from './state.ts';

/**
 * The state after a play. The cut is made, a round closed and the winner named as soon as the last card of it is in.
 * @throws ImpossiblePlay when it cannot follow: holes of another round, or of a player who is out or has finished it,
 * and scores that nobody makes on so many holes
 */
export function apply(state: GolfState, play: GolfPlay): GolfState {
  if (state.phase === 'final') throw new ImpossiblePlay('the tournament is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  switch (play.kind) {
    case 'scores':
      return { ...closed(afterScores(state, play)), ...told };
    case 'withdrawal':
      return { ...closed(afterWithdrawal(state, play.player)), ...told };
    case 'playoff':
      if (state.phase !== 'playoff' || !leaders(state).includes(play.winner)) {
        throw new ImpossiblePlay('nobody plays off, or not this player');
      }
      return { ...state, ...told, phase: 'final', winner: play.winner };
  }
}

function afterScores(state: GolfState, { round, scores }: Scores): GolfState {
  if (state.phase === 'playoff' || round !== state.round) {
    throw new ImpossiblePlay(`holes of round ${round} in round ${state.round}`);
  }
  const cards = [...state.cards];
  for (const { player, holes, toPar } of scores) {
    const card = cards[player];
    if (card?.status !== 'in') throw new ImpossiblePlay(`player ${player} is not in the tournament`);
    if (card.rounds.length !== round - 1 || card.thru + holes > HOLES) {
      throw new ImpossiblePlay(`player ${player} has no ${holes} holes left in round ${round}`);
    }
    checkToPar(player, holes, toPar);
    checkToPar(player, card.thru + holes, card.today + toPar);
    cards[player] = withHoles(card, holes, toPar);
  }
  return { ...state, cards, phase: 'in-play', stretch: state.stretch + 1 };
}

function checkToPar(player: number, holes: number, toPar: number): void {
  if (toPar >= fewestToPar(holes) && toPar <= mostToPar(holes)) return;
  throw new ImpossiblePlay(`player ${player} is told at ${toPar} against par on ${holes} holes`);
}

function withHoles(card: Card, holes: number, toPar: number): Card {
  const today = card.today + toPar;
  if (card.thru + holes < HOLES) return { ...card, thru: card.thru + holes, today };
  return { ...card, rounds: [...card.rounds, today], thru: 0, today: 0 };
}

function afterWithdrawal(state: GolfState, player: number): GolfState {
  const card = state.cards[player];
  if (card?.status !== 'in') throw new ImpossiblePlay(`player ${player} is not in the tournament`);
  if (state.phase === 'playoff') throw new ImpossiblePlay('a play-off is played to its end');
  const status = card.rounds.length === 0 && card.thru === 0 ? 'absent' : 'out';
  return { ...state, cards: state.cards.map((one, at) => (at === player ? { ...one, status } : one)) };
}

/** Ends rounds of which every card is in. */
function closed(state: GolfState): GolfState {
  if (state.phase !== 'in-play') return state;
  const playing = state.cards.filter(({ status }) => status === 'in');
  if (playing.some(({ rounds }) => rounds.length < state.round)) return state;
  if (state.round === ROUNDS || playing.length <= 1) return ended(state);
  const next = { ...state, round: state.round + 1, stretch: 0 };
  return state.round === CUT_AFTER ? withCut(next) : next;
}

function withCut(state: GolfState): GolfState {
  const totals = runningTotals(state).filter((total) => total !== undefined);
  const sorted = totals.sort((one, other) => one - other);
  const cutLine = sorted[Math.min(CUT_PLACES, sorted.length) - 1];
  if (cutLine === undefined) return state;
  const cards = state.cards.map((card) =>
    card.status === 'in' && totalOf(card) > cutLine ? { ...card, status: 'cut' as const } : card,
  );
  return { ...state, cards, cutLine };
}

function ended(state: GolfState): GolfState {
  const [first, ...others] = leaders(state);
  if (others.length > 0) return { ...state, phase: 'playoff' };
  return { ...state, phase: 'final', winner: first };
}

/** "Renna" */
export function playerName({ sides }: GolfState, player: number): string {
  return fieldOf(sides)[player]?.mediumName ?? '';
}
