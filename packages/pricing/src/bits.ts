/** Which samples a selection wins and which give its stake back: one bit a sample, and the mark itself, one byte a sample. */
export interface SelectionBits {
  readonly size: number;
  readonly win: Uint32Array;
  readonly push: Uint32Array;
  /** Filled up with losses to whole words of 32 samples, so that it can be read four samples at a time. */
  readonly marks: Uint8Array;
  readonly wins: number;
  readonly pushes: number;
}

/**
 * Marks every sample by the selection's own rule, so that price and grade cannot differ.
 * @param codes one code a sample
 * @param markOf the mark of each code
 */
export function markCodes(codes: Uint8Array | Uint16Array, markOf: Uint8Array): SelectionBits {
  const marks = new Uint8Array(wordsOf(codes.length) << 5);
  for (let i = 0; i < codes.length; i++) marks[i] = markOf[codes[i] ?? 0] ?? 0;
  return packed(codes.length, marks);
}

function packed(size: number, marks: Uint8Array): SelectionBits {
  const win = new Uint32Array(wordsOf(size));
  const push = new Uint32Array(wordsOf(size));
  for (let word = 0; word < win.length; word++) {
    let winWord = 0;
    let pushWord = 0;
    for (let bit = 0; bit < 32; bit++) {
      const mark = marks[(word << 5) + bit] ?? 0;
      winWord |= (mark & 1) << bit;
      pushWord |= (mark >>> 1) << bit;
    }
    win[word] = winWord;
    push[word] = pushWord;
  }
  return { size, win, push, marks, wins: countBits(win), pushes: countBits(push) };
}

function wordsOf(size: number): number {
  return (size + 31) >>> 5;
}

/** Number of one bits in a set. */
export function countBits(set: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += popcount(set[i] ?? 0);
  return count;
}

/** Number of samples in both sets, without building the intersection. */
export function countBoth(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) count += popcount((a[i] ?? 0) & (b[i] ?? 0));
  return count;
}

/** The samples in both sets. */
export function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  for (let i = 0; i < both.length; i++) both[i] = (a[i] ?? 0) & (b[i] ?? 0);
  return both;
}

/** One bits of a 32-bit word (Hacker's Delight, figure 5-2). */
function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}
