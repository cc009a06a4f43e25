/** Why the program cannot start, in one line that says what to do; shown to the person without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a failed system call ('EACCES'), or the message of any other error. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}
