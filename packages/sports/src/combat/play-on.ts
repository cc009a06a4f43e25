import type { BySide, RandomSource, SideKey } from '../sport.ts';
import { nextMoment } from './apply.ts';
import { type FightRun, fightTables, isFinish } from './engine/fight-run.ts';
import { drawCards, loadRun } from './engine/load.ts';
import { TAKEN_DOWN } from './engine/rates.ts';
import type { CombatPlay } from './play.ts';
import { type CombatState, isWithJudges } from './state.ts';
import { narrateDecision, narrateExchange, narrateStoppage } from './story/narrate.ts';
import type { CombatStrength } from './strength.ts';

/** The next 15 seconds of the fight, or the judges' decision; undefined once it is over. The chances are those that price it. */
export function playOn(
  state: CombatState,
  strength: CombatStrength,
  random: RandomSource,
): CombatPlay | undefined {
  if (state.phase === 'final') return undefined;
  if (isWithJudges(state)) {
    const cards = drawCards(state, random);
    return { kind: 'decision', text: narrateDecision(state.sides, cards), cards };
  }
  const run = loadRun(state, fightTables(strength));
  run.step(random);
  const strikes = { home: run.homeLanded, away: run.awayLanded };
  if (isFinish(run.event)) return finish(state, run, strikes);
  const play = {
    kind: 'exchange' as const,
    ...nextMoment(state),
    strikes,
    knockdown: run.knockdown === 0 ? null : sideNamed(run.knockdown),
    takedown: sideIf(run.event, TAKEN_DOWN),
    position: run.position === 0 ? ('standing' as const) : sideNamed(run.position),
  };
  return { ...play, text: narrateExchange(state, play) };
}

function finish(state: CombatState, run: FightRun, strikes: BySide<number>): CombatPlay {
  const play = {
    kind: 'stoppage' as const,
    round: run.round,
    second: run.second,
    strikes,
    winner: sideNamed(run.winner),
    knockdown: run.knockdown === 0 ? null : sideNamed(run.knockdown),
    victory: run.isSubmission ? ('submission' as const) : ('knockout' as const),
  };
  return { ...play, text: narrateStoppage(state.sides, play) };
}

/** Whose event it is, of the two that begin with the first. */
function sideIf(event: number, first: number): SideKey | null {
  return event === first || event === first + 1 ? sideNamed(event - first + 1) : null;
}

function sideNamed(code: number): SideKey {
  return code === 1 ? 'home' : 'away';
}
