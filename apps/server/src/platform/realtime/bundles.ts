/** Larger bundles go out piece by piece: copying them costs more than writing each. */
const MOST_BYTES = 65_536;

interface Node {
  readonly next: Map<Buffer, Node>;
  bundle?: Buffer;
}

/**
 * Frames that go to one connection in one tick as a single buffer, so that it is written at once. Connections with the same
 * frames, such as all who watch a page, share the buffer. For one tick: it keeps what it made.
 */
export class Bundles {
  readonly #root: Node = { next: new Map() };

  /** Undefined when together they are too large to be worth copying. */
  of(frames: readonly Buffer[]): Buffer | undefined {
    const [first] = frames;
    if (frames.length === 1) return first;
    let bytes = 0;
    let node = this.#root;
    for (const frame of frames) {
      bytes += frame.length;
      if (bytes > MOST_BYTES) return undefined;
      node = child(node, frame);
    }
    node.bundle ??= Buffer.concat(frames, bytes);
    return node.bundle;
  }
}

function child(node: Node, frame: Buffer): Node {
  const known = node.next.get(frame);
  if (known) return known;
  const made: Node = { next: new Map() };
  node.next.set(frame, made);
  return made;
}
