import { ABSENT, DID_NOT_START, NO_PLACE, OUT, placeCode } from '../kit/field.ts';
import { Random } from '../random.ts';
import { allOf, SAMPLES_BLOCK } from '../samples.ts';
import { actual } from './actual.ts';
import { type Entrant, entrants } from './engine/load.ts';
import { CODES, Ranking } from './engine/ranking.ts';
import { GAVE_UP, TABLE_BITS, TABLE_SIZE } from './engine/score-tables.ts';
import { emptyOutcomes, type GolfOutcomes, LEAST_WINNING, MISSED_CUT } from './outcomes.ts';
import { CUT_AFTER } from './rules.ts';
import { type GolfState, totalAfter } from './state.ts';
import type { GolfStrength } from './strength.ts';

/** Samples at a time, so that all players' scores of them lie in the cache together. Each block has streams of its own. */
const BLOCK = SAMPLES_BLOCK;
const MASK = TABLE_SIZE - 1;
/** Streams of single samples have smaller numbers, and no field is larger. */
const FIRST_STREAM = 1_000_000;
const MOST_PLAYERS = 512;
/** The first place, also after a play-off. */
const WON = placeCode(1, 1);

/** Plays the rest of the tournament `size` times. Every player draws from streams of his own, whatever the others do, two a block of samples. */
export function simulate(
  state: GolfState,
  { skills }: GolfStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): GolfOutcomes {
  if (state.phase === 'final') return repeated(actual(state), size, state);
  const round = state.round - 1;
  const outcomes = emptyOutcomes(size, state.cards, [round]);
  writeOthers(state, outcomes);
  const field = entrants(state, skills);
  const halves = new Int16Array(BLOCK * field.length);
  const rests = new Int16Array(BLOCK * field.length);
  const random = new Random(seed);
  const ranking = new Ranking(field.length, BLOCK);
  const draws = [new Uint32Array(BLOCK), new Uint32Array(BLOCK)] as const;
  for (let first = from; first < to; first += BLOCK) {
    const count = Math.min(BLOCK, to - first);
    field.forEach((entrant, at) => {
      const stream = FIRST_STREAM + 2 * (entrant.player + MOST_PLAYERS * (first / BLOCK));
      random.seed(seed, stream);
      random.fill(draws[0], count);
      random.seed(seed, stream + 1);
      random.fill(draws[1], count);
      playHalf(halves, draws[0], entrant.half, entrant.tables[0], entrant.tables[1], at, field.length, count);
      playHalf(rests, draws[1], entrant.rest, entrant.tables[2], entrant.tables[3], at, field.length, count);
      playRound(outcomes, entrant, round, draws[round < CUT_AFTER ? 0 : 1], first, count);
    });
    for (let i = 0; i < count; i++) {
      random.seed(seed, first + i);
      ranking.rank(halves, rests, i, round < CUT_AFTER, random.next());
      outcomes.winner[first + i] = field[ranking.winner]?.player ?? 0;
      outcomes.winning[first + i] = ranking.winning - LEAST_WINNING;
      outcomes.margin[first + i] = ranking.margin;
      if (round < CUT_AFTER) outcomes.cutLine[first + i] = ranking.cutLine;
    }
    field.forEach(({ player }, at) => {
      writePlaces(ranking, outcomes, player, at, field.length, first, count);
    });
    for (let i = 0; i < count; i++) {
      outcomes.places[outcomes.winner[first + i] ?? 0]?.fill(WON, first + i, first + i + 1);
    }
  }
  findLeads(state, outcomes, round);
  return outcomes;
}

/** What two rounds come to, of one player in every sample of the block. */
function playHalf(
  into: Int16Array,
  draws: Uint32Array,
  known: number,
  one: Int8Array | undefined,
  other: Int8Array | undefined,
  at: number,
  stride: number,
  count: number,
): void {
  if (!one || !other) return;
  for (let i = 0, to = at; i < count; i++, to += stride) {
    const draw = draws[i] ?? 0;
    into[to] = known + (one[draw & MASK] ?? 0) + (other[(draw >>> TABLE_BITS) & MASK] ?? 0);
  }
}

