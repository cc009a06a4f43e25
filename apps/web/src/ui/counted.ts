/** '1 bet', '2 bets'. @param many where it takes more than an s: 'legs are' of 'leg is' */
export function counted(count: number, one: string, many?: string): string {
  return `${count} ${nounOf(count, one, many)}`;
}

/** What is counted, where the number itself stands elsewhere. */
export function nounOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
