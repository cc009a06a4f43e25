import { sideKey } from '../../kit/side-number.ts';
import { capital } from '../../kit/words.ts';
import type { RandomSource, SideKey } from '../../sport.ts';
import { FLY, GROUND } from '../engine/batting.ts';
import type { Game } from '../engine/game.ts';
import { isReplaced } from '../line-up.ts';
import type { BaseballPlayKind } from '../play.ts';
import { openingOf } from '../play-rules.ts';
import { type BaseballState, battingSide } from '../state.ts';
import { batterName, nameIn, pitcherName, substituteFor } from './players.ts';

/** What happened, for the sentence about it. */
export interface Scene {
  /** Before the play. */
  readonly state: BaseballState;
  /** After it. */
  readonly game: Game;
  readonly kind: BaseballPlayKind;
  /** Runners before it, as bits. */
  readonly before: number;
  /** Of a pitch that ended nothing. */
  readonly call: 'ball' | 'strike' | 'foul' | undefined;
}

const OUTFIELD = ['left field', 'left-center', 'center field', 'right-center', 'right field'];
const INFIELD = ['third', 'short', 'second', 'first', 'the pitcher'];

/** The sentence for the engine's last step. */
export function narrate(scene: Scene, random: RandomSource): string {
  const pick = (from: readonly string[]): string => from[random.next() % from.length] ?? '';
  const text = sentence(scene, pick);
  return `${capital(text)}${runsSentence(scene)}`;
}

type Pick = (from: readonly string[]) => string;

function sentence(scene: Scene, pick: Pick): string {
  const { state, game, kind } = scene;
  const side = battingSide(openingOf(state).half);
  const name = batterName(state, side);
  const batter = manIn(state, side, state.nextBatter[side]);
  switch (kind) {
    case 'pitch':
      return pitchSentence(scene, batter);
    case 'strikeout':
      return `${batter} strikes out ${pick(['swinging', 'swinging', 'looking'])}`;
    case 'walk':
      return `${batter} walks`;
    case 'hit-by-pitch':
      return `${batter} is hit by a pitch`;
    case 'single':
    case 'double':
    case 'triple':
      return `${batter} ${kind}s ${pick(['on a line drive', 'on a ground ball', 'on a fly ball'])} to ${pick(OUTFIELD)}`;
    case 'home-run':
      return `${batter} homers to ${pick(OUTFIELD)}`;
    case 'reached-on-error':
      return `${batter} reaches on an error by ${fielder(state, game)}`;
    case 'fielders-choice':
      return `${batter} grounds into a force out at second`;
    case 'groundout':
      return `${batter} grounds out to ${pick(INFIELD)}`;
    case 'double-play':
      return game.result === GROUND
        ? `${batter} grounds into a double play`
        : `${batter} flies into a double play, the runner out at home`;
    case 'flyout':
      return flyout(game, batter, pick);
    case 'steal':
      return 'The runner on first steals second';
    case 'caught-stealing':
      return 'The runner on first is caught stealing second';
    case 'wild-pitch':
      return `A pitch by ${pitcher(state, game)} gets away, the runners move up`;
    case 'pitching-change':
      return changeSentence(scene);
    case 'substitution':
      return name === ''
        ? `${batter} send up a pinch hitter`
        : `${substituteFor(state.sides[side], state.nextBatter[side]) || 'A pinch hitter'} bats for ${name}`;
    default:
      return '';
  }
}

/** Who has a place in the order now, within a sentence. */
function manIn(state: BaseballState, side: SideKey, place: number): string {
  const own = state.sides[side];
  if (isReplaced(state, side, place)) return substituteFor(own, place) || 'the substitute';
  return nameIn(state, side, place) || own.mediumName;
}

function fielder(state: BaseballState, { bat }: Game): string {
  return manIn(state, sideKey(1 - bat), 0);
}

function pitcher(state: BaseballState, { bat }: Game): string {
  const side = sideKey(1 - bat);
  return pitcherName(state, side) || state.sides[side].mediumName;
}

function flyout(game: Game, batter: string, pick: Pick): string {
  if (game.result !== FLY) return `${batter} ${pick(['pops out to', 'lines out to'])} ${pick(INFIELD)}`;
  return game.came > 0
    ? `${batter} hits a sacrifice fly to ${pick(OUTFIELD)}`
    : `${batter} flies out to ${pick(OUTFIELD)}`;
}

function changeSentence({ state, game }: Scene): string {
  const side = sideKey(1 - game.bat);
  const relieved = {
    ...state,
    starters: { ...state.starters, [side]: { ...state.starters[side], isIn: false } },
  };
  return `${pitcher(relieved, game)} replaces ${pitcher(state, game)} on the mound for ${state.sides[side].abbreviation}`;
}

const CALLS = { ball: 'Ball', strike: 'Strike', foul: 'Foul' } as const;

function pitchSentence({ state, call = 'ball' }: Scene, batter: string): string {
  const { balls, strikes } = openingOf(state);
  const after = call === 'ball' ? `${balls + 1}–${strikes}` : `${balls}–${Math.min(2, strikes + 1)}`;
  return `${CALLS[call]}, ${after} to ${batter}`;
}

/** ", 2 runs score" */
function runsSentence({ game, kind }: Scene): string {
  if (kind === 'pitch' || kind === 'pitching-change' || game.came === 0) return '';
  return game.came === 1 ? ', a run scores' : `, ${game.came} runs score`;
}
