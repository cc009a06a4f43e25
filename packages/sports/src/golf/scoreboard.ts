import { fieldOf, placesOf, placeWords } from '../kit/field.ts';
import { type FieldScoreboard, type LeaderboardRow, NO_SIDE } from '../kit/leaderboard.ts';
import { CUT_AFTER, ROUNDS } from './rules.ts';
import { type Card, type GolfState, holesOf, runningTotals, totalOf } from './state.ts';
import { leadWords, winnerWords } from './story/narrate.ts';
import { thruWords, toPar } from './words.ts';

/** The leaderboard of a tournament for the wire. */
export interface GolfScoreboard extends FieldScoreboard {
  readonly sport: 'golf';
  /** The running round, or the next one, from 1. */
  readonly round: number;
  /** "E", "+1": the worst total that made the cut; undefined before it. */
  readonly cutLine: string | undefined;
}

export function scoreboard(state: GolfState): GolfScoreboard {
  const { phase, winner, cutLine, lastPlay, round } = state;
  return {
    sport: 'golf',
    homeScore: winner === undefined ? 0 : winner + 1,
    awayScore: 0,
    winner: undefined,
    progress: progress(state),
    isInPlay: phase === 'in-play' || phase === 'playoff',
    segments: [],
    situation: situation(state),
    alert: phase === 'playoff' ? 'Playoff' : '',
    home: NO_SIDE,
    away: NO_SIDE,
    columns: ['Total', 'Today', 'Thru'],
    leaderboard: rows(state),
    round,
    cutLine: cutLine === undefined ? undefined : toPar(cutLine),
    lastPlay,
  };
}

/** Who leads, or who won in the end; empty before the start. */
function situation(state: GolfState): string {
  if (state.phase === 'pre-game') return '';
  return state.winner === undefined ? leadWords(state) : winnerWords(state, state.winner);
}

/** "R2", "R3 · cut at E", "Playoff", "Final"; empty before the start. */
function progress({ phase, round, cutLine, cards }: GolfState): string {
  if (phase === 'pre-game') return '';
  if (phase === 'final') return 'Final';
  if (phase === 'playoff') return 'Playoff';
  const isBetween = cards.every(
    ({ thru, rounds, status }) => status !== 'in' || (thru === 0 && rounds.length < round),
  );
  const start = isBetween && round > 1 ? `End of R${round - 1}` : `R${round}`;
  return cutLine !== undefined && round === CUT_AFTER + 1 ? `${start} · cut at ${toPar(cutLine)}` : start;
}

function rows(state: GolfState): LeaderboardRow[] {
  const field = fieldOf(state.sides);
  const places = placesOf(runningTotals(state));
  const hasBegun = state.phase !== 'pre-game';
  const isUnderWay = state.cards.some(({ thru, rounds }) => thru > 0 || rounds.length >= state.round);
  const isWinner = (player: number) => (player === state.winner ? 0 : 1);
  return state.cards
    .map((card, player) => ({ card, player, found: places[player] }))
    .sort(
      (one, other) =>
        orderOf(one.card) - orderOf(other.card) ||
        isWinner(one.player) - isWinner(other.player) ||
        one.player - other.player,
    )
    .map(({ card, player, found }) => {
      const side = field[player];
      return {
        player,
        name: side?.name ?? '',
        abbreviation: side?.abbreviation ?? '',
        team: side?.team ?? '',
        country: side?.country,
        place: hasBegun ? placeText(state, card, player, found) : '',
        values: hasBegun
          ? [
              totalText(card),
              todayText(card, isUnderWay ? state.round : state.round - 1),
              thruText(state, card),
            ]
          : ['', '', ''],
      };
    });
}

/** Those who are in by their totals, then those who missed the cut, then the others. */
function orderOf(card: Card): number {
  const places = { in: 0, cut: 1000, out: 2000, absent: 3000 };
  return places[card.status] + (card.status === 'in' || card.status === 'cut' ? totalOf(card) : 0);
}

function placeText(
  { winner }: GolfState,
  card: Card,
  player: number,
  found: { place: number; tied: number } | undefined,
): string {
  if (card.status === 'cut') return 'CUT';
  if (card.status === 'out') return 'WD';
  if (card.status === 'absent') return 'DNS';
  if (found === undefined || holesOf(card) === 0) return '–';
  if (winner === undefined || found.place > 1) return placeWords(found.place, found.tied);
  return player === winner ? '1' : placeWords(2, found.tied - 1);
}

function totalText(card: Card): string {
  return holesOf(card) === 0 ? '–' : toPar(totalOf(card));
}

/** Of a round: the running one, or the one before as long as nobody has begun it. */
function todayText(card: Card, round: number): string {
  if (card.thru > 0) return toPar(card.today);
  const last = card.rounds.at(-1);
  return last === undefined || card.rounds.length < round ? '–' : toPar(last);
}

function thruText({ round, phase }: GolfState, card: Card): string {
  if (card.status !== 'in') return '–';
  return phase === 'final' || phase === 'playoff' ? 'F' : thruWords(card, Math.min(round, ROUNDS));
}
