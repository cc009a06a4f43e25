/**
 * How long to wait before a request that got no answer is sent again, in milliseconds. A person is waiting for it. Undefined means
 * that it was sent often enough: the person decides.
 * @param tries how often it was sent
 */
export function retryDelay(tries: number): number | undefined {
  return [500, 2_000, 5_000][tries - 1];
}
