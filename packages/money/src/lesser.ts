/** The smaller of two amounts, in minor units of one currency: Math.min takes no bigint. */
export function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
