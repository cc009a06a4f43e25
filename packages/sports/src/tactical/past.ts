import { KEPT_ROUNDS, type TacticalOutcomes } from './outcomes.ts';
import { HALF } from './rules.ts';
import { countRounds, type TacticalState } from './state.ts';

/** What is played already stands in every sample; of a map that is on, as it stands. */
export function fillPast({ maps }: TacticalState, outcomes: TacticalOutcomes): void {
  maps.forEach(({ rounds }, at) => {
    const all = countRounds(rounds);
    const first = countRounds(rounds.slice(0, HALF));
    for (const side of ['home', 'away'] as const) {
      outcomes.rounds[side][at]?.fill(all[side]);
      outcomes.firstHalf[side][at]?.fill(first[side]);
    }
    outcomes.pistols[at]?.fill(codeAt(rounds, 0) + 4 * codeAt(rounds, HALF));
  });
  const running = maps[outcomes.toldMap - 1]?.rounds.slice(0, KEPT_ROUNDS) ?? '';
  if (running === '') return;
  const codes = Uint8Array.from(running, (letter) => (letter === 'h' ? 1 : 2));
  for (let i = 0; i < outcomes.size; i++) outcomes.told.set(codes, i * KEPT_ROUNDS);
}

function codeAt(rounds: string, at: number): number {
  const letter = rounds.charAt(at);
  return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
}