/** The same draws once more: what the running round alone comes to. */
function playRound(
  { rounds }: GolfOutcomes,
  { player, tables, today }: Entrant,
  round: number,
  draws: Uint32Array,
  first: number,
  count: number,
): void {
  const column = rounds[round]?.[player];
  const table = tables[round];
  if (!column || !table) return;
  const shift = round % CUT_AFTER === 0 ? 0 : TABLE_BITS;
  for (let i = 0; i < count; i++) {
    const score = table[((draws[i] ?? 0) >>> shift) & MASK] ?? 0;
    column[first + i] = score === GAVE_UP ? GAVE_UP : today + score;
  }
}

/** Ranks and places of one player in the samples of a block. */
function writePlaces(
  { ranks, codes }: Ranking,
  outcomes: GolfOutcomes,
  player: number,
  at: number,
  stride: number,
  first: number,
  count: number,
): void {
  const ranked = outcomes.ranks[player];
  const places = outcomes.places[player];
  if (!ranked || !places) return;
  for (let i = 0, from = at; i < count; i++, from += stride) {
    const rank = ranks[from] ?? 0;
    ranked[first + i] = rank;
    places[first + i] = rank < MISSED_CUT ? (codes[i * CODES + rank] ?? NO_PLACE) : NO_PLACE;
  }
}

/** The lead after the running round, and its lowest score. */
function findLeads(state: GolfState, outcomes: GolfOutcomes, round: number): void {
  const lead = outcomes.leads[round];
  if (!lead) return;
  lead.best.fill(GAVE_UP);
  lead.low.fill(GAVE_UP);
  for (const [player, card] of state.cards.entries()) {
    const column = outcomes.rounds[round]?.[player];
    // Who left before the round is over, but finished it, has a score of it.
    if (!column || (card.status !== 'in' && card.rounds.length <= round)) continue;
    const before = totalAfter(card, round);
    for (let i = 0; i < outcomes.size; i++) {
      const score = column[i] ?? 0;
      if (score === GAVE_UP) continue;
      if (score < (lead.low[i] ?? 0)) lead.low[i] = score;
      const total = before + score;
      const best = lead.best[i] ?? 0;
      if (total > best) continue;
      lead.tied[i] = total === best ? (lead.tied[i] ?? 0) + 1 : 1;
      lead.best[i] = total;
    }
  }
}

/** Those who are out of the tournament, or never came into it. */
function writeOthers(state: GolfState, { places, ranks, rounds }: GolfOutcomes): void {
  const real = actual(state);
  state.cards.forEach(({ status }, player) => {
    if (status === 'in') return;
    places[player]?.fill(status === 'absent' ? DID_NOT_START : NO_PLACE);
    ranks[player]?.fill(status === 'absent' ? ABSENT : (real.ranks[player]?.[0] ?? OUT));
    for (const [round, columns] of rounds.entries()) {
      columns[player]?.fill(real.rounds[round]?.[player]?.[0] ?? GAVE_UP);
    }
  });
}

/** A tournament that is over has one outcome. */
function repeated(real: GolfOutcomes, size: number, state: GolfState): GolfOutcomes {
  const outcomes = emptyOutcomes(size, state.cards, []);
  outcomes.winner.fill(real.winner[0] ?? 0);
  outcomes.winning.fill(real.winning[0] ?? 0);
  outcomes.margin.fill(real.margin[0] ?? 0);
  outcomes.places.forEach((column, player) => {
    column.fill(real.places[player]?.[0] ?? NO_PLACE);
  });
  outcomes.ranks.forEach((column, player) => {
    column.fill(real.ranks[player]?.[0] ?? OUT);
  });
  return outcomes;
}
