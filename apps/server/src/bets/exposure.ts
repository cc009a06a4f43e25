import type { ExposedSelection } from './exposed-selection.ts';
import { type OpenPlace, OpenPlaces, type StakeAndWinnings } from './open-places.ts';

const NOTHING: Readonly<StakeAndWinnings> = { stake: 0n, winnings: 0n };

/**
 * What a bet counts: whole against its patron and each of its events and markets, which of a round robin is more than one leg
 * can cost, never less; and what it adds to each of its selections.
 */
export interface ExposedBet extends Readonly<StakeAndWinnings> {
  readonly id: string;
  readonly patronId: string;
  readonly selections: readonly ExposedSelection[];
}

/** What is in the database: the open bets by id, and what they could cost together. */
export interface ExposureRows {
  readonly betIds: readonly string[];
  readonly patrons: readonly (Readonly<StakeAndWinnings> & { readonly patronId: string })[];
  readonly places: readonly OpenPlace[];
  /** Added up by selection. */
  readonly selections: readonly ExposedSelection[];
}

/**
 * What all open bets together could cost by patron, event, market and selection, in memory. Each bet counts once, however often
 * it is added or removed; one that never counted here, such as another process' bet, takes nothing away when it ends.
 */
export class Exposure {
  readonly places = new OpenPlaces();
  readonly #onSelections: (selections: readonly ExposedSelection[]) => void;
  #patrons = new Map<string, StakeAndWinnings>();
  #counted = new Set<string>();

  /** @param onSelections told of selections that cost more or less from now on */
  constructor(onSelections: (selections: readonly ExposedSelection[]) => void = () => {}) {
    this.#onSelections = onSelections;
  }

  ofPatron(patronId: string | undefined): Readonly<StakeAndWinnings> {
    return (patronId !== undefined && this.#patrons.get(patronId)) || NOTHING;
  }

  add(bet: ExposedBet): void {
    const counted = this.#counted.size;
    this.#counted.add(bet.id);
    if (this.#counted.size > counted) this.#count(bet, bet, 1n);
  }

  /** Whether it counted until now. */
  remove(bet: ExposedBet): boolean {
    if (!this.#counted.delete(bet.id)) return false;
    this.#count(bet, { stake: -bet.stake, winnings: -bet.winnings }, -1n);
    return true;
  }

  /** Takes what is in the database for the truth. */
  replace({ betIds, patrons, places, selections }: ExposureRows): void {
    this.#counted = new Set(betIds);
    this.#patrons = new Map(patrons.map(({ patronId, stake, winnings }) => [patronId, { stake, winnings }]));
    this.places.replace(places, selections);
    this.#onSelections(selections);
  }

  #count({ patronId, selections }: ExposedBet, change: Readonly<StakeAndWinnings>, sign: 1n | -1n): void {
    this.#countPatron(patronId, change);
    this.places.count(selections, change, sign);
    this.#onSelections(selections);
  }

  #countPatron(patronId: string, { stake, winnings }: Readonly<StakeAndWinnings>): void {
    const open = this.#patrons.get(patronId);
    if (!open) {
      this.#patrons.set(patronId, { stake, winnings });
      return;
    }
    open.stake += stake;
    open.winnings += winnings;
    if (open.stake === 0n && open.winnings === 0n) this.#patrons.delete(patronId);
  }
}
