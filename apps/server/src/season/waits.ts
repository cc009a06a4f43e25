/** Bets and cash outs that are held back because a leg is in play: they wait until the season lets them go on. */
export class Waits {
  #held: (() => void)[] = [];

  get held(): number {
    return this.#held.length;
  }

  /** What the server waits with. */
  readonly wait = (): Promise<void> =>
    new Promise((resolve) => {
      this.#held.push(resolve);
    });

  release(): void {
    for (const resolve of this.#held.splice(0)) resolve();
  }
}
