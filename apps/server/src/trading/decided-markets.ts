import type { AnySportModel, Sides } from '@fairline/sports/sport.ts';
import { changedMarkets } from './grading.ts';
import { decidedBy, type Moment } from './moments.ts';

interface Found {
  readonly decided: readonly string[];
  /** Of a market that was decided otherwise before. */
  readonly corrected: boolean;
}

/** Which markets of an event are decided, and by which feed message. */
export class DecidedMarkets {
  readonly #model: AnySportModel;
  readonly #at = new Map<string, number>();
  /** Decided once, and open again since a correction. */
  readonly #withdrawn = new Set<string>();
  /** What is to be looked at together for what it decided. */
  #moments: Moment[] | undefined;

  constructor(model: AnySportModel) {
    this.#model = model;
  }

  get at(): ReadonlyMap<string, number> {
    return this.#at;
  }

  /** Only notes, until findDeferred, where plays that are told one after the other lead: for many of them at once. */
  defer(): void {
    this.#moments ??= [];
  }

  findDeferred(offered: Iterable<string>): Found {
    const moments = this.#moments ?? [];
    this.#moments = undefined;
    return this.#find(offered, (key) => decidedBy(this.#model, moments, key));
  }

  /** What the latest message decided. */
  find(offered: Iterable<string>, moment: Moment): Found {
    this.#moments?.push(moment);
    if (this.#moments) return { decided: [], corrected: false };
    return this.#find(offered, (key) => decidedBy(this.#model, [moment], key));
  }

  /** The event is over: what was not decided is by this message. */
  findRest(offered: Iterable<string>, sequence: number): Found {
    const corrected = this.#withdrawn.size > 0;
    const { decided } = this.#find(offered, () => sequence);
    this.#withdrawn.clear();
    return { decided, corrected };
  }

  /** What was decided by plays that are others now. Answers whether anything was. */
  correct(sides: Sides, before: unknown, { sequence, state }: Moment): boolean {
    const changed = changedMarkets(this.#model, sides, before, state, this.#at.keys());
    for (const key of changed) {
      if (this.#model.isDecided(state, key)) this.#at.set(key, sequence);
      else {
        this.#at.delete(key);
        this.#withdrawn.add(key);
      }
    }
    return changed.length > 0;
  }

  /** What is not decided may have been, before a history that is forgotten: when it is, bets paid by it are looked at again. */
  doubt(offered: Iterable<string>): void {
    for (const key of offered) if (!this.#at.has(key)) this.#withdrawn.add(key);
  }

  #find(offered: Iterable<string>, by: (key: string) => number | undefined): Found {
    const decided: string[] = [];
    let corrected = false;
    for (const key of offered) {
      const sequence = this.#at.has(key) ? undefined : by(key);
      if (sequence === undefined) continue;
      this.#at.set(key, sequence);
      decided.push(key);
      corrected = this.#withdrawn.delete(key) || corrected;
    }
    return { decided, corrected };
  }
}
