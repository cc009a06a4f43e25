import type { Act } from './act.ts';
import type { House } from './house.ts';

/** Requests that are on their way: answered, or held back because of a game in play. */
export class Asked {
  readonly #house: House;
  readonly #left: Set<Act>;
  readonly #order: readonly Act[];
  readonly #done = new Set<Act>();

  /** @param onError told of an act that was answered by a fault; it is not among the done */
  constructor(acts: readonly Act[], house: House, onError: (act: Act, error: unknown) => void) {
    this.#house = house;
    this.#left = new Set(acts);
    this.#order = acts;
    for (const act of acts) void this.#send(act, onError);
  }

  get left(): readonly Act[] {
    return [...this.#left];
  }

  get isDone(): boolean {
    return this.#left.size === 0;
  }

  /** Everything is answered but what the server holds back. */
  get isStill(): boolean {
    const waits = this.left.map((act) => act.waits);
    return (
      waits.every((count) => count > 0) &&
      waits.reduce((sum, count) => sum + count, 0) === this.#house.waits.held
    );
  }

  /** Those answered since the last time, in the order they were asked. */
  takeDone(): readonly Act[] {
    return this.#order.filter((act) => this.#done.delete(act));
  }

  async #send(act: Act, onError: (act: Act, error: unknown) => void): Promise<void> {
    try {
      await act.send(this.#house);
      this.#done.add(act);
    } catch (error) {
      onError(act, error);
    } finally {
      this.#left.delete(act);
    }
  }
}
