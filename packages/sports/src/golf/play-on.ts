import type { RandomSource } from '../sport.ts';
import { apply, playerName } from './apply.ts';
import { GIVES_UP, holeChances, LEAST } from './engine/holes.ts';
import type { GolfPlay } from './play.ts';
import { HOLES, STRETCH_HOLES, TEE_SLOTS } from './rules.ts';
import { type GolfState, leaders, totalAfter } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { GolfStrength } from './strength.ts';

/**
 * The next two holes of everybody who is on the course, somebody's withdrawal, or the play-off; undefined once it is over. The
 * chances on a hole are those that price it.
 */
export function playOn(
  state: GolfState,
  { skills }: GolfStrength,
  random: RandomSource,
): GolfPlay | undefined {
  if (state.phase === 'final') return undefined;
  if (state.phase === 'playoff') {
    const level = leaders(state);
    const winner = level[random.next() % level.length] ?? 0;
    return { kind: 'playoff', text: `${playerName(state, winner)} wins the playoff`, winner };
  }
  const players = onCourse(state);
  const [first] = players;
  const isGivingUp = unit(random) < GIVES_UP * STRETCH_HOLES * players.length;
  if (isGivingUp && first !== undefined && players.length > 1) {
    const player = players[random.next() % players.length] ?? first;
    return { kind: 'withdrawal', text: `${playerName(state, player)} withdraws`, player };
  }
  const scores = players.map((player) => {
    const holes = Math.min(STRETCH_HOLES, HOLES - (state.cards[player]?.thru ?? 0));
    const chances = holeChances(skills[player] ?? 0);
    let toPar = 0;
    for (let hole = 0; hole < holes; hole++) toPar += drawn(chances, unit(random));
    return { player, holes, toPar };
  });
  const play = { kind: 'scores' as const, text: '', round: state.round, scores };
  return { ...play, text: narrate(state, apply(state, play)) };
}

/** Those whose time to tee off has come and who have not finished the round. */
export function onCourse(state: GolfState): number[] {
  const order = teeOrder(state);
  const slot = (at: number) => Math.floor((at * TEE_SLOTS) / order.length);
  return order.filter((player, at) => {
    const card = state.cards[player];
    return (
      card !== undefined && card.rounds.length < state.round && (card.thru > 0 || slot(at) <= state.stretch)
    );
  });
}

/** In threes up to the cut, as the field is listed; then those behind go out before those who lead. */
function teeOrder({ cards, round }: GolfState): number[] {
  const players = cards.flatMap(({ status }, player) => (status === 'in' ? [player] : []));
  const before = (player: number) => {
    const card = cards[player];
    return card === undefined ? 0 : totalAfter(card, round - 1);
  };
  if (round === 1) return players;
  if (round === 2) return [...players].reverse();
  return players.sort((one, other) => before(other) - before(one) || one - other);
}

function drawn(chances: readonly number[], at: number): number {
  let sum = 0;
  for (const [score, chance] of chances.entries()) {
    sum += chance;
    if (at < sum) return score + LEAST;
  }
  return 0;
}

function unit(random: RandomSource): number {
  return random.next() / 2 ** 32;
}
