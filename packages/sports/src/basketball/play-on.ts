import type { BySide, RandomSource, SideKey } from '../sport.ts';
import {
  BUZZER,
  FOUL,
  FREE_0_OF_2,
  FREE_2_OF_2,
  INTENTIONAL_FOUL,
  isAssisted,
  isBlocked,
  isKept,
  isRebounded,
  isThree,
  OFFENSIVE_FOUL,
  STEAL,
  TURNOVER,
} from './engine/codes.ts';
import type { Game } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import { step } from './engine/step.ts';
import { REBOUND, SIDELINE } from './engine/tempo.ts';
import type { BasketballPlay, BasketballPlayKind } from './play.ts';
import { MOST_FOULS } from './rules.ts';
import { setForm } from './simulate.ts';
import { type BasketballState, scoreOf } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { BasketballStrength } from './strength.ts';

/** One attempt in so many is followed by a time-out: a side takes most of those it has. */
const TIMEOUT_EVERY = 21;

/** The next play of the game, told with names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: BasketballState,
  strength: BasketballStrength,
  random: RandomSource,
): BasketballPlay | undefined {
  if (state.phase === 'final') return undefined;
  const game = loadGame(state, strength, random);
  // Eight bits of the day are kept in the state; spread over the dice and the players' tables.
  const form = state.form ?? random.next() >>> 24;
  setForm(game, spreadForm(form));
  const before = { offence: game.off, period: game.period };
  const score = { home: scoreOf(state, 'home'), away: scoreOf(state, 'away') };
  step(game);
  if (before.offence < 0) return tipped(state, game, score, form);
  if (game.code === BUZZER && game.clock > 0 && game.over === 0) return ended(state, score, 'end-of-period');
  if (game.over === 1) return ended(state, score, 'end-of-game');
  return attempted(state, game, before, random);
}

/** Bits for the day from eight: as many different days. */
function spreadForm(form: number): number {
  return Math.imul(form + 1, 0x9e3779b1) >>> 0;
}

function tipped(state: BasketballState, game: Game, score: BySide<number>, form: number): BasketballPlay {
  const winner = sideKey(game.off);
  return {
    kind: 'jump-ball',
    text: `${state.sides[winner].mediumName} win the jump ball`,
    ...situation(state, game),
    period: game.period,
    score,
    scores: [],
    ...(state.form === undefined ? { form } : {}),
  };
}

function ended(
  state: BasketballState,
  score: BySide<number>,
  kind: 'end-of-period' | 'end-of-game',
): BasketballPlay {
  const half = state.period * 2 === state.rules.periods;
  const { fouls, timeouts, period } = state;
  const text = kind === 'end-of-game' ? 'End of game' : half ? 'Halftime' : `End of period ${period}`;
  return { kind, text, period, clock: 0, start: 'won', fouls, timeouts, scores: [], score };
}

interface Before {
  readonly offence: number;
  readonly period: number;
}

function attempted(
  state: BasketballState,
  game: Game,
  { offence, period }: Before,
  random: RandomSource,
): BasketballPlay {
  const side = sideKey(offence);
  const kind = kindOf(game);
  const stopper = calledTimeout(state, game, random);
  const now = situation(state, game);
  const timeouts = stopper ? { ...now.timeouts, [stopper]: now.timeouts[stopper] - 1 } : now.timeouts;
  return {
    kind,
    text: narrate(game, side, state.sides, stopper, random),
    ...now,
    timeouts,
    period,
    scores: scoresOf(game, side),
    ...helpOf(game, side),
    score: { home: game.score[0] ?? 0, away: game.score[1] ?? 0 },
  };
}

function scoresOf(game: Game, side: SideKey): BasketballPlay['scores'] {
  if (game.brought === 0) return [];
  const free = game.code >= FREE_2_OF_2;
  const kind = free ? 'free-throws' : isThree(game.code) ? 'three' : 'two';
  return [{ side, kind, points: game.brought, player: game.shooter }];
}

function helpOf(
  { code, helper }: Game,
  side: SideKey,
): Pick<BasketballPlay, 'assist' | 'rebound' | 'steal' | 'block'> {
  const opponent = { side: otherThan(side), player: helper };
  if (isAssisted(code)) return { assist: { side, player: helper } };
  if (code === STEAL) return { steal: opponent };
  if (isBlocked(code)) return { block: opponent };
  if (!isRebounded(code)) return {};
  return { rebound: isKept(code) ? { side, player: helper } : opponent };
}

function kindOf({ code, thrown }: Game): BasketballPlayKind {
  if (code === TURNOVER || code === STEAL || code === OFFENSIVE_FOUL) return 'turnover';
  if (code === FOUL || code === INTENTIONAL_FOUL) return thrown > 0 ? 'free-throw' : 'foul';
  if (code === BUZZER) return 'other';
  return code >= FREE_2_OF_2 && code <= FREE_0_OF_2 + 2 ? 'free-throw' : 'attempt';
}

/** Who stops the game after this play: the side that gets the ball, when the whistle or a basket lets it. */
function calledTimeout(state: BasketballState, game: Game, random: RandomSource): SideKey | undefined {
  const side = sideKey(game.off);
  const called = random.next() % TIMEOUT_EVERY === 0 && game.clock > 0 && state.timeouts[side] > saved(state);
  return called ? side : undefined;
}

/** What a side saves for the periods to come: an even part for each of them. */
function saved({ rules, period }: BasketballState): number {
  const left = Math.max(0, rules.periods - period);
  return Math.floor((rules.timeouts * left) / rules.periods);
}

function situation(
  state: BasketballState,
  game: Game,
): Pick<BasketballPlay, 'clock' | 'possession' | 'start' | 'fouls' | 'timeouts'> {
  return {
    clock: game.clock,
    ...(game.off < 0 ? {} : { possession: sideKey(game.off) }),
    start: game.tempo === REBOUND ? 'rebound' : game.tempo === SIDELINE ? 'sideline' : 'won',
    fouls: { home: toldFouls(game, 0), away: toldFouls(game, 1) },
    timeouts: state.timeouts,
  };
}

/** Beyond what can be told nobody counts on: it is the bonus long since. */
const toldFouls = ({ fouls }: Game, side: number): number => Math.min(MOST_FOULS, fouls[side] ?? 0);

const sideKey = (side: number): SideKey => (side === 0 ? 'home' : 'away');
const otherThan = (side: SideKey): SideKey => (side === 'home' ? 'away' : 'home');
