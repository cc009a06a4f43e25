import type { BySide, RandomSource } from '../../sport.ts';
import { sideCode } from '../actual.ts';
import type { CombatState } from '../state.ts';
import { workOf } from '../state.ts';
import { FightRun, type FightTables } from './fight-run.ts';
import { swingOf, verdict } from './judges.ts';

/** The fight as far as it was fought, ready to go on; in a pause at the start of the next round. */
export function loadRun(state: CombatState, tables: FightTables): FightRun {
  const run = new FightRun(tables);
  const isRunning = state.phase === 'in-play';
  run.round = isRunning ? state.round : state.round + 1;
  run.second = isRunning ? state.second : 0;
  run.position = state.position === 'standing' ? 0 : sideCode(state.position);
  run.hurt = sideCode(state.hurt);
  run.firstKnockdown = sideCode(state.firstKnockdown);
  run.firstTakedown = sideCode(state.firstTakedown);
  run.knockdowns.set([workOf(state, 'home', 'knockdowns'), workOf(state, 'away', 'knockdowns')]);
  run.takedowns.set([workOf(state, 'home', 'takedowns'), workOf(state, 'away', 'takedowns')]);
  state.work.forEach((round, at) => {
    run.strikes.set([round.home.strikes, round.away.strikes], 2 * at);
    run.swings[at] = swingOf(round);
  });
  const running = isRunning ? state.work.at(-1) : undefined;
  if (running) {
    const { home, away } = running;
    run.knockdownLead = home.knockdowns - away.knockdowns;
    run.takedownLead = home.takedowns - away.takedowns;
    run.controlLead = home.control - away.control;
  }
  return run;
}

/** The three judges' points for the rounds of a fight that went its distance. */
export function drawCards({ work }: CombatState, random: RandomSource): BySide<number>[] {
  return [0, 1, 2].map(() => {
    let home = 0;
    let away = 0;
    for (const round of work) {
      const margin = verdict(swingOf(round), random.next());
      home += margin > 0 ? 10 : 10 + margin;
      away += margin > 0 ? 10 - margin : 10;
    }
    return { home, away };
  });
}
