import * as v from 'valibot';
import type { FieldError } from '../platform/graphql/error-types.ts';
import { ageAt, isDate } from './age.ts';
import { isCommonPassword } from './common-passwords.ts';
import { LONGEST_PASSWORD, passwordLength } from './passwords.ts';
import { POSTAL_CODE_HINTS, postalCode } from './postal-code.ts';
import { isOfRegion } from './postal-regions.ts';
import { findRegion } from './regions.ts';

/**
 * No control characters and no half characters: nobody types them, and Postgres cannot hold all of them. No format characters
 * either: unseen themselves, they turn around or hide what stands beside a name.
 */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u;

const text = (label: string, maximum = 100, kept = PRINTABLE) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Please enter your ${label}.`),
    v.maxLength(maximum, `Your ${label} is too long.`),
    v.regex(kept, `Your ${label} has characters that cannot be kept.`),
  );

/** As PRINTABLE, with the joiners that scripts such as Persian and Sinhala write within a name: between letters only. */
const PRINTABLE_NAME = /^(?:[^\p{Cc}\p{Cf}\p{Cs}]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))*$/u;

/**
 * Letters of any script with their marks, and what stands between them: Anne-Marie, O’Neill, St. John, Gal·la, King, Jr. Joiners
 * as well: where they may stand is PRINTABLE_NAME's.
 */
const NAME =
  /^(?:[\p{L}\p{M} .'’\-‐]|\u200c|\u200d|(?<=[\p{L}\p{M}])·(?=\p{L})|(?<=[\p{L}\p{M}]),(?= \p{L}))*$/u;

const NO_BREAK_SPACE = /[\u00a0\u2007\u202f]/g;

const name = (label: string) =>
  v.pipe(
    v.string(),
    v.transform((written) => written.replace(NO_BREAK_SPACE, ' ')),
    text(label, undefined, PRINTABLE_NAME),
    v.regex(NAME, `Use only letters, spaces, apostrophes, hyphens and dots in your ${label}.`),
    v.regex(/\p{L}/u, `Please enter your ${label} in letters.`),
  );

/** What addresses are written with: 100 Mile House, Saint-Louis-du-Ha! Ha!, 5½ Main St. #4 (rear), c/o Lee & Sons. */
const ADDRESS = /^[\p{L}\p{M}\p{N} .,:;'’!"#°&/()\-‐–]*$/u;

const addressLine = (label: string, maximum?: number) =>
  v.pipe(
    text(label, maximum),
    v.regex(ADDRESS, `Use only letters, digits and punctuation such as . , # / - in your ${label}.`),
  );

const street = v.pipe(
  addressLine('street address', 200),
  v.regex(/[\p{L}\p{N}]/u, 'Please enter your street address.'),
);

const city = v.pipe(addressLine('city'), v.regex(/\p{L}/u, 'Please enter your city in letters.'));

/** As its country writes it; as it is when the region is unknown, which is said of the region. */
function postalCodeOf(address: { region: string; postalCode: string }): string | undefined {
  const region = findRegion(address.region);
  return region ? postalCode(address.postalCode, region.country) : address.postalCode;
}

/** What is wrong with a postal code that its region cannot have; undefined when nothing is, or the region is unknown. */
function postalCodeError(address: { region: string; postalCode: string }): string | undefined {
  const region = findRegion(address.region);
  if (!region) return undefined;
  const code = postalCodeOf(address);
  if (code === undefined) return POSTAL_CODE_HINTS[region.country];
  if (isOfRegion(code, address.region)) return undefined;
  const [kind, area] = region.country === 'US' ? ['ZIP', 'state'] : ['postal', 'province'];
  return `This ${kind} code is not in ${region.name}. Please check it and the ${area} you chose.`;
}

/** Something before the @, and a domain of two labels or more, none of them empty or with a hyphen at an end. */
const EMAIL = /^[^\s@<>]+@(?:(?!-)[^\s@<>.]+(?<!-)\.)+(?!-)[^\s@<>.]{2,}(?<!-)$/;

