/** The arguments are not what the command takes: in a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Nothing was done: why, in a sentence. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
