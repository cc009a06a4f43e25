import * as v from 'valibot';
import { readStored, writeStored } from '../app/storage.ts';
import { Store } from '../app/store.ts';
import type { SlipSelections } from './slip-selections.ts';
import { newSlip, type TabEvent, type TabState, tabReducer } from './slip-tab.ts';

const KEY = 'betslip-tab';

const kept = v.object({ tab: v.picklist(['STRAIGHT', 'PARLAY', 'TEASER']), isNew: v.boolean() });

/** The slip's open tab, kept in this browser, following what comes on and goes off the slip. */
export class SlipTabs {
  readonly store = new Store<TabState>(readTab());
  #count: number | undefined;
  #isLeaving = false;

  /**
   * Answers what ends it.
   * @param isPlacing whether bets of the slip are on their way, which take their selections off it
   */
  follow(selections: SlipSelections, isPlacing: () => boolean): () => void {
    return selections.subscribe(() => {
      const before = this.#count;
      this.#count = selections.shown.size;
      if (this.#count === 0 && this.#isLeaving) return;
      this.tell({ type: 'counted', before, now: this.#count, isPlacing: isPlacing() });
    });
  }

  /** The slip goes along with who logs in or out: that it is empty here then starts none anew, and it arrives at its tab. */
  leave(): void {
    this.#isLeaving = true;
  }

  tell(event: TabEvent): void {
    const before = this.store.get();
    const after = tabReducer(before, event);
    if (after === before) return;
    this.store.set(after);
    writeStored(KEY, JSON.stringify(after));
  }
}

/** What was placed may have left a new slip at the tab its receipt stood on: the page that comes after has no receipt. */
function readTab(): TabState {
  try {
    const read = v.safeParse(kept, JSON.parse(readStored(KEY) ?? 'null'));
    return read.success && !read.output.isNew ? read.output : newSlip;
  } catch {
    return newSlip;
  }
}
