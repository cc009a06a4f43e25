import { PLAYERS } from '@fairline/sports/cricket/play.ts';

/** Places in the order of one innings by name, in the order in which the names come up. */
export class BattingOrder {
  readonly #places = new Map<string, number>();
  #next = 0;
  #waiting: number | undefined;

  /** The place of a name, the next free one for a name not seen before. @throws RangeError for a twelfth batter */
  placeOf(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    const place = waiting ?? this.#next++;
    if (place >= PLAYERS) throw new RangeError(`${name} is the twelfth batter of an innings`);
    this.#places.set(name, place);
    return place;
  }

  /** The next free place, for a batter whose name comes later: the next new name is his. */
  nameless(): number {
    this.#waiting ??= this.#next++;
    return Math.min(this.#waiting, PLAYERS - 1);
  }
}
