import type { RandomSource } from './sport.ts';

/**
 * sfc32 (Chris Doty-Humphrey's "small fast counting" generator, PractRand): 128 bits of state, passes BigCrush, about 3 ns a
 * number here. The state lives in a typed array so that V8 never boxes it.
 */
export class Random implements RandomSource {
  readonly state = new Int32Array(4);

  constructor(seed: number, stream = 0) {
    this.seed(seed, stream);
  }

  /** Starts stream number `stream` of a seed: streams are independent, so sample i sees the same luck whatever came before. */
  seed(seed: number, stream: number): void {
    this.state[0] = mix(seed ^ 0x9e3779b9);
    this.state[1] = mix(stream + 0x7f4a7c15);
    this.state[2] = mix(seed + Math.imul(stream, 0x2545f491));
    this.state[3] = 1;
    for (let i = 0; i < 6; i++) this.next();
  }

  /** A random unsigned 32-bit integer. */
  next(): number {
    const state = this.state;
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const counter = state[3] ?? 0;
    const result = (a + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + result) | 0;
    state[3] = (counter + 1) | 0;
    return result >>> 0;
  }
}

/** murmur3's finaliser: spreads neighbouring numbers over all 32 bits, of which the highest is the sign. */
export function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
