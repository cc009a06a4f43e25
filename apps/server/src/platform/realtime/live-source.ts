/**
 * What a shared subscription field watches, e.g. the markets of one page.
 *
 * A field whose answer is the same for everyone is declared with `extensions: shared()` and
 * `authScopes: { public: true }`, and its `subscribe` answers `live(source)`:
 *
 *     builder.subscriptionField('marketUpdated', (t) => t.field({
 *       type: MarketsUpdateRef,
 *       authScopes: { public: true },
 *       extensions: shared(),
 *       args: { canonicalPath: t.arg.string() },
 *       subscribe: (_root, { canonicalPath }, { services }) => live(services.marketplace.marketsOf(canonicalPath)),
 *       resolve: (update) => update,
 *     }));
 *
 * The hub calls `subscribe` of the field once for each group of subscribers with the same document and variables,
 * so a source object belongs to one group and may keep what changed since its last `delta`. At most once a tick
 * (100 ms) the hub takes one `delta`, executes the document on it once and sends the same bytes to the whole group.
 */
export interface LiveSource<Update> {
  /** Whether the first snapshot is all there is to say: whoever has it is told that this was the end. */
  readonly isOnce?: boolean;
  /**
   * Calls onChange, as often as it likes, when there may be something new; nothing is computed before the tick.
   * Called once, before the first snapshot. Answers what ends it.
   */
  subscribe(onChange: () => void): () => void;
  /**
   * The whole state now: for a newcomer (changes between its page query and its subscription are in it) and for
   * a slow connection that was left out for a while. Null: nothing to say until the next change. It does not
   * take anything away from the next delta.
   */
  snapshot(): Update | null;
  /** What changed since the last delta, all changes of one thing as its last state; null: nothing after all. */
  delta(): Update | null;
}

/** A live source as GraphQL's subscribe must answer it. The hub takes the source; others can iterate. */
export interface Live<Update> extends AsyncIterable<Update> {
  readonly source: LiveSource<Update>;
}

export function live<Update>(source: LiveSource<Update>): Live<Update> {
  return new LiveIterable(source);
}

export function isLive(value: unknown): value is Live<unknown> {
  return value instanceof LiveIterable;
}

class LiveIterable<Update> implements Live<Update> {
  readonly source: LiveSource<Update>;

  constructor(source: LiveSource<Update>) {
    this.source = source;
  }

  /** For one subscriber outside the hub: the snapshot, then a delta whenever it asks and something changed. */
  [Symbol.asyncIterator](): AsyncIterator<Update> {
    let wake: (() => void) | undefined;
    let changed = false;
    let done = false;
    const unsubscribe = this.source.subscribe(() => {
      changed = true;
      wake?.();
    });
    let first = this.source.snapshot();
    const take = (): Update | null => {
      const update = first ?? (changed ? this.source.delta() : null);
      // With a snapshot in hand the changes stay for the next turn: a delta then may repeat what it holds.
      if (first === null) changed = false;
      first = null;
      return update;
    };
    const next = async (): Promise<IteratorResult<Update>> => {
      while (!done) {
        if (this.source.isOnce && first === null) return end();
        const update = take();
        if (update !== null) return { value: update, done: false };
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return { value: undefined, done: true };
    };
    const end = async (): Promise<IteratorResult<Update>> => {
      done = true;
      unsubscribe();
      wake?.();
      return { value: undefined, done: true };
    };
    return { next, return: end };
  }
}
