import { nextFrame } from './frame.ts';
import type { Member, Sink } from './live-group.ts';

/** One update on its way to the members of a group: those who chose the same id for it get the same bytes. */
export class Frames {
  readonly #payload: Buffer;
  readonly #touched: Sink[];
  readonly #byId = new Map<string, Buffer>();
  /** Nearly all of a group chose the same id: theirs is not looked up each time. */
  #lastId: string | undefined;
  #last: Buffer;
  sent = 0;

  /** @param touched gets the sinks that have something to flush now */
  constructor(payload: Buffer, touched: Sink[]) {
    this.#payload = payload;
    this.#touched = touched;
    this.#last = payload;
  }

  enqueue({ id, sink }: Member): void {
    if (id !== this.#lastId) {
      this.#last = this.#frameOf(id);
      this.#lastId = id;
    }
    if (sink.enqueue(this.#last)) this.#touched.push(sink);
    this.sent += 1;
  }

  #frameOf(id: string): Buffer {
    const known = this.#byId.get(id);
    if (known) return known;
    const frame = nextFrame(id, this.#payload);
    this.#byId.set(id, frame);
    return frame;
  }
}
