/** Rejects with `failure` when the promise takes longer: a bench that waits for ever says nothing. */
export async function within<T>(milliseconds: number, promise: Promise<T>, failure: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${failure} within ${milliseconds / 1_000} seconds.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
