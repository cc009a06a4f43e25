import { LINEUP } from '@fairline/sports/baseball/state.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { type Beginners, type Entry, PITCHER } from './line-up.ts';

const PINCH_HITTER = 11;
const PINCH_RUNNER = 12;

/** What there is to tell of somebody who comes in. */
export type Change =
  | {
      readonly kind: 'substitution';
      readonly side: SideKey;
      /** From 0 on. */
      readonly place: number;
      readonly text: string;
    }
  | { readonly kind: 'pitching-change'; readonly side: SideKey; readonly text: string };

/** Who has which place, and whose turn it is. Of a game whose beginners are not told it knows nobody. */
export class WhoPlays {
  readonly #order: BySide<Entry[]> | undefined;
  readonly #pitching: Record<SideKey, string | undefined>;
  readonly #next: Record<SideKey, number> = { home: 0, away: 0 };

  constructor(beginners: BySide<Beginners> | undefined) {
    this.#order = beginners && { home: [...beginners.home.order], away: [...beginners.away.order] };
    this.#pitching = { home: beginners?.home.pitcher.id, away: beginners?.away.pitcher.id };
  }

  /** Who moves to another place in the field, or bats where he pitched, changes nothing that is told. */
  takeIn(entry: Entry): Change[] {
    const { id, name, side, order, position } = entry;
    const changes: Change[] = [];
    const before = this.#order?.[side][order - 1];
    if (before !== undefined && before.id !== id) {
      this.#order?.[side].splice(order - 1, 1, entry);
      changes.push({ kind: 'substitution', side, place: order - 1, text: substitutionText(entry, before) });
    }
    if (position === PITCHER && this.#pitching[side] !== id) {
      this.#pitching[side] = id;
      changes.push({ kind: 'pitching-change', side, text: `${name} comes in to pitch` });
    }
    return changes;
  }

  /** Whether it is his turn to bat. */
  isUp(side: SideKey, id: string): boolean {
    const up = this.#order?.[side][this.#next[side]];
    return up === undefined || up.id === id;
  }

  hasBatted(side: SideKey): void {
    this.#next[side] = (this.#next[side] + 1) % LINEUP;
  }
}

/** "Bea Birch bats for Ann Alder" */
function substitutionText({ name, position }: Entry, before: Entry): string {
  const how = position === PINCH_HITTER ? 'bats' : position === PINCH_RUNNER ? 'runs' : 'comes in';
  return `${name} ${how} for ${before.name}`;
}
