/**
 * Milliseconds to wait before what a person waits for and what got no answer goes out again by itself; undefined leaves it to the
 * person.
 * @param tries how often it went out
 */
export function retryDelay(tries: number): number | undefined {
  return [500, 2_000, 5_000][tries - 1];
}
