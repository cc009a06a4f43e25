import { Random } from '@fairline/sports/random.ts';

/** A stream of chance with a name of its own: the same seed and name give the same draws, whoever else draws what. */
export class Luck {
  readonly #random: Random;

  constructor(seed: number, stream = 0) {
    this.#random = new Random(seed, stream);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + (this.#random.next() % (most - least + 1));
  }

  /** Whether something happens that does so in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.#random.next() % 100 < share;
  }

  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.#random.next() % list.length];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  }

  /** So many different ones, in a random order; all of them where there are fewer. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(this.#random.next() % left.length, 1));
    }
    return taken;
  }

  /** One of the names, each as often as its weight says. */
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = keysOf(weights);
    let left = this.#random.next() % names.reduce((sum, name) => sum + weights[name], 0);
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    return this.pick(names);
  }
}

function keysOf<Name extends string>(weights: Readonly<Record<Name, number>>): Name[] {
  const names: string[] = Object.keys(weights);
  return names.filter((name): name is Name => Object.hasOwn(weights, name));
}
