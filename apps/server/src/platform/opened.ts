import { everyStep } from './every-step.ts';

/** What was opened so far, in the order it was opened: closed the other way round, all of it, also when a part fails. */
export class Opened {
  readonly #closers: (() => unknown)[] = [];

  /** Remembers how a part is closed; answers the part. */
  keep<Part>(part: Part, close: (part: Part) => unknown): Part {
    this.#closers.push(() => close(part));
    return part;
  }

  /** Closes everything once. Rejects with an AggregateError of what failed. */
  close(): Promise<void> {
    return everyStep(this.#closers.splice(0).reverse());
  }
}

/** Opens what is made of several parts: when it fails halfway, what was opened by then is closed before it rejects. */
export async function openTogether<Whole>(open: (opened: Opened) => Promise<Whole>): Promise<Whole> {
  const opened = new Opened();
  try {
    return await open(opened);
  } catch (error) {
    // Why it could not open matters more than what failed on the way back.
    await opened.close().catch(() => {});
    throw error;
  }
}
