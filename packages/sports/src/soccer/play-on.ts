import { sideKey } from '../kit/side-number.ts';
import type { RandomSource } from '../sport.ts';
import type { Game, Step } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import { step } from './engine/step.ts';
import { INSTANTS_PER_SECOND } from './engine/timetable.ts';
import { loggedFrom } from './logged.ts';
import type { SoccerPlay, SoccerPlayKind } from './play.ts';
import { nominalSeconds, SHOOTOUT } from './rules.ts';
import { howCode } from './scoring.ts';
import type { SoccerState } from './state.ts';
import { narrate } from './story/narrate.ts';
import { playerAt } from './story/players.ts';
import type { SoccerStrength } from './strength.ts';
import { tallyOf } from './tally.ts';

/** The clock is told at least this often, in seconds. */
const QUIET_SECONDS = { soccer: 120, futsal: 40 };

const KINDS: Readonly<Record<Step, SoccerPlayKind>> = {
  nothing: 'quiet',
  goal: 'goal',
  saved: 'shot',
  'off-target': 'shot',
  'missed-penalty': 'missed-penalty',
  corner: 'corner',
  'yellow-card': 'yellow-card',
  'red-card': 'red-card',
  'added-time': 'added-time',
  'end-of-period': 'end-of-period',
  'shootout-kick': 'shootout-kick',
  'end-of-game': 'end-of-game',
};

type Drawn = Omit<SoccerPlay, 'text' | 'tally'>;

/** The next play of the game, told with names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: SoccerState,
  strength: SoccerStrength,
  random: RandomSource,
): SoccerPlay | undefined {
  if (state.phase === 'final') return undefined;
  const game = loadGame(state, strength, random);
  const drawn = begins(state, game) ?? draw(state, game);
  const play: SoccerPlay = { ...drawn, text: '', tally: tallyOf(state.log) };
  const logged = loggedFrom(play);
  const tally = logged === undefined ? play.tally : tallyOf([...state.log, logged]);
  return {
    ...play,
    tally,
    text: narrate({
      state,
      play: { ...play, tally },
      player: nameOf(state, play, play.player),
      helper: nameOf(state, play, play.assist ?? undefined),
      random,
    }),
  };
}

/** A period begins with a kickoff, but for the shoot-out; a game that is decided at a break ends there. */
function begins(state: SoccerState, game: Game): Drawn | undefined {
  if (state.phase === 'in-play') return undefined;
  if (game.over === 1) return { kind: 'end-of-game', period: state.period, clock: state.clock };
  return game.period === SHOOTOUT ? undefined : { kind: 'kickoff', period: game.period, clock: 0 };
}

function draw(state: SoccerState, game: Game): Drawn {
  const { period } = game;
  step(game, game.time + QUIET_SECONDS[state.rules.game] * INSTANTS_PER_SECOND);
  const kind = KINDS[game.did];
  if (kind === 'end-of-period' || kind === 'end-of-game') {
    const clock = period === SHOOTOUT ? 0 : nominalSeconds(state.rules, period) + (state.added ?? 0);
    return { kind, period, clock: Math.max(clock, period === state.period ? state.clock : 0) };
  }
  const clock = Math.floor(game.time / INSTANTS_PER_SECOND);
  if (kind === 'quiet') return { kind, period, clock };
  if (kind === 'added-time') {
    return {
      kind,
      period,
      clock,
      added: Math.round(game.end / INSTANTS_PER_SECOND) - nominalSeconds(state.rules, period),
    };
  }
  return { kind, period, clock, side: sideKey(game.side), ...detailsOf(game, kind) };
}

function detailsOf(game: Game, kind: SoccerPlayKind): Partial<Drawn> {
  const { player } = game;
  switch (kind) {
    case 'goal':
      if (game.how === howCode('own-goal')) return { how: 'own-goal' };
      return {
        player,
        how: game.how === howCode('penalty') ? 'penalty' : 'open-play',
        assist: game.helper < 0 ? null : game.helper,
      };
    case 'shot':
      return { player, onTarget: game.did === 'saved' };
    case 'missed-penalty':
      return { player, onTarget: true };
    case 'shootout-kick':
      return { player, made: game.made === 1 };
    case 'corner':
      return {};
    default:
      return { player };
  }
}

/** Who it was; undefined for nobody. */
function nameOf(
  { sides, rules }: SoccerState,
  { side }: SoccerPlay,
  player: number | undefined,
): string | undefined {
  if (side === undefined || player === undefined) return undefined;
  return playerAt(rules, sides[side], player) || undefined;
}
