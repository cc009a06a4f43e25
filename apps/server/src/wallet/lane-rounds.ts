/** From so many commands on a batch gains little by growing: it leaves beside those of other lanes. */
const LARGE = 128;
/** Another lane's batch may take as long as its connection is broken: nobody waits for that. */
const MOST_WAIT_MS = 10;

/**
 * What the lanes know of each other. Executing a batch costs the database as much as a dozen commands do, however many are in
 * it: while another lane's is under way, what is waiting in a lane waits for more.
 */
export class LaneRounds {
  #underWay = 0;
  readonly #waiting = new Set<() => void>();

  /** Whether so many commands are a batch that waits for nobody. */
  isLarge(count: number): boolean {
    return count >= LARGE;
  }

  /** Resolves when a lane should send what waits in it; undefined: at once. @param count how many commands wait now */
  wait(count: number): Promise<void> | undefined {
    if (this.#underWay === 0 || this.isLarge(count)) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(() => leave(), MOST_WAIT_MS);
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(leave);
        resolve();
      };
      this.#waiting.add(leave);
    });
  }

  /** Counts a batch from when it leaves until the database has answered; then the lane that waits longest may send its own. */
  async run<T>(batch: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await batch();
    } finally {
      this.#underWay -= 1;
      const [longest] = this.#waiting;
      if (this.#underWay === 0) longest?.();
    }
  }
}
