/** Some hundreds of markets with all their runners are a tenth of this. */
const MOST_BYTES = 4_000_000;
const LINE_FEED = 10;

/** Cuts what comes over a socket into lines that end with CRLF. What is no line, or none that may be, is a reason to stop. */
export class LineSplitter {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #rest: Uint8Array[] = [];
  #size = 0;

  /** The lines that end in this chunk, and last of all why there can be no more, if so. */
  *push(chunk: Uint8Array): Generator<{ readonly line: string } | { readonly fault: string }> {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      this.#keep(chunk.subarray(from, end));
      from = end + 1;
      const line = this.#take();
      if (line === undefined) {
        yield { fault: this.#fault };
        return;
      }
      if (line !== '') yield { line };
    }
    this.#keep(chunk.subarray(from));
    if (this.#size > MOST_BYTES) yield { fault: this.#fault };
  }

  get #fault(): string {
    return this.#size > MOST_BYTES ? `a line is longer than ${MOST_BYTES} bytes` : 'a line is no UTF-8';
  }

  #keep(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size <= MOST_BYTES) this.#rest.push(part);
  }

  #take(): string | undefined {
    if (this.#size > MOST_BYTES) return undefined;
    const bytes = Buffer.concat(this.#rest.splice(0));
    this.#size = 0;
    try {
      return this.#decoder.decode(bytes).replace(/\r$/, '');
    } catch {
      return undefined;
    }
  }
}
