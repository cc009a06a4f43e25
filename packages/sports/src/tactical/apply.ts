import { checkFormat } from '../kit/format.ts';
import { type BySide, ImpossiblePlay, otherSide, type SideKey } from '../sport.ts';
import { killsAfter } from './kills.ts';
import type { TacticalPlay, TacticalRound } from './play.ts';
import { lengthOf, openerAttacks } from './rules.ts';
import {
  countRounds,
  isOver,
  mapsWon,
  nextAttacker,
  type PlayedMap,
  runningMap,
  type TacticalState,
} from './state.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: the wrong attackers, a score that disagrees with the rounds
 * seen, an ending that is not the winner's, kills that cannot have ended the round so, another length than was told before,
 * anything after the end
 */
export function apply(state: TacticalState, play: TacticalPlay): TacticalState {
  if (state.phase === 'final') throw new ImpossiblePlay('the series is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  if (play.kind === 'retirement') return { ...state, ...told, phase: 'final', retired: play.side };
  if (play.kind === 'format') {
    if (state.phase !== 'pre-game') throw new ImpossiblePlay('the series has begun');
    const rules = { ...state.rules, mapsToWin: play.mapsToWin };
    checkFormat(state.formatBy, state.rules, rules, lengthOf);
    return { ...state, ...told, rules, formatBy: 'play' };
  }
  const expected = nextAttacker(state);
  if (expected !== undefined && play.attacker !== expected) {
    throw new ImpossiblePlay(`the ${play.attacker} side attacked out of turn`);
  }
  checkEnding(play);
  const after = afterRound(state, play.attacker, play.winner);
  checkScore(after, play, state.maps.length);
  return { ...after, ...told, purses: play.purses, ...killsAfter(state, play) };
}

/** Attackers win by what they plant, defenders by taking it away or by time; either by leaving nobody. */
function checkEnding({ attacker, winner, ending }: TacticalRound): void {
  if (ending === 'elimination' || (ending === 'exploded') === (winner === attacker)) return;
  const role = winner === attacker ? 'attacking' : 'defending';
  throw new ImpossiblePlay(`the ${role} side cannot win a round by '${ending}'`);
}

/** The score after a round: the map it wins, the series that ends with that. */
export function afterRound(state: TacticalState, attacker: SideKey, winner: SideKey): TacticalState {
  const running = runningMap(state);
  const opener =
    running.opener ?? (openerAttacks(state.rules, running.rounds.length) ? attacker : otherSide(attacker));
  const map: PlayedMap = { opener, rounds: running.rounds + (winner === 'home' ? 'h' : 'a') };
  const maps = [...state.maps.slice(0, -1), map];
  const after: TacticalState = { ...state, phase: 'in-play', maps };
  if (!isOver(state.rules, map)) return after;
  if (mapsWon(after)[winner] === state.rules.mapsToWin) return { ...after, phase: 'final' };
  return { ...after, maps: [...maps, { opener: undefined, rounds: '' }] };
}

function checkScore(after: TacticalState, play: TacticalRound, map: number): void {
  const rounds = countRounds(after.maps[map - 1]?.rounds ?? '');
  const counted = words([mapsWon(after), rounds]);
  const stated = words([play.maps, play.rounds]);
  if (stated !== counted) {
    throw new ImpossiblePlay(`the play says ${stated}, the rounds add up to ${counted}`);
  }
}

function words(scores: readonly BySide<number>[]): string {
  return scores.map(({ home, away }) => `${home}-${away}`).join(' ');
}
