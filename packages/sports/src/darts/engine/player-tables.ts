import { Kept } from '../../kit/kept.ts';
import { legLength } from './leg-length.ts';
import { SoloLegs } from './solo-legs.ts';
import { VisitTable } from './visits.ts';

/** Players that are remembered: those of the matches priced last. */
const MOST_KEPT = 12;

/** What one player's visits and legs are drawn from; the legs are thrown when they are first asked for. */
export class PlayerTables {
  readonly visits: VisitTable;
  #legs: SoloLegs | undefined;

  constructor(trebles: number) {
    this.visits = new VisitTable(trebles);
  }

  get legs(): SoloLegs {
    this.#legs ??= new SoloLegs(this.visits);
    return this.#legs;
  }
}

const kept = new Kept<number, PlayerTables>(MOST_KEPT);

export function playerTables(trebles: number): PlayerTables {
  return kept.get(trebles, () => new PlayerTables(trebles));
}

const STEP = 0.025;
const nodes = new Map<number, Float64Array>();

/** How many visits players need, between the two that were reckoned around them. */
export function lengthAt(trebles: number): Float64Array {
  const below = Math.floor(trebles / STEP);
  const share = trebles / STEP - below;
  const low = nodeAt(below);
  const high = nodeAt(below + 1);
  return low.map((chance, visits) => (1 - share) * chance + share * (high[visits] ?? 0));
}

function nodeAt(node: number): Float64Array {
  const known = nodes.get(node) ?? legLength(new VisitTable(node * STEP));
  nodes.set(node, known);
  return known;
}
