import type { Clock } from '../platform/clock.ts';
import { Lru } from '../platform/lru.ts';
import { Turns } from '../platform/turns.ts';
import type { Edit, EditResult } from './edit.ts';
import { refusal } from './refusal.ts';
import type { Slip } from './slip.ts';
import type { SlipStore } from './store.ts';

/** Another process may win the race for a slip now and then; losing it so often is a fault. */
const MOST_TRIES = 20;
/** Waiting edits of one slip at most: beyond that a client is not typing but running wild. */
const MOST_WAITING = 100;
/** Selections on all slips that are remembered, a slip by itself counting as one more. */
const REMEMBERED_SELECTIONS = 20_000;

/**
 * Edits slips one after the other for each owner; between processes the version decides, and the loser edits again. A slip that
 * was written here is edited from memory the next time, without being read: whoever types an amount edits at every key.
 */
export class SlipEditor {
  readonly #store: SlipStore;
  readonly #clock: Clock;
  readonly #written = new Lru<string, Slip>(REMEMBERED_SELECTIONS, (slip) => 1 + slip.selections.length);
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
    const remembered = await this.#tryRemembered(owner, edit);
    if (remembered) return remembered;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const slip = await this.#read(owner);
      const result = edit(slip);
      if (result.kind === 'refused' || result.slip === slip) return result;
      if (await this.#store.write(result.slip, this.#now())) return this.#remember(result.slip);
    }
    throw new Error(`The betslip of ${owner} was changed by others ${MOST_TRIES} times in a row.`);
  }

  /** Undefined when the database has to be asked: another process may have written what this one does not know. */
  async #tryRemembered(owner: string, edit: Edit): Promise<EditResult | undefined> {
    const slip = this.#written.get(owner);
    const result = slip && edit(slip);
    // What is refused, or is nothing to write, is refused on the truth alone.
    if (!result || result.kind === 'refused' || result.slip === slip) return undefined;
    this.#written.delete(owner);
    return (await this.#store.write(result.slip, this.#now())) ? this.#remember(result.slip) : undefined;
  }

  async #tryMove(from: string, to: string, editFrom: (slip: Slip) => Edit, empty: Edit): Promise<EditResult> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const [source, target] = await Promise.all([this.#read(from), this.#read(to)]);
      const emptied = empty(source);
      const result = editFrom(source)(target);
      if (result.kind === 'refused' || result.slip === target || emptied.kind === 'refused') return result;
      const changed = emptied.slip === source ? [result.slip] : [emptied.slip, result.slip];
      for (const slip of changed) this.#written.delete(slip.owner);
      if (await this.#store.writeAll(changed, this.#now())) return this.#remember(result.slip);
    }
    throw new Error(`The betslips of ${from} and ${to} were changed by others ${MOST_TRIES} times in a row.`);
  }

  /** One that is not kept yet gives keys of now. */
  async #read(owner: string): Promise<Slip> {
    const slip = await this.#store.read(owner);
    return slip.version === 0 ? { ...slip, placements: this.#clock.now() } : slip;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }

  /** The slip as it now stands in the database. */
  #remember(slip: Slip): EditResult {
    const written = { ...slip, version: slip.version + 1 };
    this.#written.set(slip.owner, written);
    return { kind: 'slip', slip: written };
  }
}
