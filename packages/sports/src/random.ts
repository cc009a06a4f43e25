import type { RandomSource } from './sport.ts';

/**
 * sfc32 (Chris Doty-Humphrey's "small fast counting" generator, PractRand): 128 bits of state, passes BigCrush, about 2 ns a
 * number here. The state is four signed 32-bit integers, which V8 keeps in the object itself.
 */
export class Random implements RandomSource {
  a = 0;
  b = 0;
  c = 0;
  counter = 0;

  constructor(seed: number, stream = 0) {
    this.seed(seed, stream);
  }

  /** Starts stream number `stream` of a seed: streams are independent, so sample i sees the same luck whatever came before. */
  seed(seed: number, stream: number): void {
    this.a = mix(seed ^ 0x9e3779b9);
    this.b = mix(stream + 0x7f4a7c15);
    this.c = mix(seed + Math.imul(stream, 0x2545f491));
    this.counter = 1;
    for (let i = 0; i < 6; i++) this.next();
  }

  /** A random unsigned 32-bit integer. */
  next(): number {
    const { a, b, c, counter } = this;
    const result = (a + b + counter) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + result) | 0;
    this.counter = (counter + 1) | 0;
    return result >>> 0;
  }

  /** The next `count` numbers, as next would give them one by one. */
  fill(block: Uint32Array, count: number): void {
    let { a, b, c, counter } = this;
    for (let i = 0; i < count; i++) {
      const result = (a + b + counter) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + result) | 0;
      counter = (counter + 1) | 0;
      block[i] = result;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = counter;
  }
}

/** murmur3's finaliser: spreads neighbouring numbers over all 32 bits, of which the highest is the sign. */
export function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
