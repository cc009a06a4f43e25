import { Store } from '../app/store.ts';
import { track } from '../app/track.ts';
import {
  type AmountEdit,
  type AmountEvent,
  type AmountField,
  amountEditReducer,
  resting,
  type ServerAmounts,
} from './amount-edit.ts';
import type { SlipOutcome } from './slip-outcome.ts';

export type Edits = ReadonlyMap<string, AmountEdit>;

export type SaveAmount = (draftBetId: string, field: AmountField, text: string) => Promise<SlipOutcome>;

/** How long to wait before sending an amount again whose answer was lost. */
const RETRY_MS = 2_000;

interface Unsent {
  readonly field: AmountField;
  readonly text: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * What is being typed into the slip's amounts, by draft bet, and its way to the server: sent once typing rests, at once
 * when the field is left or bets are placed.
 */
export class AmountEdits {
  readonly store = new Store<Edits>(new Map());
  readonly #save: SaveAmount;
  readonly #unsent = new Map<string, Unsent>();
  /** The last amount of each draft bet that went out, by its number. */
  readonly #sent = new Map<string, number>();
  #sends = 0;
  #debounceMs: number;
  #stopped = false;

  constructor(save: SaveAmount, debounceMs: number) {
    this.#save = save;
    this.#debounceMs = debounceMs;
  }

  /** The server says how long typing must rest. */
  setDebounce(milliseconds: number): void {
    this.#debounceMs = milliseconds;
  }

  typed(draftBetId: string, field: AmountField, text: string): void {
    this.#apply(draftBetId, { type: 'typed', field, text });
    const edit = this.store.get().get(draftBetId);
    if (edit?.kind === 'editing' && edit.saved) return;
    this.#queue(draftBetId, field, text, this.#debounceMs);
  }

  /** A preset. */
  chosen(draftBetId: string, text: string): void {
    this.#apply(draftBetId, { type: 'chosen', text });
    void this.#send(draftBetId, 'BET', text);
  }

  left(draftBetId: string): void {
    this.#apply(draftBetId, { type: 'left' });
    const waiting = this.#unsent.get(draftBetId);
    if (waiting) void this.#send(draftBetId, waiting.field, waiting.text);
  }

  /**
   * What the server has of a draft bet. Something typed or saved since says more than it: a bet that was drawn before it was saved
   * does not have it yet, and is told late where the browser is busy.
   * @param seen what was typed as that was drawn
   */
  told(draftBetId: string, seen: AmountEdit, server: ServerAmounts): void {
    if (this.store.get().get(draftBetId) === seen) this.#apply(draftBetId, { type: 'told', server });
  }

  /** Sends everything that still waits. */
  flush(): void {
    for (const [draftBetId, { field, text }] of this.#unsent) void this.#send(draftBetId, field, text);
  }

  /** Sends what still waits for the last time: an answer that is lost from now on is not asked for again. */
  stop(): void {
    this.#stopped = true;
    this.flush();
  }

  /** Forgets what was typed into bets that are gone. */
  keepOnly(draftBetIds: ReadonlySet<string>): void {
    for (const [id, { timer }] of this.#unsent) {
      if (draftBetIds.has(id)) continue;
      clearTimeout(timer);
      this.#unsent.delete(id);
    }
    for (const id of this.#sent.keys()) if (!draftBetIds.has(id)) this.#sent.delete(id);
    const edits = this.store.get();
    const kept = [...edits].filter(([id]) => draftBetIds.has(id));
    if (kept.length < edits.size) this.store.set(new Map(kept));
  }

  /** Forgets what was typed into bets that were placed. */
  forget(draftBetIds: readonly string[]): void {
    const gone = new Set(draftBetIds);
    this.keepOnly(
      new Set([...this.store.get().keys(), ...this.#unsent.keys()].filter((id) => !gone.has(id))),
    );
  }

  async #send(draftBetId: string, field: AmountField, text: string): Promise<void> {
    clearTimeout(this.#unsent.get(draftBetId)?.timer);
    this.#unsent.delete(draftBetId);
    this.#sends += 1;
    const own = this.#sends;
    this.#sent.set(draftBetId, own);
    track('betslip enter amount', { field });
    const outcome = await this.#save(draftBetId, field, text);
    // 4, changed to 45 and back to 4, is saved by its last answer only: the 45 may still be on its way.
    const isLast = this.#sent.get(draftBetId) === own && !this.#unsent.has(draftBetId);
    if (outcome.kind === 'done' && isLast) this.#apply(draftBetId, { type: 'saved', field, text });
    if (outcome.kind === 'refused') {
      this.#apply(draftBetId, { type: 'refused', field, text, problem: outcome.message });
    }
    // Lost: it goes out again unless something newer went out or waits by now.
    if (outcome.kind === 'lost' && isLast && !this.#stopped) this.#queue(draftBetId, field, text, RETRY_MS);
  }

  #queue(draftBetId: string, field: AmountField, text: string, delayMs: number): void {
    clearTimeout(this.#unsent.get(draftBetId)?.timer);
    const timer = setTimeout(() => void this.#send(draftBetId, field, text), delayMs);
    this.#unsent.set(draftBetId, { field, text, timer });
  }

  #apply(draftBetId: string, event: AmountEvent): void {
    const edits = this.store.get();
    const before = edits.get(draftBetId) ?? resting;
    const after = amountEditReducer(before, event);
    if (after === before) return;
    const next = new Map(edits);
    if (after.kind === 'resting') next.delete(draftBetId);
    else next.set(draftBetId, after);
    this.store.set(next);
  }
}
