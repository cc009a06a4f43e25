/**
 * Fills a block with random 32-bit numbers: the generator of random.ts (sfc32) with its state in locals, for the hundred and
 * more streams of a field.
 * @param state four numbers of a stream, which go on where the block ends
 */
export function fillDraws(block: Uint32Array, count: number, state: Int32Array): void {
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let counter = state[3] ?? 0;
  for (let i = 0; i < count; i++) {
    const result = (a + b + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    counter = (counter + 1) | 0;
    block[i] = result;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
}
