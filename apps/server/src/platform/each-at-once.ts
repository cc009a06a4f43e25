/** Works on the items in their order, so many at the same time: the next begins as soon as one before it is done. */
export async function eachAtOnce<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items].values();
  const line = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: most }, line));
}
