import { Board } from '../../../apps/server/src/trading/board.ts';
import { runPrice } from '../../../apps/server/src/trading/run-job.ts';
import type { JointLeg } from '../../../apps/server/src/trading/trading.ts';
import { football } from '../../../packages/sports/src/football/football.ts';
import { sportModel } from '../../../packages/sports/src/sports.ts';

const SAMPLES = 32_768;
const STRENGTH = { home: 1.5, away: -1.5 };
const SEED = 5;

const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
const sides = { home: side('home'), away: side('away') };

/** A game before kickoff: the board as the server has it, and the samples as a plain loop would read them. */
export function simulatedGame() {
  const model = sportModel('football');
  if (!model) throw new Error('Nothing simulates football.');
  const state = football.initial({ sides });
  const job = { sport: 'football', sides, state, strength: STRENGTH, samples: SAMPLES, seed: SEED } as const;
  const result = runPrice({ kind: 'price', ...job, board: [] });
  const board = new Board('game', model, sides);
  board.reprice(result, 'open', 1);
  const outcomes = football.simulate(state, STRENGTH, SAMPLES, SEED);
  return {
    samples: SAMPLES,
    book: { sequence: 1, leg: (leg: JointLeg) => board.leg(leg) },
    /** Forgets the bitsets that were made. */
    cool: () => void board.reprice(result, 'open', 1),
    /** The rule of a leg, its columns looked up. */
    rule: ({ marketKey, selectionKey }: JointLeg) => {
      const market = football.market(marketKey, sides);
      const selection = market?.selections.find(({ key }) => key === selectionKey);
      if (!market || !selection) throw new Error(`${marketKey} ${selectionKey} is no selection.`);
      const valueAt = market.measure.bind(outcomes);
      return (index: number) => selection.grade(valueAt(index));
    },
    /** Lines of a family with their selection's chance near even; whole lines can push, half lines cannot. */
    line: (family: string, selectionKey: string, kind: 'whole' | 'half'): JointLeg => {
      const lines = board.views.filter(
        (market) =>
          market.family === family &&
          Number.isInteger(Number(market.key.split(':').at(-1))) === (kind === 'whole'),
      );
      const distance = ({ selections: [first] }: (typeof lines)[number]) =>
        Math.abs((first?.probability ?? 0) - 0.5);
      const [nearest] = lines.toSorted((one, other) => distance(one) - distance(other));
      if (!nearest) throw new Error(`${family} has no ${kind} line.`);
      return { marketKey: nearest.key, selectionKey };
    },
  };
}
