import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's second recommendation: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** In characters: what a person chose is neither trimmed nor cut off. */
export const LONGEST_PASSWORD = 128;

/** In characters as people count them on the keyboard, an emoji outside the basic plane as one. */
export function passwordLength(password: string): number {
  return [...password].length;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/** Takes as long without a patron as with one, so the time tells nothing of whether the name exists. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