const OLDEST_YEARS = 120;

const dateOfBirth = v.pipe(v.string(), v.check(isDate, 'Please enter your date of birth as YYYY-MM-DD.'));

/** What the age that a region asks for is told by. */
const toldOfAge = v.object({ dateOfBirth, address: v.object({ region: v.string() }) });

/** Everything a person says of themselves to open an account. Strings come out trimmed, the e-mail in lower case. */
const signUpSchema = v.object({
  firstName: name('first name'),
  lastName: name('last name'),
  email: v.pipe(text('email', 254), v.toLowerCase(), v.regex(EMAIL, 'Please enter a valid email')),
  dateOfBirth,
  address: v.pipe(
    v.object({
      line1: street,
      line2: v.nullish(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(200, 'This line is too long.'),
          v.regex(ADDRESS, 'Use only letters, digits and punctuation such as . , # / - in this line.'),
        ),
      ),
      city,
      region: v.pipe(
        v.string(),
        v.check((code) => findRegion(code) !== undefined, 'Please choose your state or province.'),
      ),
      postalCode: text('postal code', 12),
    }),
    v.forward(
      v.partialCheck(
        [['region'], ['postalCode']],
        (address) => postalCodeError(address) === undefined,
        ({ input }) => postalCodeError(input) ?? '',
      ),
      ['postalCode'],
    ),
    v.transform((address) => ({ ...address, postalCode: postalCodeOf(address) ?? address.postalCode })),
  ),
  password: v.pipe(
    v.string(),
    v.check(
      (password) => passwordLength(password) >= 8,
      'Please choose a password of at least 8 characters.',
    ),
    v.check(
      (password) => passwordLength(password) <= LONGEST_PASSWORD,
      `Please choose a password of at most ${LONGEST_PASSWORD} characters.`,
    ),
    v.check((password) => password.trim() !== '', 'Please choose a password that is not all blanks.'),
    v.check(
      (password) => !isCommonPassword(password),
      'This password is easy to guess. Please choose another.',
    ),
  ),
});

const emailOnly = v.object({ email: signUpSchema.entries.email });

/** The e-mail of a sign-up as it would be kept, whatever else is wrong; undefined where it is no well-formed one. */
export function emailOf(input: unknown): string | undefined {
  const told = v.safeParse(emailOnly, input);
  return told.success ? told.output.email : undefined;
}

export type SignUp = v.InferOutput<typeof signUpSchema>;

export type SignUpCheck =
  | { readonly kind: 'valid'; readonly signUp: SignUp }
  | { readonly kind: 'invalid'; readonly fieldErrors: readonly FieldError[] };

/** One error a field at most, named by its path ('address.region'). */
export function checkSignUp(input: unknown, nowMs: number): SignUpCheck {
  const parsed = v.safeParse(signUpSchema, input);
  const ageError = checkAge(input, nowMs);
  const fieldErrors = [...firstOfEach(parsed.issues ?? []), ...(ageError ? [ageError] : [])];
  return parsed.success && !ageError
    ? { kind: 'valid', signUp: parsed.output }
    : { kind: 'invalid', fieldErrors };
}

/** Where both are told, whatever else is wrong. */
function checkAge(input: unknown, nowMs: number): FieldError | undefined {
  const told = v.safeParse(toldOfAge, input);
  if (!told.success) return undefined;
  const { dateOfBirth, address } = told.output;
  const age = ageAt(dateOfBirth, nowMs);
  const region = findRegion(address.region);
  if (age < 0 || age > OLDEST_YEARS)
    return { field: 'dateOfBirth', message: 'Please check your date of birth.' };
  if (!region || age >= region.minimumAge) return undefined;
  return {
    field: 'dateOfBirth',
    message: `You must be at least ${region.minimumAge} years old in ${region.name}.`,
  };
}

function firstOfEach(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!errors.has(field))
      errors.set(field, issue.kind === 'schema' ? 'Please fill in this field.' : issue.message);
  }
  return [...errors].map(([field, message]) => ({ field, message }));
}
