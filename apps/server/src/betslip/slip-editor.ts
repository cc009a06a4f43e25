import type { Clock } from '../platform/clock.ts';
import { Turns } from '../platform/turns.ts';
import type { Edit, EditResult } from './edit.ts';
import { refusal } from './refusal.ts';
import type { Slip } from './slip.ts';
import type { SlipStore } from './store.ts';

/** Another process may win the race for a slip now and then; losing it so often is a fault. */
const MOST_TRIES = 20;
/** Waiting edits of one slip at most: beyond that a client is not typing but running wild. */
const MOST_WAITING = 100;

/** Edits slips one after the other for each owner; between processes the version decides, and the loser edits again. */
export class SlipEditor {
  readonly #store: SlipStore;
  readonly #clock: Clock;
  readonly #turns = new Turns(MOST_WAITING);

  constructor(store: SlipStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async edit(owner: string, edit: Edit): Promise<EditResult> {
    const result = await this.#turns.run(owner, () => this.#tryEdit(owner, edit));
    return result ?? { kind: 'refused', refusal: refusal('TOO_MANY_CHANGES') };
  }

  /** Moves what `from` holds to `to` by an edit made from it, and empties `from`; both or neither. */
  async move(from: string, to: string, editFrom: (slip: Slip) => Edit, empty: Edit): Promise<EditResult> {
    // In one order for everybody, so that two moves never wait for each other.
    const [first = from, second = to] = [from, to].sort();
    const result = await this.#turns.run(first, () =>
      this.#turns.run(second, () => this.#tryMove(from, to, editFrom, empty)),
    );
    return result ?? { kind: 'refused', refusal: refusal('TOO_MANY_CHANGES') };
  }

  async #tryEdit(owner: string, edit: Edit): Promise<EditResult> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const slip = await this.#read(owner);
      const result = edit(slip);
      if (result.kind === 'refused' || result.slip === slip) return result;
      if (await this.#store.write([result.slip], this.#now())) return written(result.slip);
    }
    throw new Error(`The betslip of ${owner} was changed by others ${MOST_TRIES} times in a row.`);
  }

  async #tryMove(from: string, to: string, editFrom: (slip: Slip) => Edit, empty: Edit): Promise<EditResult> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const [source, target] = await Promise.all([this.#read(from), this.#read(to)]);
      const emptied = empty(source);
      const result = editFrom(source)(target);
      if (result.kind === 'refused' || result.slip === target || emptied.kind === 'refused') return result;
      const changed = emptied.slip === source ? [result.slip] : [emptied.slip, result.slip];
      if (await this.#store.write(changed, this.#now())) return written(result.slip);
    }
    throw new Error(`The betslips of ${from} and ${to} were changed by others ${MOST_TRIES} times in a row.`);
  }

  /** One that is not kept yet begins to count its placements. */
  async #read(owner: string): Promise<Slip> {
    const slip = await this.#store.read(owner);
    return slip.version === 0 ? { ...slip, placements: this.#clock.now() } : slip;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}

/** As it now stands in the database. */
function written(slip: Slip): EditResult {
  return { kind: 'slip', slip: { ...slip, version: slip.version + 1 } };
}
