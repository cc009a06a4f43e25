/** Why the program cannot start, in one line that says what to do; shown to the person without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a failed system call ('EACCES'), or the message of any other error. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}

/** PostgreSQL's codes for what keeps a person from a database, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'the role or its password is refused',
  '28P01': 'the password is refused',
  '3D000': 'there is no such database',
  '42501': 'the role may not do this',
};

/** PostgreSQL's refusal in words; undefined for any other error, such as of a database that is out of reach. */
export function refusalOf(error: unknown): string | undefined {
  return REFUSALS[reasonOf(error)];
}

/** Why a database cannot be used: PostgreSQL's refusal in words, or what reasonOf says. */
export function whyRefused(error: unknown): string {
  return refusalOf(error) ?? reasonOf(error);
}
