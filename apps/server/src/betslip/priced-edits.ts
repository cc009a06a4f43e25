import type { Bus } from '../platform/bus.ts';
import { betslipChanged } from './betslip.topics.ts';
import type { Edit, EditResult } from './edit.ts';
import type { EditOutcome } from './edit-outcome.ts';
import * as edits from './edits.ts';
import type { Board } from './offered.ts';
import { seeingGroups } from './seen-groups.ts';
import type { Slip } from './slip.ts';
import type { SlipEditor } from './slip-editor.ts';
import type { SlipPricing } from './slip-pricing.ts';
import type { OwnerTerms } from './terms.ts';

export interface PricedEditsOptions {
  readonly editor: SlipEditor;
  readonly pricing: SlipPricing;
  readonly trading: Board;
  readonly bus: Bus;
}

/** Edits of betslips, told to whoever watches and answered with the slip as it is priced then. */
export class PricedEdits {
  readonly #options: PricedEditsOptions;

  constructor(options: PricedEditsOptions) {
    this.#options = options;
  }

  async edit(owner: string, edit: Edit): Promise<EditOutcome> {
    // What the edit cannot change is asked for while it is written.
    const { editor, pricing } = this.#options;
    const [result, terms] = await Promise.all([editor.edit(owner, this.#seeing(edit)), pricing.terms(owner)]);
    return this.#answer(owner, result, terms);
  }

  /** The same for nobody who would look at the answer. */
  async editUnseen(owner: string, edit: Edit): Promise<void> {
    const result = await this.#options.editor.edit(owner, edit);
    if (result.kind === 'slip') this.#tell(owner);
  }

  /** Moves what `from` holds to `to` by an edit made from it, and empties `from`. Answers the slip of `to`. */
  async move(from: string, to: string, editFrom: (slip: Slip) => Edit): Promise<EditOutcome> {
    const { editor, pricing } = this.#options;
    const result = await editor.move(from, to, (slip) => this.#seeing(editFrom(slip)), edits.clear());
    this.#tell(from);
    return this.#answer(to, result, await pricing.terms(to));
  }

  async #answer(owner: string, result: EditResult, terms: OwnerTerms): Promise<EditOutcome> {
    if (result.kind === 'refused') return result;
    this.#tell(owner);
    return { kind: 'edited', slip: await this.#options.pricing.priceOnce(owner, result.slip, terms) };
  }

  #seeing(edit: Edit): Edit {
    return seeingGroups(edit, this.#options.trading);
  }

  #tell(owner: string): void {
    this.#options.bus.publish(betslipChanged, { owner });
  }
}
